"""Cards of cyberpunk read like cards in every language: what their grammar has of its own, one point each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from effects.cyberpunk.source import CardEffects
from effects.syntax.language import Ability, Step
from effects.syntax.words import Kind
from effects.wording import LANGUAGES, Called, Paragraph, speaker
from effects.wording.vocabulary import DIALECTS
from tests.effects.test_wording import assert_is_text, yaml

DIALECT = DIALECTS["cyberpunk"]
NAMES = {"tag merc": Called("Merc"), "tag corpo": Called("Corpo"), "tag ai": Called("AI")}


class Unit(CardEffects):
    """The effects of a unit."""

    @property
    def sort(self) -> str:
        return "unit"


def said(language: str, *steps: Any) -> str:
    """The text of steps."""
    voice = speaker(language, NAMES, "cyberpunk")
    return voice.telling().grammar.text(voice.steps([Step.model_validate(step) for step in steps]))


def line(language: str, ability: Any) -> str:
    """The text of an ability of a unit."""
    return speaker(language, NAMES, "cyberpunk").ability(Ability.model_validate(ability), "unit")


ABILITIES: Mapping[str, tuple[str, str, str]] = {
    # what waits: who did it, to what, the first time
    "{when: {event: attacks, by: {cards: friendly_units, tagged: merc}, first: this_turn}, draw: 1}": (
        "The first time each turn a friendly unit tagged Merc attacks, draw 1 card.",
        "Her tur ilk kez Merc etiketli bir dost Birim saldırdığında, 1 kart çekin.",
        "每回合首次，当带有“Merc”标签的友好单位攻击时，抽1张牌。",
    ),
    "{when: {event: gig_stolen, by: {cards: friendly_units, other_than: this}, "
    "of: {gigs: gigs, value: {less_than: {power_of: that_unit}}}}, draw: 1}": (
        "When another friendly unit steals a Gig with value less than its power, draw 1 card.",
        "Başka bir dost Birim değeri kendi gücünden az olan bir Gig zarı çaldığında, 1 kart çekin.",
        "当其他友好单位偷取点数小于其力量的任务骰时，抽1张牌。",
    ),
    "{when: {event: played, of: {cards: your_cards, colour: blue, is: program}}, draw: 1}": (
        "When you play a blue program, draw 1 card.",
        "Mavi bir Program oynadığınızda, 1 kart çekin.",
        "当你打出蓝色的程序牌时，抽1张牌。",
    ),
    "{when: {event: gig_adjusted, of: {gigs: friendly_gigs}, who: rival}, draw: 1}": (
        "When your rival adjusts a friendly Gig, draw 1 card.",
        "Rakibiniz bir dost Gig zarının değerini değiştirdiğinde, 1 kart çekin.",
        "当你的对手调整友好任务骰时，你抽1张牌。",
    ),
    "{when: {event: fight_lost, of: {cards: this}}, defeat: that_unit}": (
        "When this unit loses a fight, defeat the opposing unit.",
        "Bu Birim bir çatışma kaybettiğinde, karşısındaki Birimi yenin.",
        "当此单位输掉对战时，击败与之对战的单位。",
    ),
    "{when: {event: gig_rolled, of: {gigs: friendly_gigs}, "
    "if: {any_of: [{gigs: that_gig, is: min}, {gigs: that_gig, is: max}]}}, draw: 1}": (
        "When a friendly Gig is rolled and it is min or max, draw 1 card.",
        "Bir dost Gig zarı atıldığında ve o Gig zarı minimum değerli veya maksimum değerliyse, 1 kart çekin.",
        "当友好任务骰被掷出时（且该任务骰为最小值或为最大值），抽1张牌。",
    ),
    # several steps behind an opening are a list
    "{when: {event: spent, of: {cards: this}}, do: [{draw: 1}, {discard: {cards: {one: your_hand}}}]}": (
        "When this unit is spent, draw 1 card. Discard 1 card.",
        "Bu Birim kullanıldığında, 1 kart çekin. 1 kart ıskarta edin.",
        "当此单位被横置时，抽1张牌。弃1张牌。",
    ),
    # what holds
    "{while: your_turn, add: {power: {times: [2, {count: {cards: gear, worn_by: this}}]}, of: this}}": (
        "On your turn, this unit gets +2 power for each gear worn by it.",
        "Sizin turunuzda bu Birimin taşıdığı her Ekipman için bu Birim 2 güç kazanır.",
        "在你的回合中，每有1件此单位佩戴的装备，此单位力量+2。",
    ),
    "{while: always, add: {power: 1, of: {each: friendly_units, is: attacking}}}": (
        "All attacking friendly units get +1 power.",
        "Saldırmakta olan tüm dost Birimler 1 güç kazanır.",
        "所有攻击中的友好单位力量+1。",
    ),
    "{while: always, cannot: {do: attack_at_once, of: {each: rival_units}}}": (
        "Rival units cannot attack on their first turn on the field.",
        "Tüm rakip Birimler sahaya girdiği tur saldıramaz.",
        "所有敌对单位不能在进场的回合攻击。",
    ),
    "{while: {not: {happened_this_turn: {event: played, of: {cards: your_cards, is: program}}}}, cannot: attack}": (
        "As long as you have not played a program this turn, this unit cannot attack.",
        "Bu tur bir Program oynamadıysanız bu Birim saldıramaz.",
        "只要你本回合没有打出过程序牌，此单位不能攻击。",
    ),
    "{while: {count: {gigs: rival_gigs}, at_least: {plus: [{count: {gigs: friendly_gigs}}, 2]}}, "
    "grant: {keyword: adrenaline, of: this}}": (
        "As long as there are at least 2 more rival Gigs than friendly Gigs, this unit has ADRENALINE.",
        "Rakip Gig zarları dost Gig zarlarından en az 2 fazlaysa bu Birim ADRENALINE kazanır.",
        "只要敌对任务骰比友好任务骰至少多2颗，此单位具有ADRENALINE。",
    ),
    # instead, and for a price
    "{instead_of: {event: defeated, of: {cards: host}}, defeat: this}": (
        "If the wearer would be defeated, defeat this unit instead.",
        "Taşıyan kart yenilecekse bunun yerine bu Birimi yenin.",
        "如果佩戴者将被击败，则作为代替，击败此单位。",
    ),
    "{activate: {pay: 1, spend: this}, quick: true, add: {power: 1, of: {one: friendly_units}}}": (
        "QUICK 1€$, spend this unit: 1 friendly unit gets +1 power this turn.",
        "QUICK 1€$, bu Birimi kullanın: 1 dost Birim bu tur 1 güç kazanır.",
        "QUICK 1€$，横置此单位：1个友好单位本回合力量+1。",
    ),
    "{activate: {spend: this, needs: {cards: your_hand}}, discard: {cards: {one: your_hand}}}": (
        "Spend this unit: Discard 1 card. Activate this only if there is a card in your hand.",
        "Bu Birimi kullanın: 1 kart ıskarta edin. Bunu yalnızca elinizde bir kart varsa etkinleştirin.",
        "横置此单位：弃1张牌。仅当你有手牌时才能发动。",
    ),
    "{activate: {pay: {minus: [2, {count: {gigs: friendly_gigs, is: max}}]}}, draw: 1}": (
        "X€$, where X is 2 minus the number of friendly max Gigs: Draw 1 card.",
        "X€$ (X: 2 eksi maksimum değerli dost Gig zarlarının sayısı): 1 kart çekin.",
        "X€$，X为2减去最大值的友好任务骰数量：抽1张牌。",
    ),
}


@pytest.mark.parametrize(("ability", "texts"), ABILITIES.items(), ids=ABILITIES)
def test_an_ability_is_a_line_of_the_card(ability: str, texts: tuple[str, ...]) -> None:
    assert tuple(line(language, yaml(ability)) for language in LANGUAGES) == texts


STEPS: Mapping[str, tuple[str, str, str]] = {
    # numbers and bounds
    "[{defeat: {one: rival_units, power: {at_most: 5}}}]": (
        "Defeat 1 rival unit with power 5 or less.",
        "Gücü 5 veya daha az olan 1 rakip Birimi yenin.",
        "击败1个力量至多为5的敌对单位。",
    ),
    "[{put: {cards: {one: your_hand, cost: {same_as: friendly_gigs}}, to: trash}}]": (
        "Put 1 card from your hand with cost equal to the value of a friendly Gig into your trash.",
        "Elinizden bedeli bir dost Gig zarının değerine eşit olan 1 kart çöpünüze koyun.",
        "将你的1张费用等于任意1颗友好任务骰的点数的手牌放入你的弃牌区。",
    ),
    "[{steal: {gigs: {one: rival_gigs, value: {unlike: friendly_gigs}}}}]": (
        "This card steals 1 rival Gig with value not equal to the value of any friendly Gig.",
        "Bu kart değeri hiçbir dost Gig zarının değerine eşit olmayan 1 rakip Gig zarını çalar.",
        "此牌偷取1颗点数不等于任何友好任务骰的点数的敌对任务骰。",
    ),
    "[{if: {gigs: friendly_gigs, die: 4, is: min}, draw: 1}]": (
        "If there is a friendly min d4 Gig, draw 1 card.",
        "Minimum değerli bir dost d4 Gig zarı varsa 1 kart çekin.",
        "如果有d4的最小值的友好任务骰，则抽1张牌。",
    ),
    "[{reveal: {top: 1, of: your_deck}, as: seen}, {add: {power: {cost_of: seen}, of: this}}]": (
        "Reveal the top card of your deck. This card gets +X power this turn, where X is that card's cost.",
        "Destenizin en üstündeki kartı gösterin. Bu kart bu tur o kartın bedeli kadar güç kazanır.",
        "展示你牌库顶的1张牌。此牌本回合力量+X，X为该牌的费用。",
    ),
    "[{if: {value_pairs: friendly_gigs, at_least: 1}, draw: 1}, {draw: {amount: {value_pairs: friendly_gigs}}}]": (
        "If there is a pair of equal value among friendly Gigs, draw 1 card. "
        "Draw 1 card for each pair of equal value among friendly Gigs.",
        "Dost Gig zarları arasında eşit değerli bir çift varsa 1 kart çekin. "
        "Dost Gig zarları arasındaki her eşit değerli çift için 1 kart çekin.",
        "如果友好任务骰中有1对相同的点数，则抽1张牌。友好任务骰中每有1对相同的点数，抽1张牌。",
    ),
    "[{if: {street_cred: you, less_than: {street_cred: rival}}, draw: 1}]": (
        "If your Street Cred is lower than your rival's, draw 1 card.",
        "Street Cred değeriniz rakibinizinkinden düşükse 1 kart çekin.",
        "如果你的街头声望低于对手，则抽1张牌。",
    ),
    # one tag is enough
    "[{spend: {one: rival_units, tagged: [ai, corpo, merc]}}]": (
        "Spend 1 rival unit tagged AI, Corpo or Merc.",
        "AI veya Corpo veya Merc etiketli 1 rakip Birimi kullanılmış hâle getirin.",
        "横置1个带有“AI、Corpo或Merc”标签的敌对单位。",
    ),
    # what was seen, taken and left
    "[{look: {top: 5, of: your_deck}, as: seen}, {reveal: {up_to: 2, of: seen, is: gear}, as: taken}, "
    "{put: {cards: taken, to: hand}}, {put: {cards: {each: seen, other_than: taken}, to: bottom_of_deck}}]": (
        "Look at the top 5 cards of your deck. Reveal up to 2 of those gear cards. Put them into your hand. "
        "Put the other cards under your deck in a random order.",
        "Destenizin en üstündeki 5 karta bakın. O kartlardan en fazla 2 Ekipmanı gösterin. O Ekipmanları elinize "
        "ekleyin. Kalan kartları destenizin altına rastgele sırayla koyun.",
        "查看你牌库顶的5张牌。展示这些牌中的至多2张装备牌。将这些装备牌加入你的手牌。将其余的牌以随机顺序放到你的牌库底。",
    ),
    "[{play: {cards: {one: [your_hand, your_trash], is: program}, cost: free, to: bottom_of_deck}}]": (
        "Play 1 program from your hand or trash without paying. It then goes under your deck instead of your trash.",
        "Elinizden veya çöpünüzden 1 Program bedel ödemeden oynayın. Kart sonra çöpünüz yerine destenizin altına "
        "gider.",
        "免费打出你手牌或弃牌区中的1张程序牌。随后该牌不进入弃牌区，而是放到你的牌库底。",
    ),
    # as long as nothing else is spoken of, a pronoun does
    "[{pick: {one: friendly_units}, as: mate}, {can: {do: attack_ready_units, of: mate, until: used}}, "
    "{if: {cards: mate, tagged: merc}, add: {power: 2, of: mate}}]": (
        "Choose 1 friendly unit. It may attack ready units in its next attack this turn. If it is tagged Merc, it gets "
        "+2 power this turn.",
        "1 dost Birim seçin. O Birim bu turki bir sonraki saldırısında hazır Birimlere saldırabilir. O Birim Merc "
        "etiketliyse o Birim bu tur 2 güç kazanır.",
        "选择1个友好单位。该单位本回合下次攻击时可以攻击竖置的单位。如果该单位带有“Merc”标签，则该单位本回合力量+2。",
    ),
    # what an option names is nothing to the next
    "[{choose: [[{pick: {one: gigs}, as: first}, "
    "{set: {value: {value_of: first}, of: {one: gigs, other_than: first}}}], "
    "[{pick: {one: rival_gigs}, as: second}, {steal: second}]]}]": (
        "Choose one: choose 1 Gig, then set the value of 1 other Gig to that Gig's value; or choose 1 rival Gig, then "
        "this card steals that Gig.",
        "Birini seçin: 1 Gig zarını seçin, ardından başka 1 Gig zarının değerini o Gig zarının değeri yapın; veya 1 "
        "rakip Gig zarını seçin, ardından bu kart o Gig zarını çalar.",
        "选择1项：选择1颗任务骰，然后1颗其他任务骰的点数改为该任务骰的点数；或者选择1颗敌对任务骰，然后此牌偷取该任务骰。",
    ),
    # whose pile, whose units
    "[{put: {cards: {one: rival_units}, to: bottom_of_deck}}, {put: {cards: {each: units}, to: hand}}]": (
        "Put 1 rival unit under their deck. Put all units into their owners' hands.",
        "1 rakip Birimi rakibinizin destesinin altına koyun. Tüm Birimleri sahiplerinin ellerine ekleyin.",
        "将1个敌对单位放到其牌库底。将所有单位加入其拥有者的手牌。",
    ),
    "[{by: rival, defeat: {one: rival_units}}, {by: rival, cannot: {do: attack, of: {one: rival_units}}}]": (
        "Your rival defeats 1 of their units. Your rival chooses: 1 of their units cannot attack this turn.",
        "Rakibiniz 1 Birimini yener. Rakibiniz şunu seçer: 1 Birimi bu tur saldıramaz.",
        "你的对手击败其1个单位。你的对手选择：其1个单位本回合不能攻击。",
    ),
    # who chooses does not do what he chooses
    "[{by: rival, choose: [{draw: 2}, {spend: {one: rival_units}}]}]": (
        "Your rival chooses one: you draw 2 cards; or you spend 1 rival unit.",
        "Rakibiniz birini seçer: 2 kart çekin; veya 1 rakip Birimi kullanılmış hâle getirin.",
        "你的对手选择1项：你抽2张牌；或者你横置1个敌对单位。",
    ),
    # for a while, and later
    "[{protect: {gigs: {gigs: friendly_gigs, value: {more_than: {power_of: that_unit}}}, from: {cards: rival_units}, "
    "until: your_next_turn}}]": (
        "Until your next turn, a rival unit cannot steal a friendly Gig with value more than its power.",
        "Sonraki turunuza kadar bir rakip Birim değeri kendi gücünden fazla olan dost Gig zarlarını çalamaz.",
        "直到你的下个回合，敌对单位不能偷取点数大于其力量的友好任务骰。",
    ),
    "[{add: {power: {count: {cards: friendly_legends, is: face_up}}, of: {one: friendly_units}, "
    "while: {cards: that, is: fighting}}}]": (
        "1 friendly unit gets +1 power this turn for each face-up friendly legend, but only while that unit is "
        "fighting.",
        "Her yüzü açık dost Efsane için 1 dost Birim bu tur 1 güç kazanır, ancak yalnızca o Birim çatışmaktaysa.",
        "每有1名面朝上的友好传奇，1个友好单位本回合力量+1（仅当该单位正在对战时）。",
    ),
    "[{pick: {one: units}, as: prey}, {from_now: {when: {event: fights, by: {cards: prey}}, "
    "do: [{from_now: {when: turn_ends, do: [{defeat: prey}]}}]}}]": (
        "Choose 1 unit. The next time this turn it fights, defeat it at the end of this turn.",
        "1 Birim seçin. Bu tur bir sonraki kez o Birim çatıştığında, bu turun sonunda o Birimi yenin.",
        "选择1个单位。本回合下一次，当该单位进行对战时，在本回合结束时，击败该单位。",
    ),
}


@pytest.mark.parametrize(("steps", "texts"), STEPS.items(), ids=STEPS)
def test_steps_read_like_a_card(steps: str, texts: tuple[str, ...]) -> None:
    assert tuple(said(language, *yaml(steps)) for language in LANGUAGES) == texts


def paragraphs(sort: type[CardEffects]) -> list[Paragraph]:
    effects = "{play: [{draw: 1}], attack: [{ready: this}], abilities: [{while: always, cannot: attack}]}"
    return speaker("en", system="cyberpunk").card(sort.model_validate(yaml(effects)))


def test_a_card_is_its_windows_and_then_its_abilities() -> None:
    said = [(each.window, each.heading, each.text) for each in paragraphs(Unit)]
    assert said == [
        ("play", "PLAY", "Draw 1 card."),
        ("attack", "ATTACK", "Ready this unit."),
        ("abilities[0]", "", "This unit cannot attack."),
    ]


def test_the_effect_of_a_program_has_no_heading() -> None:
    class Program(CardEffects):
        @property
        def sort(self) -> str:
            return "program"

    assert [each.heading for each in paragraphs(Program)] == ["", "ATTACK", ""]


def test_an_ability_is_printed_in_its_authors_words() -> None:
    effects = yaml("{abilities: [{while: always, cannot: attack, wording: {en: Stays at home.}}]}")
    (paragraph,) = speaker("en", system="cyberpunk").card(Unit.model_validate(effects))
    assert (paragraph.text, paragraph.instead_of) == ("Stays at home.", "This unit cannot attack.")


# Everything can be said


def things(word: str) -> Iterator[Any]:
    """A word with everything that can say how many."""
    if not DIALECT.words[word].several:
        yield word
        return
    yield from ({key: word} for key in ("one", "each", "any_number"))
    yield from ({key: 2, "of": word} for key in ("exactly", "up_to", "random"))


def deeds(word: str) -> Iterator[Any]:
    """What can be done to the things of a word, by either player."""
    for some in things(word):
        for player in ({}, {"by": "rival"}, {"may": "you"}):
            if DIALECT.words[word].kind is Kind.GIGS:
                yield {**player, "increase": {"gig": some, "up_to": 1}}
                yield {**player, "steal": {"gigs": some}}
            else:
                yield {**player, "defeat": some}
                yield {**player, "put": {"cards": some, "to": "bottom_of_deck"}}
                yield {**player, "add": {"power": 1, "of": some}}
                yield {**player, "cannot": {"do": "attack", "of": some}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", DIALECT.words)
def test_whatever_is_done_to_things_can_be_said(word: str, language: str) -> None:
    for deed in deeds(word):
        assert_is_text(said(language, deed))


def happenings(word: str) -> Iterator[Any]:
    """An event with everything that can be asked of it."""
    event = DIALECT.events[word]
    of = {"of": {"gigs": "friendly_gigs"} if event.of is Kind.GIGS else {"cards": "rival_units"}} if event.of else {}
    by = {"by": {"cards": "friendly_units"}} if event.is_deed else {}
    who = {} if event.is_turn else {"who": "rival"}
    yield from ({"event": word, **asked} for asked in ({}, of, by, {**of, **by}, who, {**who, **of}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", DIALECT.events)
def test_whatever_happens_can_be_said_before_while_and_after_it_happens(word: str, language: str) -> None:
    for event in happenings(word):
        assert_is_text(line(language, {"when": {**event, "first": "this_turn"}, "draw": 1}))
        assert_is_text(line(language, {"instead_of": event, "draw": 1}))
        assert_is_text(said(language, {"from_now": {"when": event, "do": [{"draw": 1}]}}))
        for gate in ("if", "unless"):
            assert_is_text(said(language, {gate: {"happened_this_turn": event}, "draw": 1}))

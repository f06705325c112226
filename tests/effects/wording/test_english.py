"""English card text, in the words players know from cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from effects.syntax.language import Ability, Step
from effects.unmatched.source import CardEffects
from effects.wording import LANGUAGES, speaker
from effects.wording.catalogue import Phrases
from effects.wording.english import CATALOGUES, GRAMMAR
from effects.wording.template import SLOT
from tests.effects.test_wording import NAMES, said, yaml


def test_an_english_amount_never_loses_what_follows_it() -> None:
    """`of` and `points` say only the beginning of "1 card for each ..."; `per` says the rest."""
    phrases: list[Phrases] = [CATALOGUES["unmatched"].verbs, CATALOGUES["unmatched"].remarks]
    texts = [
        text for family in phrases for each in family.values() for text in ([each] if isinstance(each, str) else each)
    ]
    amounts = [match for text in texts for match in SLOT.finditer(text) if match[2] in ("of", "points")]
    assert len(amounts) > 5
    for text in texts:
        for match in SLOT.finditer(text):
            if match[2] in ("of", "points"):
                assert f"{{{match[1]}:per" in text, text


SENTENCES = {
    # who does it
    "{draw: 1}": "Draw 1 card.",
    "{draw: {amount: 2, who: opponent}}": "Your opponent draws 2 cards.",
    "{may: you, draw: 1}": "You may draw 1 card.",
    "{may: you, draw: {amount: 2, who: opponent}}": "You may let your opponent draw 2 cards.",
    "{may: opponent, look: your_deck}": "Your opponent may let you look at all cards in your deck.",
    "{by: opponent, look: your_deck}": "Look at all cards in your deck.",
    "{put: {cards: {one: opponent_discard}, to: hand}}": (
        "Put 1 card from your opponent's discard pile into their hand."
    ),
    "{may: opponent, gain_actions: 1}": "Your opponent may let you gain 1 action.",
    "{discard: {cards: {exactly: 2, of: your_hand}}}": "Discard 2 cards.",
    "{discard: {cards: {exactly: 2, of: opponent_hand}}}": "Your opponent discards 2 cards.",
    "{by: you, discard: {cards: {one: opponent_hand}}}": "Discard 1 card from your opponent's hand.",
    "{by: opponent, pick: {one: your_hand}, as: mark}": "Your opponent chooses 1 card in your hand.",
    "{pick: {one: opponent_hand}, as: mark}": "Choose 1 card in your opponent's hand.",
    "{discard: {cards: {each: your_hand}}}": "Discard all cards in your hand.",
    "{discard: {cards: {top: 2, of: your_deck}}}": "Discard the top 2 cards of your deck.",
    "{recover: {who: your_hero, amount: 2}}": "Your hero recovers 2 health.",
    "{may: you, recover: {who: your_hero, amount: 2}}": "You may have your hero recover 2 health.",
    # whom it befalls
    "{damage: {to: {each: opposing_fighters, is: [sidekick, damaged]}, amount: 1}}": (
        "Deal 1 damage to each damaged opposing sidekick."
    ),
    "{damage: {to: {up_to: 2, of: your_fighters, other_than: your_fighter}, amount: 1}}": (
        "Deal 1 damage to up to 2 of your other fighters."
    ),
    "{damage: {to: [attacker, defender], amount: 1}}": (
        "Deal 1 damage to the attacking fighter and the defending fighter."
    ),
    "{damage: {to: {each: [jackalope, outlaw]}, amount: 1}}": "Deal 1 damage to the Jackalope and each Outlaw.",
    "{damage: {to: {one: [your_hero, opposing_fighters]}, amount: 1}}": (
        "Deal 1 damage to your hero or 1 opposing fighter."
    ),
    "{place: {who: your_fighter, in: {one: spaces}}}": "Place your fighter in any empty space.",
    "{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}": (
        "Place your fighter in an empty space in its zone."
    ),
    "{place: {who: bigfoot, in: {one: spaces, adjacent_to: outlaw}}}": (
        "Place Bigfoot in an empty space adjacent to an Outlaw."
    ),
    "{move: {who: {each: your_fighters}, up_to: 3, through: opposing}}": (
        "Move each of your fighters up to 3 spaces. They may move through opposing fighters."
    ),
    # how much
    "{draw: combat_damage}": "Draw a number of cards equal to the combat damage dealt.",
    "{damage: {to: opposing_hero, amount: {times: [2, combat_damage]}}}": (
        "Deal damage to the opposing hero equal to 2 times the combat damage dealt."
    ),
    "{draw: {amount: {count: {who: outlaw, adjacent_to: bigfoot}}}}": (
        "Draw 1 card for each Outlaw adjacent to Bigfoot."
    ),
    "{add: {value: {times: [2, {count: {who: your_fighters, is: sidekick}}]}}}": (
        "Add 2 to this card's value for each of your sidekicks."
    ),
    "{subtract: {value: 2}}": "Subtract 2 from this card's value.",
    "{may: you, subtract: {value: 1, of: opposing_card}}": "You may subtract 1 from the value of your opponent's card.",
    "{add: {value: 2, of: opposing_card}}": "Add 2 to the value of your opponent's card.",
    # when
    "{if: won, draw: 2, otherwise: [{draw: 1}]}": "If you won the combat, draw 2 cards. Otherwise, draw 1 card.",
    "{unless: won, draw: 1}": "If you did not win the combat, draw 1 card.",
    "{if: {not: {not: won}}, draw: 1}": "If you won the combat, draw 1 card.",
    "{if: [won, attacking, {who: opposing_fighter, is: hero}], draw: 1}": (
        "If you won the combat, you are attacking and the opposing fighter is a hero, draw 1 card."
    ),
    "{unless: [won, attacking], draw: 1}": "Unless you won the combat and you are attacking, draw 1 card.",
    "{if: {not: {any_of: [won, attacking]}}, draw: 1}": "Unless you won the combat or you are attacking, draw 1 card.",
    "{if: {who: outlaw, adjacent_to: bigfoot}, draw: 1}": "If there is an Outlaw adjacent to Bigfoot, draw 1 card.",
    "{unless: {who: outlaw, adjacent_to: bigfoot}, draw: 1}": (
        "If there are no Outlaws adjacent to Bigfoot, draw 1 card."
    ),
    "{if: {who: your_fighters, is: [sidekick, damaged]}, draw: 1}": "If you have a damaged sidekick, draw 1 card.",
    "{if: {who: your_fighter, adjacent_to: opposing_fighter}, damage: {to: opposing_fighter, amount: 1}}": (
        "If your fighter is adjacent to the opposing fighter, deal 1 damage to the opposing fighter."
    ),
    "{if: {hand_size: opponent, at_least: 4}, draw: 1}": "If your opponent has 4 or more cards in hand, draw 1 card.",
    "{unless: {hand_size: you, at_least: 4}, draw: 1}": "If you have fewer than 4 cards in hand, draw 1 card.",
    "{if: {value_of: your_card, at_least: {value_of: opposing_card}}, draw: 1}": (
        "If this card's value is at least the value of your opponent's card, draw 1 card."
    ),
    "{if: {moved_this_turn: {each: your_fighters}}, draw: 1}": (
        "If one of your fighters is in a different space than at the start of this turn, draw 1 card."
    ),
    "{unless: {moved_this_turn: {each: your_fighters}}, draw: 1}": (
        "If each of your fighters is in the same space as at the start of this turn, draw 1 card."
    ),
    "{if: {moved_this_turn: {each: [bigfoot, outlaw]}}, draw: 1}": (
        "If Bigfoot or an Outlaw is in a different space than at the start of this turn, draw 1 card."
    ),
    "{unless: {moved_this_turn: your_fighter}, draw: 1}": (
        "If your fighter is in the same space as at the start of this turn, draw 1 card."
    ),
    # what follows
    "{may: opponent, discard: {cards: {one: opponent_hand}}, otherwise: [{draw: 1}]}": (
        "Your opponent may discard 1 card. If your opponent does not, draw 1 card."
    ),
    "{may: you, discard: {cards: {one: your_hand}}, then: [{draw: 2}, {gain_actions: 1}]}": (
        "You may discard 1 card. If you do, draw 2 cards, then gain 1 action."
    ),
    "{may: opponent, do: [{draw: {amount: 1, who: opponent}}, {move: {who: bigfoot, up_to: 2, through: opposing}}]}": (
        "Your opponent may draw 1 card, then you move Bigfoot up to 2 spaces "
        "(Bigfoot may move through opposing fighters)."
    ),
    "{if: won, do: [{draw: 1}, {if: attacking, draw: 1, otherwise: [{draw: 2}]}]}": (
        "If you won the combat, draw 1 card, then if you are attacking, draw 1 card; otherwise, draw 2 cards."
    ),
    "{choose: [{draw: 2}, [{draw: 1}, {gain_actions: 1}]]}": (
        "Choose one: draw 2 cards; or draw 1 card, then gain 1 action."
    ),
    "{choose: {count: 2, options: [{draw: 2}, {gain_actions: 1}, {recover: {who: alice, amount: 3}}]}}": (
        "Choose 2 of these: draw 2 cards; gain 1 action; Alice recovers 3 health."
    ),
    # a combat's cards and fighters: there are some or there are none
    "{if: {cards: opposing_card}, draw: 1}": "If your opponent played a card, draw 1 card.",
    "{unless: {cards: opposing_card}, draw: 1}": "If your opponent played no card, draw 1 card.",
    "{if: {not: {cards: opposing_card}}, draw: 1}": "If your opponent played no card, draw 1 card.",
    "{if: {cards: opposing_card, is: attack}, draw: 1}": ("If your opponent's card is an attack card, draw 1 card."),
    "{if: {who: jackalope}, draw: 1}": "If the Jackalope is not defeated, draw 1 card.",
    "{unless: {who: opposing_hero}, draw: 1}": "If the opposing hero is defeated, draw 1 card.",
    "{if: {who: [alice, outlaw], adjacent_to: bigfoot}, draw: 1}": (
        "If Alice is adjacent to Bigfoot or there is an Outlaw adjacent to Bigfoot, draw 1 card."
    ),
    # in a filter one of several is enough, and what is denied is denied of all
    "{damage: {to: {each: fighters, adjacent_to: {each: outlaw}}, amount: 1}}": (
        "Deal 1 damage to each fighter adjacent to an Outlaw."
    ),
    "{damage: {to: {each: fighters, adjacent_to: {each: [bigfoot, outlaw]}}, amount: 1}}": (
        "Deal 1 damage to each fighter adjacent to Bigfoot or an Outlaw."
    ),
    "{move: {who: bigfoot, up_to: {count: {spaces: {each: spaces, in_zone_of: {each: outlaw}}}}}}": (
        "Move Bigfoot up to 1 space for each space in an Outlaw's zone."
    ),
    "{unless: {who: bigfoot, adjacent_to: outlaw}, draw: 1}": (
        "If Bigfoot is not adjacent to any Outlaw, draw 1 card."
    ),
    "{place: {who: bigfoot, in: {one: spaces, other_than: {each: spaces, in_zone_of: opposing_fighter}}}}": (
        "Place Bigfoot in an empty space not in the opposing fighter's zone."
    ),
    "{damage: {to: {each: opposing_fighters, other_than: {each: fighters, adjacent_to: outlaw}}, amount: 1}}": (
        "Deal 1 damage to each opposing fighter not adjacent to any Outlaw."
    ),
    "{damage: {to: {one: opposing_fighters, other_than: opposing_fighter}, amount: 1}}": (
        "Deal 1 damage to 1 other opposing fighter."
    ),
    "{damage: {to: {each: your_fighters, named: outlaw}, amount: 1}}": "Deal 1 damage to each Outlaw.",
    # a pronoun stands for what was spoken of, and for nothing beside it
    "{unless: {who: opposing_fighters, in_zone_of: your_hero}, recover: {who: your_hero, amount: 1}}": (
        "If there are no opposing fighters in your hero's zone, your hero recovers 1 health."
    ),
    "{if: {health_of: your_hero, at_most: 4}, recover: {who: your_hero, amount: 1}}": (
        "If your hero's health is 4 or less, your hero recovers 1 health."
    ),
    "{damage: {to: opposing_fighter, amount: {health_of: opposing_fighter}}}": (
        "Deal damage to the opposing fighter equal to its health."
    ),
    "{move: {who: {up_to: 2, of: outlaw}, up_to: {count: {who: combatants}}, through: opposing}}": (
        "Move up to 2 Outlaws up to 1 space for each of the fighters in the combat. "
        "They may move through opposing fighters."
    ),
    "{discard: {cards: {each: opponent_hand}}}": "Your opponent discards all cards in their hand.",
    # each of several goes its own way
    "{place: {who: {up_to: 2, of: opposing_fighters, is: sidekick}, in: {one: spaces, in_zone_of: your_hero}}}": (
        "Place up to 2 opposing sidekicks, each in an empty space in your hero's zone."
    ),
    "{place: {who: {each: your_fighters}, in: {one: spaces, adjacent_to: your_hero}}}": (
        "Place all your fighters, each in an empty space adjacent to your hero."
    ),
    "{return: {who: {each: outlaw, is: defeated}, in: {one: spaces, in_zone_of: bigfoot}}}": (
        "Return all defeated Outlaws, each to an empty space in Bigfoot's zone."
    ),
    "{place: {who: {up_to: 2, of: your_fighters, named: bigfoot}, in: {one: spaces, adjacent_to: alice}}}": (
        "Place Bigfoot in an empty space adjacent to Alice."
    ),
    "{recover: {who: {each: [bigfoot, outlaw]}, amount: 1}}": "Bigfoot and each Outlaw recover 1 health.",
    # how often, how many, how much less
    "{for_each: {times: {count: {who: your_fighters, named: outlaw}}, do: [{draw: 1}]}}": (
        "For each Outlaw, draw 1 card."
    ),
    "{for_each: {times: {times: [2, {count: {who: outlaw}}]}, do: [{draw: 1}]}}": (
        "Do this 2 times for each Outlaw: draw 1 card."
    ),
    "{for_each: {times: combat_damage, do: [{draw: 1}]}}": (
        "Do this a number of times equal to the combat damage dealt: draw 1 card."
    ),
    "{may: you, for_each: {times: {count: {who: outlaw}}, do: [{draw: 1}]}}": (
        "You may do this for each Outlaw: draw 1 card."
    ),
    "{if: {count: {who: outlaw}, at_least: 2}, draw: 1}": "If you have 2 or more Outlaws, draw 1 card.",
    "{unless: {count: {who: outlaw}, at_least: 2}, draw: 1}": "If you have fewer than 2 Outlaws, draw 1 card.",
    "{if: {count: {who: your_fighters, is: sidekick}, more_than: 1}, draw: 1}": (
        "If you have more than 1 sidekick, draw 1 card."
    ),
    "{if: {count: {who: opposing_fighters, in_zone_of: bigfoot}, equal_to: 1}, draw: 1}": (
        "If there is exactly 1 opposing fighter in Bigfoot's zone, draw 1 card."
    ),
    "{unless: {count: {who: outlaw}, equal_to: 2}, draw: 1}": "If you do not have exactly 2 Outlaws, draw 1 card.",
    "{if: {count: {who: outlaw, adjacent_to: bigfoot}, at_least: 1}, draw: 1}": (
        "If there is an Outlaw adjacent to Bigfoot, draw 1 card."
    ),
    "{if: {hand_size: you, less_than: 2}, draw: 1}": "If you have fewer than 2 cards in hand, draw 1 card.",
    "{if: {hand_size: opponent, at_most: 0}, draw: 1}": "If your opponent has no cards in hand, draw 1 card.",
    "{if: {hand_size: you, at_most: {count: {who: outlaw}}}, draw: 1}": (
        "If the number of cards in your hand is at most the number of Outlaws, draw 1 card."
    ),
    "{unless: {hand_size: opponent, more_than: {hand_size: you}}, draw: 1}": (
        "If your opponent has no more cards in hand than you, draw 1 card."
    ),
    "{draw: {amount: {minus: [6, {hand_size: you}]}}}": "Draw cards until you have 6 cards in hand.",
    "{draw: {who: opponent, amount: {minus: [6, {hand_size: opponent}]}}}": (
        "Your opponent draws cards until they have 6 cards in hand."
    ),
    "{draw: {amount: {minus: [6, {hand_size: opponent}]}}}": (
        "Draw a number of cards equal to 6 minus the number of cards in your opponent's hand."
    ),
    "{set: {of: opposing_card, value: {minus: [{value_of: opposing_card}, 2]}}}": (
        "The value of your opponent's card becomes its value minus 2."
    ),
    "{move: {who: bigfoot, exactly: combat_damage}}": (
        "Move Bigfoot a number of spaces equal to the combat damage dealt."
    ),
    # conditions beside conditions
    "{if: [won, {any_of: [attacking, your_turn]}], draw: 1}": (
        "If you won the combat and either you are attacking or it is your turn, draw 1 card."
    ),
    "{if: {any_of: [won, [attacking, your_turn]]}, draw: 1}": (
        "If you won the combat or both you are attacking and it is your turn, draw 1 card."
    ),
    "{if: {any_of: [won, {not: {who: bigfoot, adjacent_to: alice, is: damaged}}]}, draw: 1}": (
        "If you won the combat or it is not true that Bigfoot is adjacent to Alice and Bigfoot is damaged, draw 1 card."
    ),
    "{draw: 1, then: [{if: attacking, draw: 2}]}": "Draw 1 card. If you do and you are attacking, draw 2 cards.",
    "{draw: 1, then: [{if: attacking, draw: 2}, {gain_actions: 1}]}": (
        "Draw 1 card. If you do, if you are attacking, draw 2 cards; either way, gain 1 action."
    ),
    "{if: won, draw: 1, then: [{gain_actions: 1}], otherwise: [{draw: 2}]}": (
        "If you won the combat, draw 1 card. If you do, gain 1 action. If you did not win the combat, draw 2 cards."
    ),
}


@pytest.mark.parametrize(("step", "text"), SENTENCES.items(), ids=SENTENCES)
def test_a_step_reads_like_a_card(step: str, text: str) -> None:
    assert said(step) == text


def test_the_result_of_the_step_before_is_spoken_of_by_a_pronoun() -> None:
    steps = ["{discard: {cards: {random: 1, of: opponent_hand}}, as: lost}", "{add: {value: {boost_of: lost}}}"]
    assert said(*steps) == "Your opponent discards 1 random card. Add its BOOST value to this card's value."


def test_the_result_of_an_earlier_step_is_described() -> None:
    steps = [
        "{discard: {cards: {any_number: your_hand}}, as: lost}",
        "{draw: lost}",
        "{add: {value: {boost_of: lost}}}",
    ]
    assert said(*steps) == (
        "Discard any number of cards. Draw that many cards. "
        "Add the total BOOST value of the discarded cards to this card's value."
    )


def test_a_result_is_there_if_the_step_happened() -> None:
    steps = ["{discard: {cards: {one: your_hand}}, as: gone}", "{if: {cards: gone}, draw: 1}"]
    assert said(*steps) == "Discard 1 card. If a card was discarded, draw 1 card."


def test_a_pronoun_stands_only_for_the_one_thing_that_the_step_before_spoke_of() -> None:
    at = "{pick: {one: opposing_fighters}, as: mark}"
    assert said(at, "{damage: {to: {each: opposing_fighters, other_than: mark}, amount: 1}}") == (
        "Choose 1 opposing fighter. Deal 1 damage to each other opposing fighter."
    )
    placed = "{place: {who: {one: outlaw}, in: {one: spaces}}, as: mark}"
    assert said(placed, "{recover: {who: mark, amount: 1}}") == (
        "Place 1 Outlaw in any empty space. That Outlaw recovers 1 health."
    )
    assert said("{damage: {to: jackalope, amount: 1}, as: mark}", "{move: {who: mark, up_to: 1}}") == (
        "Deal 1 damage to the Jackalope. Move it up to 1 space."
    )


ABILITIES = {
    "{when: attack_declared, add: {value: 1}}": "When you attack, add 1 to your card's value.",
    "{when: attack_declared, if: {value_of: your_card, at_most: 2}, set: {value: 5}}": (
        "When you attack, if your card's value is 2 or less, it is 5 instead."
    ),
    "{when: combat_won, if: attacking, draw: 1}": "After you win a combat, if you were attacking, draw 1 card.",
    "{when: combat_ended, unless: defending, draw: 1}": "After a combat, if you were not defending, draw 1 card.",
    "{when: end_of_turn, unless: your_turn, draw: 1}": "At the end of your turn, if it is not your turn, draw 1 card.",
}


@pytest.mark.parametrize(("ability", "text"), ABILITIES.items(), ids=ABILITIES)
def test_an_ability_reads_like_one(ability: str, text: str) -> None:
    assert speaker("en", NAMES).ability(Ability.model_validate(yaml(ability))) == text


def test_results_of_equal_steps_are_told_apart() -> None:
    steps = [
        "{pick: {one: spaces, adjacent_to: bigfoot}, as: first}",
        "{pick: {one: spaces, adjacent_to: first}, as: second}",
        "{damage: {to: {each: fighters, adjacent_to: [first, second]}, amount: 2}}",
    ]
    assert said(*steps) == (
        "Choose a space adjacent to Bigfoot. Choose a space adjacent to that space. "
        "Deal 2 damage to each fighter adjacent to one of the chosen spaces."
    )


def test_a_name_is_known_in_the_later_windows_of_its_card() -> None:
    card = CardEffects.model_validate(
        yaml("{immediately: [{pick: {one: opposing_fighters}, as: mark}], scheme: [{damage: {to: mark, amount: 1}}]}")
    )
    assert [(paragraph.heading, paragraph.text) for paragraph in speaker("en").card(card)] == [
        ("Immediately", "Choose 1 opposing fighter."),
        ("", "Deal 1 damage to it."),
    ]


def test_a_choice_is_put_to_a_player_without_its_conditions() -> None:
    step = Step.model_validate(yaml("{if: won, may: you, draw: 1}"))
    assert speaker("en").deed(step) == "Draw 1 card"


def test_pronouns_follow_the_order_in_which_a_language_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that puts the place first names the fighter there, where English, coming later to it, says "its"."""
    verbs: Mapping[str, str | tuple[str, ...]] = {
        **CATALOGUES["unmatched"].verbs,
        "place": "in {in:empty} {who} [put|puts]",
    }
    monkeypatch.setitem(LANGUAGES, "yoda", ({"unmatched": replace(CATALOGUES["unmatched"], verbs=verbs)}, GRAMMAR))
    step = Step.model_validate(yaml("{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}"))
    assert speaker("yoda").step(step) == "In an empty space in your fighter's zone your fighter put."


def test_what_was_looked_at_in_the_opponents_deck_goes_under_that_deck() -> None:
    steps = ("{look: {top: 3, of: opponent_deck}, as: seen}", "{put: {cards: {one: seen}, to: bottom_of_deck}}")
    assert said(*steps) == ("Look at the top 3 cards of your opponent's deck. Put 1 of those cards under their deck.")

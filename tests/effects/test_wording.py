"""Card text: what is printed says what the steps do, in the words players know from cards.

`python -m tests.effects.test_wording` writes the golden texts of all heroes and cards anew; read every line that
changes.
"""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import given

from content.library import load
from content.library.folders import BUILT_IN
from content.reading import read_text
from content.schema.cyberpunk.card import CardColour
from content.schema.unmatched.hero import Hero
from content.speaking import card_speaker, hero_speaker
from effects.cyberpunk import source as cyberpunk
from effects.shared.verbs.put import Put
from effects.syntax.grammar import GROUP_KINDS
from effects.syntax.language import FILTERS, KEYWORDS, MEASURES, TESTS, VERBS, Step, keywords_of
from effects.syntax.node import spelling
from effects.unmatched.source import CardEffects
from effects.wording import LANGUAGES, Called, speaker
from effects.wording.catalogue import Catalogue
from effects.wording.english import CATALOGUES
from effects.wording.letters import upper
from effects.wording.parts import Noun
from effects.wording.template import pieces, slot_names
from effects.wording.things import is_several
from effects.wording.vocabulary import DIALECTS, vocabulary
from tests.effects.test_compiler import SLOW, STEPS, WINDOW, flow, problems

GOLDEN = Path(__file__).parents[1] / "golden" / "texts"
HEROES = sorted(path.stem for path in BUILT_IN.rglob("heroes/*.yaml"))
NAMES = {
    "alice": Called("Alice"),
    "bigfoot": Called("Bigfoot"),
    "jackalope": Called("The Jackalope"),
    "outlaw": Called("Outlaw", several=True),
    "fox": Called("Fox"),
    "cub": Called("Cub", several=True),
    "cub-1": Called("Cub 1"),
    "cub-2": Called("Cub 2"),
    "card excalibur": Called("Excalibur"),
    "card the-hoax": Called("The Hoax", several=True),
    "tag voyage": Called("VOYAGE"),
}
"""What fighters are called, also those of the steps that are made at random: an id begins with a small letter."""


def yaml(text: str) -> Any:
    document = read_text(text, "test.yaml")
    assert not document.problems
    return document.root


def said(*steps: str, language: str = "en", system: str = "unmatched") -> str:
    """The text of steps, each a line of YAML."""
    voice = speaker(language, NAMES, system)
    return voice.telling().grammar.text(voice.steps([Step.model_validate(yaml(step)) for step in steps]))


def hero_texts(language: str, hero_id: str, hero: Hero) -> str:
    """Everything a hero's cards and abilities say, for people to read."""
    voice = hero_speaker(hero_id, hero, language)
    blocks = [[hero.name.spoken(language), *(f"  {voice.ability(ability)}" for ability in hero.abilities)]]
    for card in hero.cards:
        paragraphs = voice.card(card)
        lines = [f"  {f'{upper(each.heading, language)}: ' if each.heading else ''}{each.text}" for each in paragraphs]
        blocks.append([f"{card.name.spoken(language)} ({card.type.value})", *lines])
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def card_texts(language: str, colour: CardColour) -> str:
    """Everything the cards of a colour say, for people to read, set by set."""
    voice = card_speaker(load(), language)
    blocks = []
    for _, card in load().shelf.values():
        if card.colour is colour:
            paragraphs = voice.card(card)
            lines = [f"  {f'{each.heading}: ' if each.heading else ''}{each.text}" for each in paragraphs]
            blocks.append("\n".join([f"{card.title(language)} ({card.type.value})", *lines]))
    return "\n\n".join(blocks) + "\n"


def golden_file(language: str, name: str) -> Path:
    return GOLDEN / f"{name}.{language}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", CardColour, ids=lambda colour: colour.value)
def test_the_texts_of_cards_are_as_they_were_approved(colour: CardColour, language: str) -> None:
    assert card_texts(language, colour) == golden_file(language, colour.value).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero_id", HEROES)
def test_a_heros_texts_are_as_they_were_approved(hero_id: str, language: str) -> None:
    hero = load().hero(hero_id).demand()
    assert hero_texts(language, hero_id, hero) == golden_file(language, hero_id).read_text(encoding="utf-8")


def test_golden_texts_belong_to_heroes_and_colours() -> None:
    names = [*HEROES, *(colour.value for colour in CardColour)]
    known = {golden_file(language, name).name for language in LANGUAGES for name in names}
    assert {file.name for file in GOLDEN.iterdir()} == known


# What a catalogue has to know


WINDOWS = {"unmatched": CardEffects.windows, "cyberpunk": cyberpunk.CardEffects.windows}
FAMILIES = {"verbs": VERBS, "filters": FILTERS, "predicates": FILTERS, "measures": MEASURES, "tests": TESTS}


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_phrase_in_every_language(language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    for family, keywords in FAMILIES.items():
        expected = {keyword.key for keyword in keywords if system in keyword.systems} - {
            "not"
        }  # said by the phrase of what it denies
        closer = {key for key in getattr(catalogue, family) if " " in key}
        assert set(getattr(catalogue, family)) - closer == expected, family
        assert {key.split()[0] for key in closer} <= expected, family
    for family in ("results", "totals"):
        assert set(getattr(catalogue, family)) == {verb.key for verb in VERBS if system in verb.systems}, family


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_phrase_in_every_language(language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    words = vocabulary(system)
    assert set(catalogue.words) == set(words.things)
    for family in ("players", "amounts", "conditions", "events", "qualities"):
        assert set(getattr(catalogue, family)) == set(getattr(words, family)), family
    assert {window for window in catalogue.windows if " " not in window} == set(WINDOWS[system])
    for word, entry in DIALECTS[system].words.items():
        telling = speaker(language, system=system).telling()
        assert is_several(Noun(word), telling) is entry.several, word


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_has_the_same_phrases(language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    for field in fields(Catalogue):
        closer = field.name == "comparisons"
        of_language, of_english = (
            {key for key in getattr(each, field.name) if not (closer and " " in key)}
            for each in (catalogue, CATALOGUES[system])
        )
        assert of_language == of_english, field.name


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fixed_choice_of_an_argument_has_a_phrase(language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    choices = {
        (f"{keyword.key} {spelling(name)} {choice}", f"{spelling(name)} {choice}")
        for keyword in KEYWORDS
        if system in keyword.systems
        for name, field in keyword.model_fields.items()
        if system in keyword.systems_of.get(spelling(name), keyword.systems)
        for kind in (field.annotation, *get_args(field.annotation))
        if get_origin(kind) is Literal
        for choice in get_args(kind)
        if isinstance(choice, str)
        if keyword is not Put or spelling(name) != "to" or choice in DIALECTS[system].places
    }
    for of_verb, of_any in choices:
        assert {of_verb, of_any} & set(catalogue.arguments), of_verb
    said = {key for choice in choices for key in choice}
    of_others_cards = {
        f"put to {whose} {place}"
        for whose in ("their", *(("its_owners",) if system == "cyberpunk" else ()))
        for _, place in (choice[0].split(" to ") for choice in choices if choice[0].startswith("put to "))
    }
    assert set(catalogue.arguments) <= said | of_others_cards
    assert of_others_cards <= set(catalogue.arguments)


ENTRIES = {"state": {"state", "value"}, "worn_by": {"of"}, "from_now": {"condition"}}
"""By keyword of which a phrase knows something by another name than the author's."""


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keyword", KEYWORDS, ids=lambda keyword: keyword.key)
def test_a_phrase_asks_only_for_arguments_that_there_are(keyword: type[Any], language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    arguments = {spelling(name) for name in keyword.model_fields} | ENTRIES.get(keyword.key, set())
    families = [family for family, keywords in FAMILIES.items() if keyword in keywords]
    for family in [*families, *(["remarks"] if keyword in VERBS else [])]:
        offered = getattr(catalogue, family).get(keyword.key, ())
        allowed = arguments | ({"who"} if family == "predicates" else set())
        for text in (offered,) if isinstance(offered, str) else offered:
            assert slot_names(text) <= allowed, text


DENIABLE = ("conditions", "tests", "comparisons", "groups", "predicates", "joints")
"""The families of what holds or does not; of the joints only those of conditions."""


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", DENIABLE)
def test_what_does_not_hold_is_said_otherwise_than_what_holds(family: str, language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    for key, offered in getattr(catalogue, family).items():
        if family == "joints" and key not in ("all_of", "both"):
            continue
        for text in (offered,) if isinstance(offered, str) else offered:
            forms = [pieces(text, form) for form in range(4)]
            assert forms[0] != forms[1], key
            assert forms[2] != forms[3], key


UNSAID = {"who", "what"}
"""What may go without saying: of whom or what a sentence speaks."""
TELLING = [field.name for field in fields(Catalogue) if field.name not in ("words", "of_abilities")]
"""The families whose slots are arguments."""


@pytest.mark.parametrize("system", DIALECTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TELLING)
def test_no_language_loses_what_another_says(family: str, language: str, system: str) -> None:
    catalogue = LANGUAGES[language][0][system]
    spoken, english = (getattr(each, family) for each in (catalogue, CATALOGUES[system]))
    for key in set(spoken) & set(english):
        assert slots_of(spoken[key]) - UNSAID == slots_of(english[key]) - UNSAID, key


def slots_of(offered: str | tuple[str, ...]) -> frozenset[str]:
    """What the phrases under one key ask for, all together."""
    return frozenset().union(*map(slot_names, (offered,) if isinstance(offered, str) else offered))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("system", "keyword"),
    [(system, keyword) for system in DIALECTS for keyword in keywords_of(system)],
    ids=lambda value: value if isinstance(value, str) else value.key,
)
def test_every_example_can_be_said_in_every_language(keyword: type[Any], system: str, language: str) -> None:
    assert_is_text(said(example_step(keyword.example_in(system)), language=language, system=system))


def example_step(example: str) -> str:
    """An example as a step: that of a filter shows a selector or a set."""
    keys = set(yaml(example))
    if keys & set(GROUP_KINDS):
        return f"{{if: {example}, draw: 1}}"
    return f"{{pick: {example}}}" if keys & {"one", "each"} else example


def assert_is_text(text: str) -> None:
    """Sentences in which nothing is left of the signs of a catalogue."""
    assert text.endswith((".", ".)", "。", "。)", "。）")), text
    assert not text[0].islower(), text
    assert not set("{}[]<>_|*+") & set(re.sub(r"\+(?=[\dX])", "", text)), text
    assert "  " not in text, text


@SLOW
@given(STEPS, WINDOW)
def test_every_step_that_compiles_can_be_said(step: dict[str, object], window: str) -> None:
    if not problems(flow(step), window):
        for language in LANGUAGES:
            assert_is_text(said(flow(step), language=language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Deal 2 damage to Mr. T. Draw 1 card."),
        ("tr", "Mr. T.'ye 2 hasar verin. 1 kart çekin."),
        ("zh", "对Mr. T.造成2点伤害。抽1张牌。"),
    ],
)
def test_an_abbreviation_at_the_end_of_a_sentence_stops_it(language: str, text: str) -> None:
    voice = speaker(language, {"owl": Called("Mr. T.")})
    steps = [Step.model_validate(step) for step in ({"damage": {"amount": 2, "to": "owl"}}, {"draw": 1})]
    assert voice.telling().grammar.text(voice.steps(steps)) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Put 2 of those cards into your hand. Put the other cards on top of your deck in any order.",
        ),
        (
            "tr",
            "O kartlardan 2'sini elinize ekleyin. Kalan kartları destenizin üstüne herhangi bir sırayla koyun.",
        ),
        ("zh", "将这些牌中的2张牌加入你的手牌。将其余的牌以任意顺序放到你的牌库顶。"),
    ],
)
def test_the_rest_of_the_cards_seen_goes_back_in_any_order(language: str, text: str) -> None:
    steps = [
        Step.model_validate(step)
        for step in (
            {"look": {"top": 4, "of": "your_deck"}, "as": "seen"},
            {"put": {"cards": {"exactly": 2, "of": "seen"}, "to": "hand"}, "as": "taken"},
            {"put": {"cards": {"each": "seen", "other_than": "taken"}, "to": "top_of_deck"}},
        )
    ]
    voice = speaker(language)
    assert voice.telling().grammar.text(voice.steps(steps)).endswith(text)


CARDS_BY_NAME = {
    "{if: {cards: your_hand, named: excalibur}, put: {cards: {one: your_hand, named: excalibur}, to: discard}}": (
        "If Excalibur is in your hand, put it into your discard pile.",
        "Elinizde Excalibur kartı varsa onu ıskarta destenize koyun.",
        "如果你手牌中有“Excalibur”，则将其放入你的弃牌堆。",
    ),
    "{unless: {cards: your_hand, named: excalibur}, put: {cards: {one: your_deck, named: excalibur}, to: hand}}": (
        "If Excalibur is not in your hand, put Excalibur from your deck into your hand.",
        "Elinizde Excalibur kartı yoksa destenizdeki Excalibur kartını elinize ekleyin.",
        "如果你手牌中没有“Excalibur”，则将你牌库中的“Excalibur”加入你的手牌。",
    ),
    "{add: {value: {boost_of: {one: your_hand, named: excalibur}}}}": (
        "Add the BOOST value of Excalibur in your hand to this card's value.",
        "Bu kartın değerine elinizdeki Excalibur kartının BOOST değerini ekleyin.",
        "此牌的点数加上你手牌中的“Excalibur”的BOOST值。",
    ),
    # of which the deck has several
    "{if: {cards: your_discard, named: the-hoax}, put: {cards: {one: your_discard, named: the-hoax}, to: hand}}": (
        "If there is a copy of The Hoax in your discard pile, put 1 copy of The Hoax from your discard pile into your "
        "hand.",
        "Iskarta destenizde bir The Hoax kartı varsa ıskarta destenizden 1 The Hoax kartı elinize ekleyin.",
        "如果你弃牌堆中有“The Hoax”，则将你弃牌堆中的1张“The Hoax”加入你的手牌。",
    ),
    "{discard: {cards: {each: your_hand, named: the-hoax}}}": (
        "Discard all copies of The Hoax in your hand.",
        "Elinizdeki tüm The Hoax kartlarını ıskarta edin.",
        "弃掉手牌中所有“The Hoax”。",
    ),
    "{add: {value: {count: {cards: your_discard, named: [excalibur, the-hoax]}}}}": (
        "Add 1 to this card's value for each copy of Excalibur or The Hoax in your discard pile.",
        "Iskarta destenizdeki her Excalibur veya The Hoax kartı için bu kartın değerine 1 ekleyin.",
        "你弃牌堆中每有1张“Excalibur”或“The Hoax”，此牌的点数加1。",
    ),
}


@pytest.mark.parametrize(("step", "texts"), CARDS_BY_NAME.items(), ids=CARDS_BY_NAME)
def test_cards_are_called_by_their_names(step: str, texts: tuple[str, ...]) -> None:
    assert tuple(said(step, language=language) for language in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "If Excalibur is among them, put it into your hand. Put the other cards under your deck"),
        ("tr", "Aralarında Excalibur kartı varsa onu elinize ekleyin. Kalan kartları destenizin altına"),
        ("zh", "如果其中有“Excalibur”，则将其加入你的手牌。将其余的牌以任意顺序放到你的牌库底。"),
    ],
)
def test_a_card_by_its_name_can_be_among_those_seen(language: str, text: str) -> None:
    steps = (
        "{look: {top: 4, of: your_deck}, as: seen}",
        "{if: {cards: seen, named: excalibur}, put: {cards: {one: seen, named: excalibur}, to: hand}, as: taken}",
        "{put: {cards: {each: seen, other_than: taken}, to: bottom_of_deck}}",
    )
    assert text in said(*steps, language=language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Put all cards tagged VOYAGE from your discard pile into your hand."),
        ("tr", "Iskarta destenizdeki VOYAGE etiketli tüm kartları elinize ekleyin."),
        ("zh", "将你弃牌堆中所有带有“VOYAGE”标记的牌加入你的手牌。"),
    ],
)
def test_a_tag_stands_beside_its_card_and_not_beside_the_pile(language: str, text: str) -> None:
    step = "{put: {cards: {each: your_discard, tagged: voyage}, to: hand}}"
    assert said(step, language=language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "If Bigfoot's health is 4 or less, set it to 8. If the Jackalope's health is 4 or less, set Bigfoot's"),
        ("tr", "Bigfoot'un canı 4 veya daha azsa canı 8 olur. Jackalope'nin canı 4 veya daha azsa Bigfoot'un"),
    ],
)
def test_whose_health_is_not_said_again_after_its_condition(language: str, text: str) -> None:
    steps = (
        "{if: {health_of: bigfoot, at_most: 4}, set: {health: 8, of: bigfoot}}",
        "{if: {health_of: jackalope, at_most: 4}, set: {health: 8, of: bigfoot}}",
    )
    assert said(*steps, language=language).startswith(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "fighter in the chosen spaces. If there is a defeated fighter among them, draw 1 card."),
        ("tr", "Seçilen alanlardan birinde duran her rakip figüre 2 hasar verin."),
        ("zh", "对每名位于所选的空格的敌对战士造成2点伤害。"),
    ],
)
def test_all_that_was_chosen_is_spoken_of_together(language: str, text: str) -> None:
    steps = (
        "{pick: {one: spaces, in_zone_of: bigfoot}, as: first}",
        "{pick: {one: spaces, adjacent_to: first}, as: second}",
        "{damage: {to: {each: opposing_fighters, in: [first, second]}, amount: 2}, as: struck}",
        "{if: {who: struck, is: defeated}, draw: 1}",
    )
    assert text in said(*steps, language=language)


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'xx'; there is en"):
        speaker("xx")


def test_a_form_that_is_left_out_is_the_first() -> None:
    assert ["".join(map(str, pieces("[deal|deals] 1", form))) for form in range(3)] == ["deal 1", "deals 1", "deal 1"]


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        for colour in CardColour:
            golden_file(code, colour.value).write_text(card_texts(code, colour), encoding="utf-8")
        for hero_name in HEROES:
            texts = hero_texts(code, hero_name, load().hero(hero_name).demand())
            golden_file(code, hero_name).write_text(texts, encoding="utf-8")

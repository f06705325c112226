"""What a handbook holds: every rule, word, question, hero, card and board, each with an anchor and linked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from cardwright import HOME
from content.library import load
from content.questions import questions
from content.rulebook import rulebook
from content.terms import terms
from effects.problem import ContentError
from effects.syntax.language import keywords_of
from effects.wording import speaker
from effects.wording.vocabulary import DIALECTS
from tests.tools.handbook.handbooks import BUILT_IN, CARDS, CHOSEN, LANGUAGES, NAMES, SYSTEMS, book, hostile
from tools.handbook.choosing import chosen
from tools.handbook.gathering import handbook
from tools.handbook.labels import SHOWN
from tools.handbook.links import Links
from tools.handbook.made_examples import made_example
from tools.handbook.model import Card, Cards, Character, Deck, Handbook, Number, Picture, Question, Rule, Run, Term
from tools.handbook.printable import unprintable
from tools.handbook.unmatched.heroes_chapter import cards_of

EVERY_BOOK = pytest.mark.parametrize(("language", "system"), list(product(LANGUAGES, SYSTEMS)))
"""The handbooks of both systems, in each language."""


def cards(shown: Handbook) -> list[Card]:
    return [card for block in shown.blocks() if isinstance(block, Cards) for card in block.cards]


def terms_of(shown: Handbook) -> dict[str, Term]:
    return {block.anchor.removeprefix("term-"): block for block in shown.blocks() if isinstance(block, Term)}


def rule(shown: Handbook, number: str) -> Rule:
    return next(block for block in shown.blocks() if isinstance(block, Rule) and block.number == number)


def links(shown: Handbook) -> Iterator[str]:
    """Where every link of a handbook leads."""

    def runs() -> Iterator[Run]:
        for block in shown.blocks():
            match block:
                case Rule():
                    yield from (*block.text, *block.note, *block.see)
                case Term():
                    yield from (*block.text, *block.rules)
                    if block.example is not None:
                        yield Run(block.example.name, block.example.to)
                case Question():
                    yield from (*block.answer, *block.rules, *block.about)
                case Character():
                    yield from block.see
                case Deck():
                    yield from (Run(row.card.name, row.card.anchor) for row in block.rows)
                case Cards():
                    for card in block.cards:
                        yield from card.see
                        for ruling in card.rulings:
                            yield from (*ruling.text, *ruling.rules)

    return (run.to for run in runs() if run.to)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_there_is_stands_in_it(language: str) -> None:
    anchors = book(language).anchors()
    wanted = [f"rule-{each.number}" for each in rulebook("unmatched")]
    wanted += [f"term-{each.id}" for each in terms("unmatched")]
    wanted += [f"question-{each.id}" for each in questions("unmatched")]
    wanted += [f"hero-{file.id}" for file in BUILT_IN.heroes]
    wanted += [f"card-{file.id}-{card.id}" for file in BUILT_IN.heroes for card in file.demand().cards]
    wanted += [f"board-{board.id}" for board in BUILT_IN.boards]
    assert set(wanted) <= set(anchors)
    assert len([block for block in book(language).blocks() if isinstance(block, Picture)]) == len(BUILT_IN.boards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_deck_of_the_other_system_stands_in_its_own(language: str) -> None:
    anchors = book(language, "cyberpunk").anchors()
    wanted = [f"rule-{each.number}" for each in rulebook("cyberpunk")]
    wanted += [f"term-{each.id}" for each in terms("cyberpunk")]
    wanted += [f"question-{each.id}" for each in questions("cyberpunk")]
    wanted += [f"card-{each.card.id}" for each in CARDS.shelved]
    wanted += [f"deck-{file.id}" for file in CARDS.decks]
    assert set(wanted) <= set(anchors)
    assert len(CARDS.shelved) > 150


@EVERY_BOOK
def test_every_anchor_is_there_once_and_every_link_leads_to_one(language: str, system: str) -> None:
    anchors = book(language, system).anchors()
    assert [anchor for anchor, number in Counter(anchors).items() if number > 1] == []
    assert set(links(book(language, system))) <= set(anchors)


def test_two_cards_whose_ids_run_into_each_other_have_anchors_of_their_own(tmp_path: Path) -> None:
    for hero, card in (("fox", "cub-bite"), ("fox-cub", "bite")):
        path = tmp_path / "den" / "heroes" / f"{hero}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f"name: {hero}\nhealth: 9\nmove: 2\nattack: melee\ndeck_size: 1\n"
            f"cards: [{{id: {card}, name: Bite, type: attack, value: 2}}]\n"
        )
    (tmp_path / "den" / "set.yaml").write_text("name: Den\nsystem: unmatched\nversion: 1.0.0\n")
    anchors = [card.anchor for card in cards(handbook(chosen(load([tmp_path]), "unmatched", ["fox", "fox-cub"]), "en"))]
    assert len(set(anchors)) == 2


def test_a_rule_that_nobody_plays_by_yet_says_so() -> None:
    shown = {block.number: block.is_played for block in book("en").blocks() if isinstance(block, Rule)}
    assert shown == {each.number: each.built for each in rulebook("unmatched")}


def test_a_rule_leads_to_the_words_cards_and_questions_that_rest_on_it() -> None:
    see = {run.to for run in rule(book("en"), "57").see}
    assert "card-bigfoot-feint" in see, "a ruling on Feint rests on rule 57"
    assert "term-adjacent" in {run.to for run in rule(book("en"), "104").see}
    asked = next(each for each in questions("unmatched") if each.id == "same-action-twice")
    assert all(f"question-{asked.id}" in {run.to for run in rule(book("en"), number).see} for number in asked.rules)


@pytest.mark.parametrize(
    ("language", "sentence", "numbers"),
    [
        ("en", "As rule 60 and rules 52 and 53 say.", ["60", "52", "53"]),
        ("en", "Draw 45 cards.", []),
        ("en", "There is no rule 999.", []),
        ("tr", "Karakter kartı, 60. kuralın bu istisnasını belirtir; kural 52 de.", ["60", "52"]),
        ("zh", "角色卡写明了规则60的这一例外，见第52条。", ["60", "52"]),
    ],
)
def test_a_rule_named_by_its_number_is_a_link(language: str, sentence: str, numbers: list[str]) -> None:
    text = Links(rulebook("unmatched"), language).text(sentence)
    assert "".join(run.text for run in text) == sentence
    assert [(run.text, run.to) for run in text if run.to] == [(number, f"rule-{number}") for number in numbers]


@EVERY_BOOK
def test_every_keyword_of_the_language_has_a_word_with_an_example(language: str, system: str) -> None:
    shown = terms_of(book(language, system))
    for keyword in keywords_of(system):
        example = shown[terms(system).of(keyword.key).id].example
        assert example is not None
        assert all(paragraph.text for paragraph in example.paragraphs)


def test_the_example_of_a_word_is_the_shortest_card_that_uses_it() -> None:
    shown = terms_of(handbook(chosen(load(), "unmatched", ["bigfoot", "robin-hood"]), "en"))
    examples = {term: example.to for term, each in shown.items() if (example := each.example) is not None}
    assert examples["random"] == "card-robin-hood-ambush"
    assert examples["return"] == "card-robin-hood-defenders-of-sherwood"
    assert examples["draw"] == "card-robin-hood-piercing-shot", "Draw 2 cards: no text is shorter"
    assert examples["after-attack"] == "hero-robin-hood", "an ability shows what no card does"
    assert examples["ranged"] == "hero-robin-hood"
    assert examples["recover"] == "", "no card of these two recovers; the text stands alone"


def test_a_number_beside_the_text_is_no_example_of_a_word_in_it() -> None:
    shown = terms_of(handbook(chosen(load(), "unmatched", ["king-arthur"]), "en"))
    example = shown["boost-a-card"].example
    assert example is not None
    assert example.to == "card-king-arthur-noble-sacrifice", "all cards have a BOOST value, but few boost one"


def test_an_example_is_made_of_the_words_of_the_system() -> None:
    known = DIALECTS["unmatched"]
    assert made_example("opponent_hand", known, speaker("en")) == "Your opponent discards 1 card."
    assert made_example("opponent_hand", replace(known, words={}), speaker("en")) == ""


@pytest.mark.parametrize(("language", "name"), [("tr", "Sahte Hamle (Bigfoot)"), ("zh", "佯攻（大脚怪）")])
def test_cards_with_one_name_are_told_apart_in_the_brackets_of_the_language(language: str, name: str) -> None:
    assert name in {run.text for run in rule(book(language), "57").see}


def test_every_ruling_stands_beside_its_cards() -> None:
    shown = {card.anchor: [ruling.text[0].text for ruling in card.rulings] for card in cards(book("en"))}
    for ruling in BUILT_IN.rulings:
        for reference in ruling.cards:
            assert ruling.text() in shown[f"card-{reference.replace('/', '-')}"]
    shown = {
        card.anchor: ["".join(run.text for run in each.text) for each in card.rulings]
        for card in cards(book("en", "cyberpunk"))
    }
    for ruling in CARDS.rulings:
        for reference in ruling.cards:
            assert ruling.text() in shown[f"card-{reference}"]


def test_cards_of_decks_are_sorted_by_colour_and_say_what_is_printed_on_them() -> None:
    (chapter,) = [chapter for chapter in book("en", "cyberpunk").chapters if chapter.anchor == "cards"]
    assert [section.title for section in chapter.sections] == ["Red", "Yellow", "Green", "Blue"]
    minotaur = next(card for card in cards(book("en", "cyberpunk")) if card.anchor == "card-minotaur")
    assert (minotaur.tone, minotaur.type_name, minotaur.value) == ("red", "Unit", "9")
    assert (minotaur.beside, minotaur.remark) == ("Arasaka · Drone · Militech", "Embracing Power")
    assert minotaur.numbers == (Number("Cost", "7"), Number("RAM", "2"))
    kiroshi = next(card for card in cards(book("en", "cyberpunk")) if card.anchor == "card-kiroshi-optics")
    assert (kiroshi.value, kiroshi.numbers[-1]) == ("+1", Number("Sell tag", ""))


def test_a_deck_is_a_list_with_its_legends_first_and_what_they_allow() -> None:
    (deck,) = handbook(chosen(load(), "cyberpunk", ["embracing-power-starter"]), "en").chapters[3].sections
    (block,) = deck.blocks
    assert isinstance(block, Deck)
    assert block.summary.endswith("RAM: green 4, red 2")
    assert [row.card.type for row in block.rows[:4]] == ["legend", "legend", "legend", "unit"]
    assert sum(row.copies for row in block.rows) == 43


def test_cards_say_what_their_speaker_says(tmp_path: Path) -> None:
    ambush = cards_of([load().hero("robin-hood")], {}, {}, "en")["robin-hood/ambush"]
    assert (ambush.type_name, ambush.value, ambush.beside) == ("Attack", "2", "Any")
    assert ambush.numbers == (Number("BOOST", "3"),)
    assert [(paragraph.heading, paragraph.text) for paragraph in ambush.paragraphs] == [
        ("During combat", "Your opponent discards 1 random card. Add its BOOST value to this card's value.")
    ]


def test_named_heroes_bring_the_boards_of_their_sets_and_nobody_else(tmp_path: Path) -> None:
    evil = handbook(hostile(tmp_path), "en")
    assert [section.title for section in evil.tiles()] == [NAMES[0]]
    assert {anchor for anchor in evil.anchors() if anchor.startswith("board-")} == {"board-trap"}
    assert set(links(evil)) <= set(evil.anchors()), "what is said of heroes who are not here leads nowhere"


def test_a_hero_with_errors_is_not_shown(tmp_path: Path) -> None:
    hostile(tmp_path)
    (tmp_path / "evil-set" / "heroes" / "evil.yaml").write_text("name: Evil\n")
    with pytest.raises(ContentError):
        chosen(load([tmp_path]), "unmatched")


@EVERY_BOOK
def test_the_fonts_can_print_all_that_is_built_in(language: str, system: str) -> None:
    assert unprintable(CHOSEN[system], language) == []


def test_a_character_that_no_font_has_is_told_with_its_place(tmp_path: Path) -> None:
    problems = unprintable(hostile(tmp_path, last="Fox \N{FOX FACE}"), "en")
    assert [(problem.code, problem.place.line) for problem in problems] == [("no-glyph", 12)]
    assert "evil/d" in problems[0].message


def test_a_set_of_ones_own_has_its_rulings_printed_or_told(tmp_path: Path) -> None:
    hostile(tmp_path)
    file = tmp_path / "evil-set" / "scenarios" / "ruling.yaml"
    file.parent.mkdir()
    file.write_text(
        "name: A ruling.\ncards: [evil/a]\nrules: [who-wins-the-combat, no-such-rule]\n"
        "ruling: A fox \N{FOX FACE} wins.\nheroes: [evil, bigfoot]\nboard: trap\nplay: [expect: {choice: action}]\n",
        encoding="utf-8",
    )
    own = chosen(load([tmp_path]), "unmatched", ["evil"])
    (ruling,) = cards(handbook(own, "en"))[0].rulings
    assert ruling.text == (Run("A fox \N{FOX FACE} wins."),)
    assert [run.text for run in ruling.rules] == ["rule 52"], "checks tell of a rule that is none"
    assert [problem.place.file for problem in unprintable(own, "en")] == [str(file)]


def test_the_labels_of_a_handbook_are_those_that_its_templates_show() -> None:
    templates = [
        *(HOME / "tools" / "handbook").rglob("*.j2"),
        *(HOME / "tools" / "paper" / "templates").glob("handbook*.typ.j2"),
    ]
    asked = (set(re.findall(r"labels\.(\w+)", template.read_text())) for template in templates)
    assert set[str]().union(*asked) == set(SHOWN)

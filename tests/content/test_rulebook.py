"""The rulebook says every rule that the engine plays, once, in words that fit a table."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from content.books import UnknownBook
from content.rulebook import Rule, Rulebook, UnknownRule, load, rulebook, systems
from effects.problem import ContentError, Problem
from tests.content.three_languages import sentences, slips

LATER = {68, 84}
"""Rules of the duel that only heroes of later sets need."""
UNUSED = 87
DUEL = set(range(1, 91)) - {UNUSED}
BOARDS = {100, 101, 104}
MORE_PLAYERS = set(range(91, 100))
FURTHER_BOARDS = {102, 103}


BOOKS = [rulebook(system) for system in systems()]
EVERY_RULE = [rule for book in BOOKS for rule in book]


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook("unmatched")


@pytest.fixture(params=BOOKS, ids=systems())
def each_book(request: pytest.FixtureRequest) -> Rulebook:
    book: Rulebook = request.param
    return book


def numbers(rules: Iterable[Rule]) -> set[int]:
    return {int(rule.number) for rule in rules}


def test_every_rule_is_built_but_those_of_later_heroes_and_boards(book: Rulebook) -> None:
    assert numbers(rule for rule in book if rule.built) == (DUEL - LATER) | BOARDS | MORE_PLAYERS


def test_rules_for_later_are_in_the_book_too(book: Rulebook) -> None:
    assert numbers(rule for rule in book if not rule.built) == LATER | FURTHER_BOARDS


def in_order(number: str) -> list[int | str]:
    """The parts of a number, to be compared: 6.4, 6.4a and 6.10 follow each other."""
    return [int(part) if part.isdigit() else part for part in re.findall(r"\d+|[a-z]", number)]


def test_rules_stand_in_the_order_of_their_numbers(each_book: Rulebook) -> None:
    assert all(in_order(first.number) < in_order(second.number) for first, second in pairwise(each_book))


def test_sections_are_whole_and_have_one_title_each(each_book: Rulebook) -> None:
    sections = list(dict.fromkeys(rule.section.id for rule in each_book))
    changes = sum(first.section != second.section for first, second in pairwise(each_book))
    assert changes == len(sections) - 1
    assert len({rule.section.title() for rule in each_book}) == len(sections)


def test_the_sections_of_a_book_follow_a_match(book: Rulebook) -> None:
    sections = list(dict.fromkeys(rule.section.id for rule in book))
    assert sections[:7] == ["setup", "turn", "maneuver", "drawing", "scheme", "attack", "combat"]


def test_a_numbered_section_holds_the_rules_of_its_number() -> None:
    book = rulebook("cyberpunk")
    sections = list(dict.fromkeys(rule.section.id for rule in book))
    assert all(rule.number.split(".")[0] == str(sections.index(rule.section.id) + 1) for rule in book)
    assert [len([rule for rule in book if rule.section.id == section]) for section in sections] == [
        8, 5, 5, 4, 7, 10, 4, 14, 6, 14,
    ]  # fmt: skip


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: str(rule.id))
def test_texts_are_one_to_three_whole_sentences_in_all_languages(rule: Rule) -> None:
    for text in filter(None, (rule.wording, rule.remark)):
        assert slips(text) + sentences(text, most=3) == []


def test_sections_have_titles_in_all_languages(each_book: Rulebook) -> None:
    sections = {rule.section.id: rule.section for rule in each_book}
    assert [slip for section in sections.values() for slip in slips(section.heading)] == []


def test_no_two_rules_say_the_same(each_book: Rulebook) -> None:
    for language in ("en", "tr", "zh"):
        assert len({rule.text(language) for rule in each_book}) == len(each_book)


def test_texts_use_the_printed_words(book: Rulebook) -> None:
    strange = re.compile(r"\b(man(oe|e)uvre|defence|minion|tile|square|hex|figure|hit point|canceled)s?\b", re.I)
    for rule in book:
        assert not strange.search(rule.text("en") + rule.note("en")), rule


def test_a_rule_is_found_by_id_and_by_number(book: Rulebook) -> None:
    assert book.rule("maneuver-draws-first") is book.by_number(15)
    assert book.by_number(45).id == "defender-resolves-first"
    for rule in book:
        assert book.rule(rule.id) is rule
        assert book.by_number(rule.number) is rule


def test_a_misspelt_id_is_answered_with_the_nearest_one(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"no rule manuever-draw-first. Did you mean maneuver-draws-first\?"):
        book.rule("manuever-draw-first")


def test_a_number_that_is_not_used_is_no_rule(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"no rule 87. Its numbers end at 104"):
        book.by_number(UNUSED)


@pytest.mark.parametrize("system", ["unmached", "", "../rules/unmatched"])
def test_a_system_without_a_rulebook_is_answered_with_those_that_have_one(system: str) -> None:
    with pytest.raises(UnknownBook, match="there are for cyberpunk, unmatched"):
        rulebook(system)


def test_a_rulebook_is_read_once() -> None:
    assert rulebook("unmatched") is rulebook("unmatched")


def test_the_reader_is_loaded_only_when_a_rulebook_is_asked_for() -> None:
    program = "import sys, content.rulebook; sys.exit(bool({'pydantic', 'ruamel'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(
    ("rule", "place", "code"),
    [
        ("{id: draw, number: 2, text: Draw.}", (6, 12), "duplicate-rule-id"),
        ("{id: move, number: 1, text: Move.}", (6, 26), "duplicate-rule-number"),
    ],
)
def test_two_rules_never_share_an_id_or_a_number(tmp_path: Path, rule: str, place: tuple[int, int], code: str) -> None:
    [problem] = _problems(tmp_path, rule)
    assert (problem.code, problem.place.line, problem.place.column) == (code, *place)
    assert problem.message.endswith("already belongs to rule 1." if "id" in code else "already belongs to draw.")


@pytest.mark.parametrize(
    ("rule", "column"),
    [
        ("{id: Move it, number: 2, text: Move.}", 12),
        ("{id: move, number: 0, text: Move.}", 26),
        ("{id: move, number: true, text: Move.}", 26),
        ("{id: move, number: 1.10, text: Move.}", 26),
        ("{id: move, number: '1.0', text: Move.}", 26),
        ("{id: move, number: 2, text: ' '}", 35),
        (f"{{id: move, number: 2, text: {'M' * 401}}}", 35),
        ("{id: move, number: 2, text: Move., biult: false}", 42),
    ],
)
def test_what_does_not_fit_is_said_at_its_place(tmp_path: Path, rule: str, column: int) -> None:
    [problem] = _problems(tmp_path, rule)
    assert (problem.place.line, problem.place.column) == (6, column)


def test_a_text_of_400_characters_still_fits(tmp_path: Path) -> None:
    assert len(load(_file(tmp_path, f"{{id: move, number: 2, text: {'M' * 400}}}"))) == 2


def test_a_section_for_later_holds_no_built_rule(tmp_path: Path) -> None:
    path = _file(tmp_path, "{id: move, number: 2, text: Move., built: false}")
    assert [rule.built for rule in load(path)] == [True, False]
    path.write_text(path.read_text() + "    built: false\n")
    assert [rule.built for rule in load(path)] == [False, False]


def test_a_language_without_a_text_hears_the_english_one(tmp_path: Path) -> None:
    rule = load(_file(tmp_path, "{id: act, number: 2, text: {en: Two actions., tr: İki aksiyon.}}")).rule("act")
    assert [rule.text(language) for language in ("en", "tr", "zh")] == ["Two actions.", "İki aksiyon.", "Two actions."]


def _file(folder: Path, rule: str) -> Path:
    """A small rulebook whose second rule, on line 6, is the given one."""
    path = folder / "tag.yaml"
    lines = ["system: tag", "sections:", "  - id: turn", "    title: The turn"]
    lines += ["    rules: [{id: draw, number: 1, text: Draw.},", f"      {rule}]", ""]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _problems(folder: Path, rule: str) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        load(_file(folder, rule))
    return caught.value.problems

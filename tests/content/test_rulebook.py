"""The rulebook says every rule that the engine plays, once, in words that fit a table."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from content.books import UnknownBook
from content.rulebook import Rule, Rulebook, UnknownRule, load, rulebook
from effects.problem import ContentError, Problem
from tests.content.three_languages import sentences, slips

LATER = {68, 84}
"""Rules of the duel that only heroes of later sets need."""
UNUSED = 87
DUEL = set(range(1, 91)) - {UNUSED}
BOARDS = {100, 101, 104}
MORE_PLAYERS = set(range(91, 100))
FURTHER_BOARDS = {102, 103}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook("unmatched")


def test_every_rule_is_built_but_those_of_later_heroes_and_boards(book: Rulebook) -> None:
    assert {rule.number for rule in book if rule.built} == (DUEL - LATER) | BOARDS | MORE_PLAYERS


def test_rules_for_later_are_in_the_book_too(book: Rulebook) -> None:
    assert {rule.number for rule in book if not rule.built} == LATER | FURTHER_BOARDS


def test_rules_stand_in_the_order_of_their_numbers(book: Rulebook) -> None:
    assert all(first.number < second.number for first, second in pairwise(book))


def test_sections_are_whole_and_have_one_title_each(book: Rulebook) -> None:
    sections = list(dict.fromkeys(rule.section.id for rule in book))
    changes = sum(first.section != second.section for first, second in pairwise(book))
    assert changes == len(sections) - 1
    assert sections[:7] == ["setup", "turn", "maneuver", "drawing", "scheme", "attack", "combat"]
    assert len({rule.section.title() for rule in book}) == len(sections)


@pytest.mark.parametrize("rule", list(rulebook("unmatched")), ids=lambda rule: str(rule.id))
def test_texts_are_one_to_three_whole_sentences_in_all_languages(rule: Rule) -> None:
    for text in filter(None, (rule.wording, rule.remark)):
        assert slips(text) + sentences(text, most=3) == []


def test_sections_have_titles_in_all_languages(book: Rulebook) -> None:
    assert [
        slip for section in {rule.section.id: rule.section for rule in book}.values() for slip in slips(section.heading)
    ] == []


def test_no_two_rules_say_the_same(book: Rulebook) -> None:
    for language in ("en", "tr", "zh"):
        assert len({rule.text(language) for rule in book}) == len(book)


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
    with pytest.raises(UnknownBook, match="there are for unmatched"):
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

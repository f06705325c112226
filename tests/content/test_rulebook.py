"""The rulebook says every rule that the engine plays, once, in words that fit a table."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise

import pytest
from pydantic import ValidationError

from content.rulebook import Rulebook, UnknownRule, UnknownRulebook, describe, rulebook
from content.schema.rules import WrittenRules

LATER = {8, 14, 43, 61, 68, 69, 71, 84}
"""Rules of the duel that only heroes of later sets need."""
UNUSED = 87
DUEL = set(range(1, 91)) - {UNUSED}
MORE_PLAYERS_AND_BOARDS = set(range(91, 105))


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook("unmatched")


def test_every_rule_of_the_duel_is_built_but_those_of_later_heroes(book: Rulebook) -> None:
    assert {rule.number for rule in book if rule.built} == DUEL - LATER


def test_rules_for_later_are_in_the_book_too(book: Rulebook) -> None:
    assert {rule.number for rule in book if not rule.built} == LATER | MORE_PLAYERS_AND_BOARDS


def test_rules_stand_in_the_order_of_their_numbers(book: Rulebook) -> None:
    assert all(first.number < second.number for first, second in pairwise(book))


def test_sections_are_whole_and_have_one_title_each(book: Rulebook) -> None:
    sections = list(dict.fromkeys(rule.section.id for rule in book))
    changes = sum(first.section != second.section for first, second in pairwise(book))
    assert changes == len(sections) - 1
    assert sections[:7] == ["setup", "turn", "maneuver", "drawing", "scheme", "attack", "combat"]
    assert len({rule.section.title() for rule in book}) == len(sections)


def test_texts_are_one_to_three_whole_sentences(book: Rulebook) -> None:
    for rule in book:
        for text in filter(None, (rule.text("en"), rule.note("en"))):
            assert text.endswith("."), f"{rule}: no full stop at the end"
            assert text[0].isupper() or text[0] == '"', f"{rule}: begins in the middle of a sentence"
            assert text == " ".join(text.split()), f"{rule}: broken lines or double spaces"
            assert text.count(". ") <= 2, f"{rule}: too many sentences for one rule"


def test_no_two_rules_say_the_same(book: Rulebook) -> None:
    assert len({rule.text("en") for rule in book}) == len(book)


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


def test_a_language_without_a_text_hears_the_english_one(book: Rulebook) -> None:
    written = {"id": "two-actions-a-turn", "number": 9, "text": {"en": "Two actions.", "zh": "两个动作。"}}
    rule = next(WrittenRules.model_validate(_rules_file(written)).rules())
    assert rule.text.spoken("zh") == "两个动作。"
    assert rule.text.spoken("tr") == "Two actions."


def test_a_misspelt_id_is_answered_with_the_nearest_one(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"no rule 'manuever-draw-first': did you mean maneuver-draws-first\?"):
        book.rule("manuever-draw-first")


def test_a_number_that_is_not_used_is_no_rule(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"no rule 87: its numbers go from 1 to 104"):
        book.by_number(UNUSED)


@pytest.mark.parametrize("system", ["unmached", "", "../rules/unmatched"])
def test_a_system_without_a_rulebook_is_answered_with_those_that_have_one(system: str) -> None:
    with pytest.raises(UnknownRulebook, match="there is one for unmatched"):
        rulebook(system)


def test_a_rulebook_is_read_once() -> None:
    assert rulebook("unmatched") is rulebook("unmatched")


def test_the_reader_is_loaded_only_when_a_rulebook_is_asked_for() -> None:
    program = "import sys, content.rulebook; sys.exit(bool({'pydantic', 'ruamel'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(
    ("second", "says"),
    [
        ({"id": "draw", "number": 2, "text": "Draw."}, "two rules have the id draw: numbers 1 and 2"),
        ({"id": "move", "number": 1, "text": "Move."}, "two rules have the number 1: draw and move"),
        ({"id": "Move it", "number": 2, "text": "Move."}, "should match pattern"),
        ({"id": "move", "number": 0, "text": "Move."}, "greater than or equal to 1"),
        ({"id": "move", "number": True, "text": "Move."}, "valid integer"),
        ({"id": "move", "number": 2, "text": "M" * 401}, "at most 400 characters"),
        ({"id": "move", "number": 2, "text": " "}, "at least 1 character"),
        ({"id": "move", "number": 2, "text": {"tr": "Oyna."}}, "Field required"),
        ({"id": "move", "number": 2, "text": "Move.", "biult": False}, "Extra inputs are not permitted"),
    ],
)
def test_what_a_rulebook_file_may_not_hold(second: dict[str, object], says: str) -> None:
    first = {"id": "draw", "number": 1, "text": "Draw."}
    with pytest.raises(ValidationError, match=says):
        WrittenRules.model_validate(_rules_file(first, second))


def test_a_text_of_400_characters_still_fits() -> None:
    WrittenRules.model_validate(_rules_file({"id": "move", "number": 2, "text": "M" * 400}))


def test_a_rule_described_says_its_name_text_note_and_whether_it_is_played(book: Rulebook) -> None:
    plain, noted, later = book.by_number(15), book.by_number(7), book.by_number(61)
    assert describe(plain) == ["maneuver-draws-first (rule 15, Maneuver)", plain.text()]
    assert describe(noted)[1:] == [noted.text(), f"Note: {noted.note()}"]
    assert describe(later)[1:] == [later.text(), f"Note: {later.note()}", "Not played yet."]


def _rules_file(*rules: dict[str, object]) -> dict[str, object]:
    return {"system": "tag", "sections": [{"id": "turn", "title": "The turn", "rules": list(rules)}]}

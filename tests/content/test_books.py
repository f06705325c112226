"""The books of a system are checked like all content when a path leads to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.books import book_of
from content.checking import check

SECOND = {
    "rules": ("  - {id: more, title: More, rules: [{id: last, number: 15, text: Again.}]}\n", "duplicate-rule-number"),
    "terms": ("  - {id: more, title: More, terms: [{id: hero, name: hero, meaning: Again.}]}\n", "duplicate-term"),
    "questions": ("  - {id: empty-deck, question: And then?, answer: Then., rules: [1]}\n", "duplicate-question"),
}
"""By kind: what is written at the end of the book a second time, and what is said to it."""


@pytest.mark.parametrize("kind", SECOND)
def test_a_book_is_told_by_its_keys_and_is_in_order(kind: str) -> None:
    checked = check([book_of("unmatched", kind)])
    assert len(checked.files) == 1
    assert checked.problems == ()


@pytest.mark.parametrize("kind", SECOND)
def test_what_a_book_says_twice_is_found(tmp_path: Path, kind: str) -> None:
    addition, code = SECOND[kind]
    whole = book_of("unmatched", kind).read_text(encoding="utf-8")
    path = tmp_path / "unmatched.yaml"
    path.write_text(whole + addition, encoding="utf-8")
    [problem] = check([path]).problems
    assert (problem.code, problem.place.line) == (code, len(whole.splitlines()) + 1)

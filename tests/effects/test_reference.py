"""The language reference is current and complete, and what it shows is the language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from cardwright import HOME
from content.reading import read_text
from effects.syntax.grammar import QUANTIFIERS
from effects.syntax.language import Ability, keywords_of
from effects.unmatched.compile import compile_hero
from effects.unmatched.source import CardEffects, CardSource, FighterSource, HeroSource
from effects.wording.vocabulary import vocabulary
from tools.reference import reference

PAGE = HOME / "docs" / "language.md"
SYSTEM = "unmatched"


@cache
def page() -> str:
    return reference()


def test_the_reference_is_current() -> None:
    """If not: `python -m tools.reference > docs/language.md`."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_reference_has_an_entry_for_every_keyword() -> None:
    entries = re.findall(r"^### `(\w+)`$", page(), re.MULTILINE)
    assert entries == [keyword.key for keyword in keywords_of(SYSTEM)]


@pytest.mark.parametrize("family", ["things", "players", "amounts", "conditions", "events", "qualities"])
def test_the_reference_has_a_row_for_every_word(family: str) -> None:
    rows = set(re.findall(r"^\| `(\w+)` \|", page(), re.MULTILINE))
    assert set(getattr(vocabulary(SYSTEM), family)) <= rows


def test_the_reference_explains_every_quantifier_and_modifier() -> None:
    rows = set(re.findall(r"^\| `(\w+)` \|", page(), re.MULTILINE))
    assert set(QUANTIFIERS) <= rows
    assert {"if", "unless", "may", "by", "as", "then", "otherwise", "note"} <= rows


def test_no_sentence_of_the_reference_is_cut_off() -> None:
    """A docstring that is missing would leave an empty cell, a text or a paragraph."""
    lines = page().splitlines()
    assert [line for line in lines if line.startswith("|") and re.search(r"\|\s*\|\s*$", line) and "`" in line] == []
    assert [line for line in lines if line.startswith(">") and line.strip(" >") == ""] == [">"]


STATES = (("size", ("small", "big")),)


def test_every_example_of_the_reference_compiles() -> None:
    """Each block of YAML on the page: a card's windows, steps, an ability or a selector."""
    blocks = [read_text(block, "example.yaml") for block in re.findall(r"```yaml\n(.*?)```", page(), re.DOTALL)]
    assert len(blocks) > len(keywords_of(SYSTEM))
    cards = []
    abilities = []
    for number, block in enumerate(blocks):
        assert not block.problems
        if isinstance(block.root, dict) and {"when", "while"} & set(block.root):
            abilities.append(Ability.model_validate(block.root))
        else:
            effects = CardEffects.model_validate(as_windows(block.root))
            cards.append(CardSource(f"card-{number}", "Card", "versatile", (), 1, 1, 1, effects))
    fighters = (FighterSource("fox", "Fox", 1, 10, False, True), FighterSource("cub", "Cub", 2, 1, False, False))
    hero, problems = compile_hero(
        HeroSource("fox", "Fox", 2, fighters, tuple(cards), tuple(abilities), states=STATES, tags=("voyage",))
    )
    assert [problem.message for problem in problems if problem.is_error] == []
    assert hero is not None


def as_windows(example: Any) -> Any:
    """An example as the windows of a card."""
    if isinstance(example, list):
        return {"after_combat": example}
    return {"after_combat": [{"pick": example, "as": "chosen"}]} if set(example) & set(QUANTIFIERS) else example

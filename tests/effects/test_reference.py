"""The language reference is current and complete, and what it shows is the language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardwright import HOME
from content.reading import read_text
from effects.cyberpunk import source as cyberpunk
from effects.cyberpunk.compile import compile_card
from effects.syntax.grammar import QUANTIFIERS
from effects.syntax.language import Ability, keywords_of
from effects.unmatched.compile import compile_hero
from effects.unmatched.source import CardEffects, CardSource, FighterSource, HeroSource
from effects.wording.vocabulary import DIALECTS, vocabulary
from tools.reference import reference
from tools.reference_systems import SYSTEMS


@cache
def page(system: str) -> str:
    return reference(system)


def file(system: str) -> Path:
    return HOME / "docs" / SYSTEMS[system].page


def rows(system: str) -> set[str]:
    """The words that a row of a table explains."""
    return set(re.findall(r"^\| `(\w+)` \|", page(system), re.MULTILINE))


every_system = pytest.mark.parametrize("system", DIALECTS)


@every_system
def test_the_reference_is_current(system: str) -> None:
    """If not: `python -m tools.reference SYSTEM`."""
    assert file(system).read_text(encoding="utf-8") == page(system)


@every_system
def test_the_reference_has_an_entry_for_every_keyword(system: str) -> None:
    entries = re.findall(r"^### `(\w+)`$", page(system), re.MULTILINE)
    assert entries == [keyword.key for keyword in keywords_of(system)]


@every_system
@pytest.mark.parametrize("family", ["things", "players", "amounts", "conditions", "events", "qualities"])
def test_the_reference_has_a_row_for_every_word(family: str, system: str) -> None:
    assert set(getattr(vocabulary(system), family)) <= rows(system)


@every_system
def test_the_reference_explains_every_quantifier_and_modifier(system: str) -> None:
    assert set(QUANTIFIERS) <= rows(system)
    assert {"if", "unless", "may", "by", "as", "then", "otherwise", "note"} <= rows(system)


@every_system
def test_the_reference_tells_no_argument_of_another_system(system: str) -> None:
    told = dict(re.findall(r"^### `(\w+)`$(.*?)(?=^##)", page(system), re.MULTILINE | re.DOTALL))
    for keyword in keywords_of(system):
        foreign = {name for name, systems in keyword.systems_of.items() if system not in systems}
        assert foreign.isdisjoint(re.findall(r"^\| `(\w+)`", told[keyword.key], re.MULTILINE)), keyword.key


@every_system
def test_no_sentence_of_the_reference_is_cut_off(system: str) -> None:
    """A docstring that is missing would leave an empty cell, a text or a paragraph."""
    lines = page(system).splitlines()
    assert [line for line in lines if line.startswith("|") and re.search(r"\|\s*\|\s*$", line) and "`" in line] == []
    assert {line for line in lines if line.startswith(">") and line.strip(" >") == ""} == {">"}


STATES = (("size", ("small", "big")),)


@cache
def blocks(system: str) -> list[Any]:
    """What each block of YAML on the page says: a card's windows and abilities, steps, an ability or a selector."""
    read = [read_text(block, "example.yaml") for block in re.findall(r"```yaml\n(.*?)```", page(system), re.DOTALL)]
    assert len(read) > len(keywords_of(system))
    assert [problem for block in read for problem in block.problems] == []
    return [block.root for block in read]


def is_ability(example: Any) -> bool:
    return isinstance(example, dict) and bool(set(Ability.openings) & set(example))


def test_every_example_of_the_reference_of_unmatched_compiles() -> None:
    cards = [
        CardSource(f"card-{number}", "Card", "versatile", (), 1, 1, 1, CardEffects.model_validate(as_windows(block)))
        for number, block in enumerate(blocks("unmatched"))
        if not is_ability(block)
    ]
    abilities = [Ability.model_validate(block) for block in blocks("unmatched") if is_ability(block)]
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


def test_every_example_of_the_reference_of_cyberpunk_compiles() -> None:
    for block in blocks("cyberpunk"):
        effects = cyberpunk.CardEffects.model_validate(as_card(block))
        sort = "gear" if effects.has_word({"host"}) else "unit"
        card = cyberpunk.CardSource("thing", "Thing", sort, "red", 1, 1, 1, True, (), (), effects)
        _, problems = compile_card(card, cyberpunk.Known(frozenset({"V"}), ("arasaka", "merc")), 60)
        assert [problem.message for problem in problems if problem.is_error] == [], block


def as_card(example: Any) -> Any:
    """An example as the effects of a card; what waits for something knows what that is."""
    if is_ability(example):
        return {"abilities": [example]}
    if isinstance(example, list):
        return {"play": example}
    return {"play": [{"pick": example, "as": "chosen"}]} if set(example) & set(QUANTIFIERS) else example

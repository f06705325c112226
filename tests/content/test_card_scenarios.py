"""Every card and every ability is held by the scenarios of its set: they pass, and they notice what changes in it.

A card is changed in one place at a time: a number is one more or one less, another fighter may play it, it is an attack
instead of a versatile card, a part of its effect is gone. Each time a scenario that names the card has to fail. The
scenarios of an ability stand in the file that is named after its hero.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from content.library import Library, load
from content.library.hero_file import HeroFile
from content.reading import Document, Mapping, Sequence, read
from content.reading.values import UNMARKED
from content.scenarios.collecting import scenario_files
from content.scenarios.files import Written, read_scenarios
from content.scenarios.running import run
from content.schema.card import ANY, CardType

WINDOWS = ("immediately", "during_combat", "after_combat", "scheme")
NUMBERS = ("value", "boost")
TYPES = [kind.value for kind in CardType if kind is not CardType.SCHEME]
SAID_FOR_THE_READER = ("return.who.is: defeated", "choose.0.switch.to: big")
"""Parts that change nothing when they are left out: only defeated fighters return anyway, and Alice, who begins as
small, is big next."""

Change = tuple[str, Any]
"""What is changed, in words, and the whole hero as it is then."""

BUILT_IN = load()
CARDS = [f"{file.id}/{card.id}" for file in BUILT_IN.heroes.values() for card in file.demand().cards]
ABILITIES = [
    pytest.param(file.id, number, id=f"{file.id}-{number + 1}")
    for file in BUILT_IN.heroes.values()
    for number in range(len(file.demand().abilities))
]


@cache
def scenarios() -> tuple[Written, ...]:
    """The scenarios of all built-in sets."""
    return tuple(written for path in scenario_files(BUILT_IN) for written in read_scenarios(path).scenarios)


def naming(card: str) -> list[Written]:
    """The scenarios that say they show a card."""
    return [written for written in scenarios() if written.scenario is not None and card in written.scenario.cards]


def about_the_hero(hero: str) -> list[Written]:
    """The scenarios of a hero's abilities."""
    return [written for written in scenarios() if Path(written.place.file).stem == hero]


def passes(library: Library, written: Written) -> bool:
    return not any(problem.is_error for problem in run(library, written))


def plain(path: Path) -> Any:
    """What a file says, in Python's own mappings and lists."""
    return json.loads(json.dumps(read(path).root))


def written_as(data: Any) -> Any:
    """Data as it would be read from a file, at no place of it."""
    if isinstance(data, dict):
        mapping = Mapping()
        for key, value in data.items():
            mapping.enter(key, UNMARKED, written_as(value), UNMARKED)
        return mapping
    if isinstance(data, list):
        sequence = Sequence()
        for value in data:
            sequence.enter(written_as(value), UNMARKED)
        return sequence
    return data


def with_hero(hero: str, changed: Any) -> Library | None:
    """The built-in library with a hero that is changed; None if nobody could write the hero like that."""
    path = BUILT_IN.heroes[hero].path
    file = HeroFile(path)
    file.document = Document(str(path), "", written_as(changed), [])
    if any(problem.is_error for problem in file.problems):
        return None
    library = Library()
    library.heroes = {**BUILT_IN.heroes, hero: file}
    library.boards = BUILT_IN.boards
    return library


def changed_at(whole: Any, way: tuple[Any, ...], value: Any) -> Any:
    """The whole with another value at one place; None takes the place away."""
    changed = deepcopy(whole)
    holder = changed
    for step in way[:-1]:
        holder = holder[step]
    if value is None:
        del holder[way[-1]]
    else:
        holder[way[-1]] = value
    return changed


def changes_of_steps(whole: Any, way: tuple[Any, ...]) -> Iterator[Change]:
    """Every number in some steps one less and one more, and every part of them left out; own words do nothing."""
    value = whole
    for step in way:
        value = value[step]
    told = ".".join(map(str, way))
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            if key == "wording":
                continue
            if not f"{told}.{key}: {part}".endswith(SAID_FOR_THE_READER):
                yield f"without {told}.{key}", changed_at(whole, (*way, key), None)
            yield from changes_of_steps(whole, (*way, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        for other in (value - 1, value + 1):
            yield f"{told}: {other} instead of {value}", changed_at(whole, way, other)


def changes_of_card(whole: Any, hero: str, number: int) -> Iterator[Change]:
    """A card's numbers, type, users and effects changed, each by itself."""
    card = whole["cards"][number]
    way = ("cards", number)
    for key in NUMBERS:
        if key in card:
            yield from changes_of_steps(whole, (*way, key))
    if card["type"] in TYPES:
        for kind in TYPES:
            if kind != card["type"]:
                yield f"{kind} instead of {card['type']}", changed_at(whole, (*way, "type"), kind)
    for user in (ANY, hero, *(sidekick["id"] for sidekick in whole.get("sidekicks", ()))):
        if user != card.get("user", ANY):
            yield f"played by {user}", changed_at(whole, (*way, "user"), user)
    for window in WINDOWS:
        if window in card:
            yield f"without {window}", changed_at(whole, (*way, window), None)
            yield from changes_of_steps(whole, (*way, window))


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_scenarios_that_pass(card: str) -> None:
    assert naming(card), f"no scenario names {card}: add `cards: [{card}]` to one that shows it"
    assert [written.name for written in naming(card) if not passes(BUILT_IN, written)] == []


@pytest.mark.parametrize("card", CARDS)
def test_the_scenarios_of_a_card_notice_every_change_of_it(card: str) -> None:
    hero, _, card_id = card.partition("/")
    whole = plain(BUILT_IN.heroes[hero].path)
    number = next(i for i, one in enumerate(whole["cards"]) if one["id"] == card_id)
    assert unnoticed(hero, changes_of_card(whole, hero, number), naming(card)) == []


@pytest.mark.parametrize(("hero", "number"), ABILITIES)
def test_an_ability_has_scenarios_that_pass_and_notice_every_change_of_it(hero: str, number: int) -> None:
    whole = plain(BUILT_IN.heroes[hero].path)
    showing = about_the_hero(hero)
    assert showing, f"the abilities of {hero} have no scenarios: write them in scenarios/{hero}.yaml"
    assert [written.name for written in showing if not passes(BUILT_IN, written)] == []
    changes = [("without it", changed_at(whole, ("abilities", number), None))]
    changes += changes_of_steps(whole, ("abilities", number))
    assert unnoticed(hero, iter(changes), showing) == []


def unnoticed(hero: str, changes: Iterator[Change], showing: list[Written]) -> list[str]:
    """The changes of a hero with which all scenarios pass as before."""
    tried = 0
    left = []
    for told, changed in changes:
        library = with_hero(hero, changed)
        if library is not None:
            tried += 1
            if all(passes(library, written) for written in showing):
                left.append(told)
    assert tried > 0, "nothing was changed, so nothing was tested"
    return left

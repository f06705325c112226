"""Changing what an author wrote in one place at a time, to see whether a scenario notices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

from content.library import Library
from content.reading import Mapping, Sequence
from content.reading.values import UNMARKED
from content.scenarios.files import Written
from content.scenarios.running import run

Change = tuple[str, Any]
"""What is changed, in words, and the card or ability as it is then."""


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


def changed_at(part: Any, way: tuple[Any, ...], value: Any) -> Any:
    """A part with another value at one place; None takes the place away."""
    changed = deepcopy(part)
    holder = changed
    for step in way[:-1]:
        holder = holder[step]
    if value is None:
        del holder[way[-1]]
    else:
        holder[way[-1]] = value
    return changed


def changes_of_steps(part: Any, way: tuple[Any, ...]) -> Iterator[Change]:
    """Every number in some steps one less and one more, and every part of them left out."""
    value = part
    for step in way:
        value = value[step]
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            told = ".".join(map(str, (*way, key)))
            yield f"without {told}: {inner}", changed_at(part, (*way, key), None)
            yield from changes_of_steps(part, (*way, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        for other in (value - 1, value + 1):
            yield f"{'.'.join(map(str, way))}: {other} instead of {value}", changed_at(part, way, other)


def passes(library: Library, written: Written) -> bool:
    return not any(problem.is_error for problem in run(library, written))


def unnoticed(changed: Iterable[tuple[str, Library | None]], showing: list[Written]) -> list[str]:
    """The changes with which all scenarios pass as before; some scenario must be there, and some change possible."""
    assert showing, "no scenario shows it: name a card in `cards`, and show abilities in scenarios/HERO.yaml"
    possible = [(told, library) for told, library in changed if library is not None]
    assert possible, "nothing was changed, so nothing was tested"
    return [told for told, library in possible if all(passes(library, written) for written in showing)]

"""Keys without a value: nothing that is left out is written that way, so most often a value was forgotten or lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from content.reading.quoting import shortened
from content.reading.values import Mapping, Sequence
from effects.problem import Problem


def with_empty_keys(data: Any, problems: list[Problem]) -> list[Problem]:
    """The problems, and one for each key without a value of which none of them speaks; those that do get a hint."""
    for holder, key in _empty_keys(data):
        mark = holder.key_mark(key)
        lost = holder.comment_instead_of(key)
        if lost:
            hint = f'What follows # is a comment. Put the value in quotes: {shortened(key)}: "{shortened(lost)}".'
        else:
            hint = "Write its value after the colon."
        if any(problem.place == mark.place for problem in problems):
            problems = [
                replace(problem, hint=hint if lost or not problem.hint else problem.hint)
                if problem.place == mark.place and problem.code != "unknown-key"
                else problem
                for problem in problems
            ]
        else:
            hint = hint if lost else "Write its value after the colon, or leave the key out."
            message = f"The key {shortened(key)} has no value."
            problems = [*problems, Problem("no-value", message, mark.place, hint, length=mark.length)]
    return problems


def _empty_keys(data: Any) -> Iterator[tuple[Mapping, str]]:
    """Each mapping that has a key without a value, and the key; what several aliases stand for is looked at once."""
    waiting, seen = [data], set()
    while waiting:
        part = waiting.pop()
        if not isinstance(part, Mapping | Sequence) or id(part) in seen:
            continue
        seen.add(id(part))
        if isinstance(part, Mapping):
            yield from ((part, key) for key, value in part.items() if value is None)
            waiting += part.values()
        else:
            waiting += part

"""The YAML parser at work: a stream of events such as "a mapping starts" and "a scalar", and where it had to stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruamel.yaml import YAML

from content.reading.slips import syntax_problem
from effects.problem import Place, Problem


class GivenUpError(Exception):
    """The file cannot be read any further: `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem


def events(text: str, file: str) -> Iterator[Any]:
    """The parser's events for a text, one after the other; raises `GivenUpError` where it stops being YAML."""
    parsed = YAML(typ="safe", pure=True).parse(text)
    reached = Place(file, 1, 1)
    while True:
        try:
            event = next(parsed)
        except StopIteration:
            return
        except Exception as error:  # besides its own errors the parser lets bare ones of Python through
            raise GivenUpError(syntax_problem(error, text, reached)) from None
        yield event
        reached = Place(file, event.end_mark.line + 1, event.end_mark.column + 1)

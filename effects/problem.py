"""Where something stands in an author's file, and what is wrong with it.

The two types travel upwards: the effect language and the content checks make problems, the tools print them.
Nothing here reads a file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A position in a file: lines and columns count from 1.

    >>> str(Place("heroes/fox.yaml", 3, 7))
    'heroes/fox.yaml:3:7'
    """

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE = Place("", 0, 0)
"""The place of something that stands in no file, such as a step built by a program."""


class Severity(Enum):
    """How bad a problem is."""

    ERROR = "error"
    """The engine would ignore it or fail on it, or the game's rules forbid it."""
    WARNING = "warning"
    """It works, but is probably not what the author meant."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing an author can mend.

    `code` is stable (lower-case words joined by hyphens); `message` says what is wrong in one sentence, with
    what was expected and what was found; `hint` says how to mend it and may be empty.
    """

    code: str
    message: str
    place: Place = NOWHERE
    hint: str = ""
    severity: Severity = Severity.ERROR
    length: int = field(default=1, compare=False)
    """How many characters the mark under the source line covers."""

    @property
    def is_error(self) -> bool:
        """Whether the content cannot be used until this is mended."""
        return self.severity is Severity.ERROR


class ContentError(Exception):
    """Content cannot be used: every problem found is in `problems`."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        first = next((problem for problem in problems if problem.is_error), problems[0])
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{first.place}: {first.message}{more}")

    def __reduce__(self) -> tuple[type[ContentError], tuple[list[Problem]]]:
        """How it travels to another process: with its problems."""
        return type(self), (self.problems,)

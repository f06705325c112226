"""What a check finds, before it is given its place in the author's file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from content.reading.values import UNMARKED, Mark, Marked
from effects.problem import Problem, Severity

Loc = tuple[str | int, ...]
"""The way from the top of a file to a part of it, such as `("spaces", 3, "zones", 0)`; pydantic's word for it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem of the content at `loc`; see `Problem` for the other fields."""

    code: str
    loc: Loc
    message: str
    hint: str = ""
    severity: Severity = Severity.ERROR

    def placed(self, data: Any) -> Problem:
        """The problem at its place in what was read from the file; without places if `data` is plain."""
        mark = mark_at(data, self.loc)
        return Problem(self.code, self.message, mark.place, self.hint, self.severity, mark.length)


def mark_at(data: Any, loc: Loc) -> Mark:
    """Where the part at `loc` stands in what was read from a file.

    If the loc leads further than the file goes (a value left out, or one text that stands for a name in every
    language), the last part that is there answers.
    """
    mark = data.mark if isinstance(data, Marked) else UNMARKED
    for key in loc:
        try:
            mark, data = data.mark_of(key), data[key]
        except (AttributeError, IndexError, KeyError, TypeError):
            break
    return mark

"""What a check finds, before it is given its place in the author's file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from content.reading.ways import Way, key_mark_at, mark_at
from effects.problem import Problem, Severity


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem of the content at the end of `way`; see `Problem` for the other fields."""

    code: str
    way: Way
    message: str
    hint: str = ""
    severity: Severity = Severity.ERROR
    of_key: bool = False
    """Whether it is about the key at the end of the way, not about its value."""

    def placed(self, data: Any) -> Problem:
        """The problem at its place in what was read from the file; without places if `data` is plain."""
        mark = (key_mark_at if self.of_key else mark_at)(data, self.way)
        return Problem(self.code, self.message, mark.place, self.hint, self.severity, mark.length)

"""Where the parser stopped, and what stands there."""

from __future__ import annotations

from dataclasses import dataclass

from effects.problem import Place, Problem


@dataclass(frozen=True, slots=True)
class Stumble:
    """Where the parser stopped: at a character of a line, perhaps inside something that was begun at `opening`."""

    reason: str
    place: Place
    opening: Place | None
    line: str

    @property
    def before(self) -> str:
        """What stands before it on its line."""
        return self.line[: self.place.column - 1]

    @property
    def is_in_brackets(self) -> bool:
        """Whether it happened between brackets or braces."""
        return self.reason.startswith("expected ','")

    @property
    def found(self) -> str:
        """The character that stopped it."""
        return self.line[self.place.column - 1 : self.place.column]

    def problem(self, code: str, message: str, hint: str, *, at_opening: bool = False, length: int = 1) -> Problem:
        """The problem that the author is told."""
        place = self.opening if at_opening and self.opening else self.place
        return Problem(code, message, place, hint, length=length)

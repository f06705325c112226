"""The dice as the log has told of them: who has which gig, and what it shows."""

from __future__ import annotations

from engine.cyberpunk.terms import ADJUSTED, DIE_ROLLED, ROLLED, STEALS_GIG, SWAPPED
from tools.log.event import Event


class Gigs:
    """By die, the seat that has it as a gig, and its value."""

    def __init__(self) -> None:
        self._seat: dict[int, int] = {}
        self.value: dict[int, int] = {}

    def follow(self, event: Event) -> None:
        """Take note of what happens to dice."""
        kind, seat, die, _, value, other = event[:6]
        if kind in (DIE_ROLLED, ADJUSTED):
            self.value[die] = value
        elif kind in (ROLLED, STEALS_GIG):
            self._seat[die] = seat
        elif kind == SWAPPED:
            self._seat[die], self._seat[other] = self._seat.get(other, seat), self._seat.get(die, seat)

    def holder(self, die: int) -> int:
        """The seat that has a gig."""
        return self._seat.get(die, die // 6)

    def number(self, seat: int) -> int:
        """How many gigs a seat has."""
        return list(self._seat.values()).count(seat)

    def street_cred(self, seat: int) -> int:
        """What they show together (rule 9.1)."""
        return sum(self.value.get(die, 0) for die, who in self._seat.items() if who == seat)

"""The agent that leaves every answer to chance."""

from __future__ import annotations

from engine.kernel.chance import following, scaled
from engine.kernel.choice import Choice
from engine.kernel.match import Match, View
from engine.kernel.playout import seat_numbers


class Random:
    """Takes each option with the same chance."""

    def __init__(self, seed: int, seat: int) -> None:
        self._numbers = int(seat_numbers(seed, seat))

    def __call__(self, view: View, choice: Choice) -> int:
        return self._pick(len(choice.options))

    def decide(self, match: Match) -> int:
        """The same answer without a view."""
        return self._pick(match.option_count)

    def _pick(self, count: int) -> int:
        self._numbers = int(following(self._numbers))
        return int(scaled(self._numbers, count))

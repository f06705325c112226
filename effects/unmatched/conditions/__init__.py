"""The tests of unmatched."""

from __future__ import annotations

from effects.unmatched.conditions.moved_this_turn import MovedThisTurn
from effects.syntax.keyword import Test

TESTS: tuple[type[Test], ...] = (MovedThisTurn,)

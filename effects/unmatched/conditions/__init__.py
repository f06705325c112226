"""The tests of unmatched."""

from __future__ import annotations

from effects.syntax.keyword import Test
from effects.unmatched.conditions.in_state import InState
from effects.unmatched.conditions.moved_this_turn import MovedThisTurn

TESTS: tuple[type[Test], ...] = (MovedThisTurn, InState)

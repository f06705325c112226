"""The tests every system shares."""

from __future__ import annotations

from effects.shared.conditions.any_of import AnyOf
from effects.shared.conditions.negation import Not
from effects.syntax.keyword import Test

TESTS: tuple[type[Test], ...] = (
    Not,
    AnyOf,
)

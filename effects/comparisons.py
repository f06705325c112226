"""The comparisons an author writes, by the engine's numbers."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel import conditions

COMPARISONS: Mapping[str, int] = {
    "at_least": conditions.AT_LEAST,
    "at_most": conditions.AT_MOST,
    "equal_to": conditions.EQUAL_TO,
    "more_than": conditions.MORE_THAN,
    "less_than": conditions.LESS_THAN,
}

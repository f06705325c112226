"""The amounts every system shares."""

from __future__ import annotations

from effects.shared.amounts.arithmetic import Minus, Plus, Times
from effects.shared.amounts.count import Count
from effects.shared.amounts.hand_size import HandSize
from effects.shared.amounts.value_of import ValueOf
from effects.syntax.keyword import Measure

MEASURES: tuple[type[Measure], ...] = (
    Count,
    Minus,
    Plus,
    Times,
    HandSize,
    ValueOf,
)

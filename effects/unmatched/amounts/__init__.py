"""The amounts of fighters, cards and combat."""

from __future__ import annotations

from effects.syntax.keyword import Measure
from effects.unmatched.amounts.boost_of import BoostOf
from effects.unmatched.amounts.health_of import HealthOf
from effects.unmatched.amounts.printed_value_of import PrintedValueOf

MEASURES: tuple[type[Measure], ...] = (
    BoostOf,
    PrintedValueOf,
    HealthOf,
)

"""The amounts of fighters, cards and combat."""

from __future__ import annotations

from effects.syntax.keyword import Measure
from effects.unmatched.amounts.boost_of import BoostOf
from effects.unmatched.amounts.health_of import HealthOf
from effects.unmatched.amounts.printed_value_of import PrintedValueOf
from effects.unmatched.amounts.value_of import ValueOf

MEASURES: tuple[type[Measure], ...] = (
    BoostOf,
    ValueOf,
    PrintedValueOf,
    HealthOf,
)

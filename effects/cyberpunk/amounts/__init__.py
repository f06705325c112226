"""The amounts of cards and Gigs."""

from __future__ import annotations

from effects.cyberpunk.amounts.of_cards import CostOf, HighestPowerOf, LowestPowerOf, PowerOf
from effects.cyberpunk.amounts.of_gigs import DifferentValues, StreetCred, ValuePairs
from effects.syntax.keyword import Measure

MEASURES: tuple[type[Measure], ...] = (
    StreetCred,
    PowerOf,
    CostOf,
    HighestPowerOf,
    LowestPowerOf,
    ValuePairs,
    DifferentValues,
)

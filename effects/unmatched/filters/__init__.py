"""The filters of place and identity."""

from __future__ import annotations

from effects.syntax.keyword import Filter
from effects.unmatched.filters.adjacent_to import AdjacentTo
from effects.unmatched.filters.in_spaces import In
from effects.unmatched.filters.in_zone_of import InZoneOf
from effects.unmatched.filters.is_state import Is
from effects.unmatched.filters.named import Named
from effects.unmatched.filters.tagged import Tagged

FILTERS: tuple[type[Filter], ...] = (
    AdjacentTo,
    InZoneOf,
    In,
    Named,
    Tagged,
    Is,
)

"""The filters of place."""

from __future__ import annotations

from effects.syntax.keyword import Filter
from effects.unmatched.filters.adjacent_to import AdjacentTo
from effects.unmatched.filters.in_spaces import In
from effects.unmatched.filters.in_zone_of import InZoneOf

FILTERS: tuple[type[Filter], ...] = (AdjacentTo, InZoneOf, In)

"""The filters of numbers and marks."""

from __future__ import annotations

from effects.cyberpunk.filters.bounds import Cost, Power, Value
from effects.cyberpunk.filters.marks import Colour, Die, HasKeyword, OfType, WornBy
from effects.syntax.keyword import Filter

FILTERS: tuple[type[Filter], ...] = (WornBy, Die, Value, Power, Cost, Colour, HasKeyword, OfType)

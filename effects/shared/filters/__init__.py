"""The filters every system shares."""

from __future__ import annotations

from effects.shared.filters.is_quality import Is
from effects.shared.filters.named import Named
from effects.shared.filters.other_than import OtherThan
from effects.shared.filters.tagged import Tagged
from effects.syntax.keyword import Filter

APART: tuple[type[Filter], ...] = (OtherThan,)
"""What is said before a system's own filters."""
SORTS: tuple[type[Filter], ...] = (Named, Tagged, Is)
"""What is said behind them."""

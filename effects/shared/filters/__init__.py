"""The filters every system shares."""

from __future__ import annotations

from effects.shared.filters.other_than import OtherThan
from effects.syntax.keyword import Filter

FILTERS: tuple[type[Filter], ...] = (OtherThan,)

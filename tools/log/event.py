"""An event as the engine records it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Event: TypeAlias = Sequence[int]
"""A row of numbers: kind, seat, and four that say what it is about."""

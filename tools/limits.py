"""How far the numbers of a match may go: as far as a saved match can hold them."""

from __future__ import annotations

from typing import Final

LARGEST_SEED: Final = 2**63 - 1
MOST_TURNS: Final = 2**31

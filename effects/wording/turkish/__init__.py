"""Turkish: its phrases, the grammar that puts endings to nouns and numbers, and the endings themselves."""

from effects.wording.turkish.cyberpunk import CYBERPUNK
from effects.wording.turkish.grammar import GRAMMAR
from effects.wording.turkish.shared import SHARED
from effects.wording.turkish.unmatched import UNMATCHED

CATALOGUES = {"unmatched": SHARED.joined(UNMATCHED), "cyberpunk": SHARED.joined(CYBERPUNK)}
"""By game system: its phrases."""

__all__ = ["CATALOGUES", "GRAMMAR"]

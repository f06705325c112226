"""Chinese (simplified): its phrases, and the grammar that puts measure words, owners and what tells things apart."""

from effects.wording.chinese.cyberpunk import CYBERPUNK
from effects.wording.chinese.grammar import GRAMMAR
from effects.wording.chinese.shared import SHARED
from effects.wording.chinese.unmatched import UNMATCHED

CATALOGUES = {"unmatched": SHARED.joined(UNMATCHED), "cyberpunk": SHARED.joined(CYBERPUNK)}
"""By game system: its phrases."""

__all__ = ["CATALOGUES", "GRAMMAR"]

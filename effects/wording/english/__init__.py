"""English: its phrases, and the grammar that inflects nouns, numbers and verbs."""

from effects.wording.english.cyberpunk import CYBERPUNK
from effects.wording.english.grammar import GRAMMAR
from effects.wording.english.shared import SHARED
from effects.wording.english.unmatched import UNMATCHED

CATALOGUES = {"unmatched": SHARED.joined(UNMATCHED), "cyberpunk": SHARED.joined(CYBERPUNK)}
"""By game system: its phrases."""

__all__ = ["CATALOGUES", "GRAMMAR"]

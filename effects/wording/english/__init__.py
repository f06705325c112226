"""English: its phrases, and the grammar that inflects nouns, numbers and verbs."""

from effects.wording.english.grammar import GRAMMAR
from effects.wording.english.phrases import CATALOGUE

__all__ = ["CATALOGUE", "GRAMMAR"]

"""Turkish: its phrases, the grammar that puts endings to nouns and numbers, and the endings themselves."""

from effects.wording.turkish.grammar import GRAMMAR
from effects.wording.turkish.phrases import CATALOGUE

__all__ = ["CATALOGUE", "GRAMMAR"]

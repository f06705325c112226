"""Chinese (simplified): its phrases, and the grammar that puts measure words, owners and what tells things apart."""

from effects.wording.chinese.grammar import GRAMMAR
from effects.wording.chinese.phrases import CATALOGUE

__all__ = ["CATALOGUE", "GRAMMAR"]

"""The labels that screens, sheets and pages share: what stands beside names, numbers and texts, in each language.

`words(language)` is the door. `labels.py` says which labels there are; each language is a module of its own, and a
label that a language lacks does not pass the type check. Sentences of the log and of cards do not live here: they have
catalogues of their own.
"""

from tools.words.catalogue import LANGUAGES, words
from tools.words.labels import Words

__all__ = ["LANGUAGES", "Words", "words"]

"""The labels that screens, sheets and pages share: what stands beside names, numbers and texts, in each language.

`words(language)` is the door. `labels.py` says which labels there are, each language is a module of its own, and a
label that a language lacks does not pass the type check; `decks.py` puts labels and names together, and
`board_report.py` words the report on a board. What the words of the game mean is in `content/terms`, and a test holds
that labels call them the same. Sentences do not live here: those of the log and of the terminal are in
`tools/sentences`, those of cards in `effects/wording`.
"""

from tools.words.catalogue import LANGUAGES, words
from tools.words.labels import Words

__all__ = ["LANGUAGES", "Words", "words"]

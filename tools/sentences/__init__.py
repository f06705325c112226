"""The sentences of the log and of the terminal in each language: `catalogue(language)` is the door.

A language is a folder: `grammar.py` bends names and joins lists, `log.py` has the phrases of what happens in a match,
`terminal.py` those of what a person is asked and answered, `reasons.py` the engine's reasons, which are English as they
stand. The keys and slots of the phrases are the same in all languages. Labels that stand by themselves live in
`tools/words`, what cards say in `effects/wording`.
"""

from tools.sentences.catalogue import CATALOGUES, Catalogue, Value, catalogue

__all__ = ["CATALOGUES", "Catalogue", "Value", "catalogue"]

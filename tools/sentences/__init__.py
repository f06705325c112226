"""The sentences of the log and of the terminal in each language: `catalogue(language, system)` is the door.

A language is a folder: `grammar.py` bends names and joins lists, `shared.py` has the phrases of every system, and a
module for each system has its own: what happens in its matches and what a person is asked and answered. Beside it stand
the engine's reasons, which are English already. The keys and slots of the phrases are the same in all
languages. Labels that stand by themselves live in `tools/words`, what cards say in `effects/wording`.
"""

from tools.sentences.catalogue import CATALOGUES, Catalogue, Value, catalogue

__all__ = ["CATALOGUES", "Catalogue", "Value", "catalogue"]

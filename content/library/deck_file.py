"""The file of a deck: whether it can be played depends on the cards that it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from content.library.files import ContentFile
from content.library.folders import Kind
from effects.problem import Problem

if TYPE_CHECKING:
    from content.library.card_shelf import CardShelf
    from content.schema.cyberpunk.deck import Deck
    from effects.cyberpunk.source import Known
    from engine.cyberpunk.decks import Deck as EngineDeck


class DeckFile(ContentFile["Deck"]):
    """The file of a deck."""

    kind = Kind.DECK

    def __init__(self, path: Path, shelf: CardShelf, known: Callable[[], Known], set_id: str = "") -> None:
        super().__init__(path, set_id)
        self.shelf = shelf
        """The cards that its ids stand for."""
        self._known = known
        """What cards may speak of."""

    def model(self) -> type[Deck]:
        from content.schema.cyberpunk.deck import Deck

        return Deck

    @cached_property
    def compiled(self) -> EngineDeck:
        """The deck as the engine plays it; raises `ContentError` for a deck or a card of it with errors."""
        from content.linking.cyberpunk import linked_deck

        return linked_deck(self.id, self.demand(), self.shelf, self._known())

    def _check(self, content: Deck) -> list[Problem]:
        from content.checks.cyberpunk.deck import check_deck

        return check_deck(self.id, content, self.shelf, self.document.root)

"""A deck of cyberpunk: three legends, and how many copies it has of which cards."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from content.schema.closed import Closed, Note
from content.schema.name import Id, Name

Copies = Annotated[int, Field(strict=True, ge=1, le=99)]


class Deck(Closed):
    """A deck to play with."""

    name: Name
    """What the deck is called."""
    legends: Annotated[tuple[Id, ...], Field(max_length=20)]
    """The ids of its three legends (rule 3.1)."""
    cards: Annotated[dict[Id, Copies], Field(max_length=200)]
    """The main deck: by the id of a card, how many copies (rule 3.2)."""
    note: Note | None = None
    """A remark of the author's; it does nothing and is not printed."""

    @property
    def size(self) -> int:
        """How many cards the main deck has."""
        return sum(self.cards.values())

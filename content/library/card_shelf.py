"""The cards from which decks are made, of all sets, by their ids. Their files are read when a card is first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from content.diagnostics import shown_path
from content.library.cards_file import CardsFile
from effects.problem import Problem

if TYPE_CHECKING:
    from content.schema.cyberpunk.card import Card


class Shelved(NamedTuple):
    """A card and the file it stands in."""

    file: CardsFile
    card: Card


class CardShelf(Mapping[str, Shelved]):
    """Every card that can be read, by its id, set by set."""

    def __init__(self) -> None:
        self.files: list[CardsFile] = []
        """The files of cards, set by set."""

    def __getitem__(self, card_id: str) -> Shelved:
        return self._by_id[card_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def of_set(self, set_id: str) -> list[Card]:
        """The cards of a set that can be read, file by file."""
        return [card for file in self.files if file.set_id == set_id for card in file.cards]

    @cached_property
    def unreadable(self) -> frozenset[str]:
        """The ids of cards that cannot be read."""
        return frozenset(card_id for file in self.files for card_id in file.unreadable)

    @cached_property
    def clashes(self) -> list[Problem]:
        """Where a card of one file has the id of a card of another."""
        return [
            _clash(file, card.id, self._by_id[card.id].file)
            for file in self.files
            for card in file.cards
            if self._by_id[card.id].file is not file
        ]

    @cached_property
    def _by_id(self) -> dict[str, Shelved]:
        shelved: dict[str, Shelved] = {}
        for file in self.files:
            for card in file.cards:
                shelved.setdefault(card.id, Shelved(file, card))
        return shelved


def _clash(file: CardsFile, card_id: str, taken: CardsFile) -> Problem:
    message = (
        f"There is a card with the id {card_id} already, in {shown_path(str(taken.path))}: "
        "expected every card to have an id of its own."
    )
    hint = "Give one of the two another id; a card is printed in one set only."
    return Problem("duplicate-card", message, file.place_of(card_id), hint)

"""Marks of compiled decks, by which a saved match knows whether they are still the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.saves.mark import mark

if TYPE_CHECKING:
    from engine.cyberpunk.decks import Card, Deck


def mark_of_deck(deck: Deck) -> str:
    """The mark of a deck: of everything that is compiled of its cards."""
    return mark(*_of_deck(deck))


def _of_deck(deck: Deck) -> Iterator[object]:
    yield deck.id
    for card, copies in [*[(legend, 1) for legend in deck.legends], *deck.cards]:
        yield copies
        yield from _of_card(card)


def _of_card(card: Card) -> Iterator[object]:
    yield (card.id, card.type, card.colour, card.cost, card.power, card.sell, card.tags, card.keywords, card.mark)
    for window, program in sorted(card.programs.items()):
        yield window
        yield from program.marks()

"""From what an author wrote about cards and decks to what the effects floor compiles and the engine plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from content.schema.cyberpunk.card import Card
from content.schema.cyberpunk.deck import Deck
from effects.cyberpunk.compile import Compiled, compile_card
from effects.cyberpunk.source import CardSource, Known
from effects.problem import ContentError, Problem
from engine.cyberpunk.decks import Deck as EngineDeck

if TYPE_CHECKING:
    from content.library.card_shelf import CardShelf


def card_source(card: Card) -> CardSource:
    """A card as the compiler takes it."""
    return CardSource(
        id=card.id,
        name=str(card.name),
        type=card.type.value,
        colour=card.colour.value,
        cost=card.cost,
        power=card.power,
        ram=card.ram,
        sell=card.sell,
        tags=card.tags,
        keywords=tuple(keyword.value for keyword in card.keywords),
        effects=card,
        place=card.written_at,
    )


def linked_deck(deck_id: str, deck: Deck, shelf: CardShelf, known: Known) -> EngineDeck:
    """A deck without errors as the engine plays it; raises `ContentError` if one of its cards cannot be compiled."""
    ids = [*deck.legends, *deck.cards]
    # How much room a name needs is known only when every card has been compiled once.
    room = max(compiled.most_named for compiled in _compiled(ids, shelf, known, 1).values())
    compiled = _compiled(ids, shelf, known, room)
    return EngineDeck(
        id=deck_id,
        legends=tuple(compiled[legend].card for legend in deck.legends),
        cards=tuple((compiled[card_id].card, copies) for card_id, copies in deck.cards.items()),
        names=max(one.names for one in compiled.values()),
        most_named=room,
    )


def _compiled(ids: Iterable[str], shelf: CardShelf, known: Known, room: int) -> dict[str, Compiled]:
    found: dict[str, Compiled] = {}
    problems: list[Problem] = []
    for card_id in ids:
        compiled, its = compile_card(card_source(shelf[card_id].card), known, room)
        problems += its
        if compiled is not None:
            found[card_id] = compiled
    if any(problem.is_error for problem in problems):
        raise ContentError(problems)
    return found

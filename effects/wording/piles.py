"""Cards that go to a pile: whose pile it is, and that the order of several is free."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from effects.wording.parts import Noun, Phrase, Player
from effects.wording.things import is_several

if TYPE_CHECKING:
    from effects.wording.telling import Telling

THEIRS = ("opponent_", "opposing_", "rival_")
"""How words begin that speak of the opponent's things."""


def to_pile(verb: Phrase, telling: Telling) -> Phrase:
    """A verb that moves cards, with their pile as it is said; any other verb as it is."""
    match verb.slots:
        case {"cards": Noun() as cards, "to": Phrase() as to}:
            closer = "put in hand" if to.key == "to hand" else verb.closer
            to = in_order(at_home(to, cards, telling), cards, telling)
            return replace(verb, slots={**verb.slots, "to": to}, closer=closer)
    return verb


def at_home(pile: Phrase, cards: Noun, telling: Telling) -> Phrase:
    """Cards of the opponent go to his piles, not to yours."""
    if not are_theirs(cards, telling):
        return pile
    return replace(pile, closer=pile.closer.replace("put to ", "put to their "), slots={"who": Player("opponent")})


def in_order(pile: Phrase, cards: Noun, telling: Telling) -> Phrase:
    """The order of several cards in a deck is free to whoever moves them."""
    if pile.key.endswith("_deck") and is_several(cards, telling):
        return Phrase("joints", "in any order", {"to": pile})
    return pile


def are_theirs(cards: Noun, telling: Telling) -> bool:
    """Whether all of these cards are the opponent's."""
    return all(
        are_theirs(telling.named[head].what, telling) if head in telling.named else head.startswith(THEIRS)
        for head in cards.heads
    )

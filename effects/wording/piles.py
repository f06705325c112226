"""Cards that go to a pile: whose pile it is, and that the order of several is free."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from effects.wording.parts import Noun, Part, Phrase
from effects.wording.things import is_several

if TYPE_CHECKING:
    from effects.wording.telling import Telling

YOURS = ("your_", "friendly_", "legends_")
"""How words begin that speak of your things."""
OPEN = frozenset({"that", "that_unit", "attacker", "opposing_unit"})
"""Words for one card of which it is not clear whose it is."""
THEIRS = ("opponent_", "opposing_", "rival_")
"""How words begin that speak of the opponent's things."""


def to_pile(verb: Phrase, telling: Telling) -> Phrase:
    """A verb that moves cards, with their pile as it is said; any other verb as it is."""
    match verb.slots:
        case {"cards": Noun() as cards, "to": Phrase() as to}:
            closer = "put in hand" if to.key == "to hand" else verb.closer
            to = in_order(at_home(to, cards, telling), cards, verb.slots.get("order"), telling)
            return replace(verb, slots={**verb.slots, "to": to}, closer=closer)
    return verb


def at_home(pile: Phrase, cards: Noun, telling: Telling) -> Phrase:
    """Cards of the opponent go to his piles, not to yours; where it is not clear whose they are, to their owner's."""
    if are_theirs(cards, telling):
        return replace(pile, closer=pile.closer.replace("put to ", "put to their "), slots={"who": telling.opponent})
    if are_anybodys(cards, telling):
        closer = pile.closer.replace("put to ", "put to its_owners ")
        return replace(pile, closer=closer, form=int(is_several(cards, telling)))
    return pile


def in_order(pile: Phrase, cards: Noun, order: Part | None, telling: Telling) -> Phrase:
    """The order of several cards in a deck is free to whoever moves them, if it is not left to chance."""
    if not (pile.key.endswith("_deck") and is_several(cards, telling)):
        return pile
    if order is None and telling.dialect.deeds.puts_at_random:
        order = Phrase("arguments", "order random", closer="put order random")
    if order is not None:
        return Phrase("joints", "in order", {"to": pile, "order": order})
    return Phrase("joints", "in any order", {"to": pile})


def are_anybodys(cards: Noun, telling: Telling) -> bool:
    """Whether the words leave open whose these cards are."""
    words = telling.dialect.words
    return any(
        are_anybodys(telling.named[head].what, telling)
        if head in telling.named
        else head in words and (words[head].belongs is not None or head in OPEN) and not head.startswith(YOURS)
        for head in cards.heads
    )


def are_theirs(cards: Noun, telling: Telling) -> bool:
    """Whether all of these cards are the opponent's."""
    return all(
        are_theirs(telling.named[head].what, telling) if head in telling.named else head.startswith(THEIRS)
        for head in cards.heads
    )

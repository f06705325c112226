"""Health dials: a disc with every number round its middle, and a disc over it that shows one of them.

Both turn round a fastener in the middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi
from typing import Final

from tools.paper.deck import Deck
from tools.paper.faces import Face
from tools.paper.patterns import picture
from tools.paper.texts import Item

ROOM: Final = 5.2
"""How much of the circle a number takes at least, in millimetres."""
LEAST: Final = 19.0
"""How far from the middle numbers stand at least."""
WINDOW: Final = 4.2
"""How far the window reaches inwards and outwards from the middle of a number."""
COVER: Final = 6.4
"""How far the upper disc reaches beyond the middle of the numbers."""
RIM: Final = 10.0
"""The same of the lower disc: what is seen of it is turned with a thumb."""


def dials(deck: Deck) -> Iterator[Face]:
    """The two discs of a dial for the hero and for each sidekick that has more than 1 health (rule 2)."""
    hero = deck.hero
    yield from _dial(deck, deck.hero_name(), hero.health, deck.file.id, None)
    for index, sidekick in enumerate(hero.sidekicks):
        if sidekick.health > 1:
            name = deck.name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", index)
            for number, fighter in enumerate(sidekick.fighters, start=1):
                shown = number if sidekick.count > 1 else None
                yield from _dial(deck, name, sidekick.health, f"{deck.file.id}/{fighter}", shown)


def _dial(deck: Deck, name: Item, health: int, seed: str, number: int | None) -> Iterator[Face]:
    reach = ring(health)
    lower, upper = 2 * (reach + RIM), 2 * (reach + COVER)
    look = {"ink": deck.look.ink, "tint": deck.look.tint, "name": name, "number": number, "reach": reach}
    yield {"kind": "dial", **look, "width": lower, "height": lower, "health": health, "covered": upper}
    yield {
        "kind": "cover",
        **look,
        "width": upper,
        "height": upper,
        "health": health,
        "window-width": min(2 * pi * reach / (health + 1) - 0.6, 2 * WINDOW),
        "window-height": 2 * WINDOW,
        "picture": picture(deck.look.pattern, f"{seed} dial", deck.look.ink, upper, upper),
    }


def ring(health: int) -> float:
    """How far from the middle the numbers 0 to `health` stand, so that each has room.

    >>> ring(16), ring(60) > ring(40) > 19
    (19.0, True)
    """
    return max(LEAST, ROOM * (health + 1) / (2 * pi))

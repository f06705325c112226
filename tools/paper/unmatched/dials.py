"""Health dials: a disc with every number round its middle, and a disc over it that shows one of them.

Both turn round a fastener in the middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi
from typing import Final

from tools.paper.faces import Face
from tools.paper.unmatched.deck import Deck, Fighter

ROOM: Final = 5.2
"""How much of the circle a number takes at least, in millimetres."""
LEAST: Final = 19.0
"""How far from the middle numbers stand at least."""
WINDOW: Final = 4.2
"""How far the window reaches inwards and outwards from the middle of a number."""
BAR: Final = 0.6
"""How much of the way from number to number the window leaves out, so that it never shows two."""
COVER: Final = 6.4
"""How far the upper disc reaches beyond the middle of the numbers."""
RIM: Final = 10.0
"""The same of the lower disc: what is seen of it is turned with a thumb."""


def dials(deck: Deck) -> Iterator[Face]:
    """The two discs of a dial for the hero and for each sidekick that has more than 1 health (rule 2)."""
    for fighter in deck.fighters():
        if fighter.id == deck.file.id or fighter.health > 1:
            yield from _dial(deck, fighter)


def _dial(deck: Deck, fighter: Fighter) -> Iterator[Face]:
    health = fighter.health
    reach = ring(health)
    lower, upper = 2 * (reach + RIM), 2 * (reach + COVER)
    shared = {**deck.colours, "name": fighter.name, "number": fighter.number, "health": health, "reach": reach}
    yield {"kind": "dial", **shared, "width": lower, "height": lower, "covered": upper}
    yield {
        "kind": "cover",
        **shared,
        "width": upper,
        "height": upper,
        "window-width": min(2 * pi * reach / (health + 1) - BAR, 2 * WINDOW),
        "window-height": 2 * WINDOW,
        "picture": deck.picture(f"{fighter.id} dial", upper, upper),
    }


def ring(health: int) -> float:
    """How far from the middle the numbers 0 to `health` stand, so that each has room.

    >>> ring(16), ring(60) > ring(40) > 19
    (19.0, True)
    """
    return max(LEAST, ROOM * (health + 1) / (2 * pi))

"""Tokens and standees: what stands on the board for a fighter where there is no figure, or shows a hero's state.

A token is a disc with a front and a back, joined at a fold, so that no printer has to meet the other side of a sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from tools.paper.faces import Face
from tools.paper.unmatched.deck import Deck

SIDEKICK: Final = 25.0
"""How wide the token of a sidekick is, in millimetres."""
HERO: Final = 30.0
"""How wide the token of a hero is; a standee can be glued on it."""
STATE: Final = 30.0
"""How wide the token is that shows what state a hero is in."""
PANEL: Final = (28.0, 46.0)
"""How wide and high one side of a standee is."""
FLAP: Final = 11.0
"""How much of a standee is folded outwards below either side, to be glued on the token."""


def tokens(deck: Deck) -> Iterator[Face]:
    """The token of the hero, and one for each sidekick; several of a kind are numbered."""
    for fighter in deck.fighters():
        across = HERO if fighter.id == deck.file.id else SIDEKICK
        yield {
            "kind": "token",
            **deck.colours,
            "picture": deck.picture(fighter.id, across, across),
            "width": across,
            "height": 2 * across,
            "across": across,
            "name": fighter.name,
            "attack": fighter.attack.value,
            "number": fighter.number,
        }


def state_tokens(deck: Deck) -> Iterator[Face]:
    """A token for every two values of a state, one on each side; the last of an odd number is on both."""
    for state, values in deck.states():
        for front, back in zip_longest(values[::2], values[1::2]):
            yield {
                "kind": "state",
                **deck.colours,
                "picture": deck.picture(f"{deck.file.id} state", STATE, STATE),
                "width": STATE,
                "height": 2 * STATE,
                "across": STATE,
                "name": state,
                "values": [front, back or front],
            }


def standee(deck: Deck) -> Face:
    """The hero as a figure of paper: two sides that meet at the top, and a flap below each."""
    width, height = PANEL
    return {
        "kind": "standee",
        **deck.colours,
        "picture": deck.picture(f"{deck.file.id} standee", *PANEL),
        "width": 2 * (height + FLAP),
        "height": width,
        "panel-width": width,
        "panel-height": height,
        "flap": FLAP,
        "name": deck.hero_name(),
        "attack": deck.hero.attack.value,
    }

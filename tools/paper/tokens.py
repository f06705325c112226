"""Tokens and standees: what stands on the board for a fighter where there is no figure.

A token is a disc with a front and a back, joined at a fold, so that no printer has to meet the other side of a sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from content.schema.hero import Attack
from tools.paper.deck import Deck
from tools.paper.faces import Face
from tools.paper.patterns import picture
from tools.paper.texts import Item

SIDEKICK: Final = 25.0
"""How wide the token of a sidekick is, in millimetres."""
HERO: Final = 30.0
"""How wide the token of a hero is; a standee can be glued on it."""
PANEL: Final = (28.0, 46.0)
"""How wide and high one side of a standee is."""
FLAP: Final = 11.0
"""How much of a standee is folded outwards below either side, to be glued on the token."""


def tokens(deck: Deck) -> Iterator[Face]:
    """The token of the hero, and one for each sidekick; several of a kind are numbered."""
    hero = deck.hero
    yield _token(deck, deck.hero_name(), hero.attack, HERO, deck.file.id, None)
    for index, sidekick in enumerate(hero.sidekicks):
        name = deck.name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", index)
        for number, fighter in enumerate(sidekick.fighters, start=1):
            shown = number if sidekick.count > 1 else None
            yield _token(deck, name, sidekick.attack, SIDEKICK, f"{deck.file.id}/{fighter}", shown)


def standee(deck: Deck) -> Face:
    """The hero as a figure of paper: two sides that meet at the top, and a flap below each."""
    width, height = PANEL
    return {
        "kind": "standee",
        **_look(deck, f"{deck.file.id} standee", *PANEL),
        "width": 2 * (height + FLAP),
        "height": width,
        "panel-width": width,
        "panel-height": height,
        "flap": FLAP,
        "name": deck.hero_name(),
        "attack": deck.hero.attack.value,
    }


def _token(deck: Deck, name: Item, attack: Attack, across: float, seed: str, number: int | None) -> Face:
    return {
        "kind": "token",
        **_look(deck, seed, across, across),
        "width": across,
        "height": 2 * across,
        "across": across,
        "name": name,
        "attack": attack.value,
        "number": number,
    }


def _look(deck: Deck, seed: str, width: float, height: float) -> Face:
    """The hero's colours and pattern."""
    look = deck.look
    return {"ink": look.ink, "tint": look.tint, "picture": picture(look.pattern, seed, look.ink, width, height)}

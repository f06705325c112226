"""What a hero looks like on paper: chosen by the author or derived from the id.

>>> look_of("bigfoot", None, None) == look_of("bigfoot", None, None)
True
>>> look_of("bigfoot", "#ffffaa", None).ink
'#777700'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from content.schema.unmatched.card import CardType
from content.schema.unmatched.hero import Hero, Pattern
from tools.paper.look import Look, look_in
from tools.paper.unmatched.patterns import DRAWN

INKS: Final = (
    "#2f6b3a", "#7a4a2b", "#1f5f8b", "#8a2f4a", "#5a4a8f", "#8a5a00", "#00695f", "#9a3412", "#4a5a2f", "#3f4a5f",
)  # fmt: skip
"""The inks of heroes whose author chose none."""

TYPE_INKS: Final[Mapping[CardType, str]] = {
    CardType.ATTACK: "#b3261e",
    CardType.DEFENSE: "#1b4f94",
    CardType.VERSATILE: "#5f2a84",
    CardType.SCHEME: "#8f5f00",
}
"""The inks of the types of cards; each type has a shape of its own too."""


def look_of(hero_id: str, colour: str | None, pattern: Pattern | None) -> Look:
    """The look of a hero with this id, colour and pattern; what the author left out follows from the id."""
    number = crc32(hero_id.encode())
    patterns = list(Pattern)
    chosen = pattern or patterns[number // len(INKS) % len(patterns)]
    return look_in(colour or INKS[number % len(INKS)], DRAWN[chosen])


def hero_look(hero_id: str, hero: Hero) -> Look:
    """The look of a hero."""
    return look_of(hero_id, hero.colour, hero.pattern)

"""What a hero looks like on paper: an ink, a tint and a pattern, chosen by the author or derived from the id.

>>> look_of("bigfoot", None, None) == look_of("bigfoot", None, None)
True
>>> look_of("bigfoot", "#ffffaa", None).ink
'#777700'
"""

from __future__ import annotations

import colorsys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from content.checks.unmatched.colour_vision import luminance
from content.schema.unmatched.card import CardType
from content.schema.unmatched.hero import Hero, Pattern

READABLE: Final = 4.5
"""The contrast that small text needs against its ground, by the accessibility guidelines of the web (WCAG 2)."""
STRAY_LIGHT: Final = 0.05
"""What falls on both grounds beside their own light, as a share of white, by the same guidelines."""
PALE: Final = 0.13
"""How much of the ink is in the tint."""

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


@dataclass(frozen=True, slots=True)
class Look:
    """How a hero's cards look; text in the ink can be read on white, and white text on the ink."""

    ink: str
    """The hero's colour, as dark as text needs it."""
    tint: str
    """The same colour, pale, as the ground of a pattern."""
    pattern: Pattern


def look_of(hero_id: str, colour: str | None, pattern: Pattern | None) -> Look:
    """The look of a hero with this id, colour and pattern; what the author left out follows from the id."""
    number = crc32(hero_id.encode())
    patterns = list(Pattern)
    ink = readable(colour or INKS[number % len(INKS)])
    return Look(ink, _mixed_with_white(ink, PALE), pattern or patterns[number // len(INKS) % len(patterns)])


def hero_look(hero_id: str, hero: Hero) -> Look:
    """The look of a hero."""
    return look_of(hero_id, hero.colour, hero.pattern)


def readable(colour: str) -> str:
    """The colour, darkened in its own hue until it can be read on white.

    >>> readable("#2F6B3A"), contrast_with_white(readable("#ffcc00")) >= READABLE
    ('#2f6b3a', True)
    """
    hue, lightness, saturation = colorsys.rgb_to_hls(*(part / 255 for part in _parts(colour)))
    while contrast_with_white(colour) < READABLE:
        lightness -= 0.01
        colour = _written(colorsys.hls_to_rgb(hue, lightness, saturation))
    return colour.lower()


def contrast_with_white(colour: str) -> float:
    """How far a colour is from white, from 1 (white) to 21 (black)."""
    return (1 + STRAY_LIGHT) / (luminance(colour) + STRAY_LIGHT)


def _mixed_with_white(colour: str, share: float) -> str:
    return _written(1 - share + share * part / 255 for part in _parts(colour))


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))


def _written(parts: Iterable[float]) -> str:
    return "#" + bytes(round(255 * max(0.0, part)) for part in parts).hex()

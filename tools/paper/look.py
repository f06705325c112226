"""What printed things look like: an ink in which text can be read, the tint of its grounds, and a pattern.

>>> from tools.paper.unmatched.patterns import dots
>>> look_in("#ffffaa", dots).ink
'#777700'
"""

from __future__ import annotations

import colorsys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from content.checks.unmatched.colour_vision import luminance
from tools.paper.patterns import Drawing, picture

READABLE: Final = 4.5
"""The contrast that small text needs against its ground, by the accessibility guidelines of the web (WCAG 2)."""
STRAY_LIGHT: Final = 0.05
"""What falls on both grounds beside their own light, as a share of white, by the same guidelines."""
PALE: Final = 0.13
"""How much of the ink is in the tint."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards of a hero or a colour look; text in the ink can be read on white, and white text on the ink."""

    ink: str
    """The colour, as dark as text needs it."""
    tint: str
    """The same colour, pale, as the ground of a pattern."""
    pattern: Drawing

    @property
    def colours(self) -> dict[str, str]:
        """The ink and the tint, as templates take them."""
        return {"ink": self.ink, "tint": self.tint}

    def picture(self, seed: str, width: float, height: float) -> str:
        """The pattern as SVG of this size in millimetres; each seed has a picture of its own."""
        return picture(self.pattern, seed, self.ink, width, height)


def look_in(colour: str, pattern: Drawing) -> Look:
    """The look in a colour, darkened where it has to be read."""
    ink = readable(colour)
    return Look(ink, _mixed_with_white(ink, PALE), pattern)


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

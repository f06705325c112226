"""How light colours are, and how far apart they look: to most people, and to those who lack a kind of cones."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

WHITE: Triple = (0.95047, 1.0, 1.08883)
"""Daylight (D65) as X, Y and Z."""
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
"""From linear red, green and blue (sRGB) to X, Y and Z."""
FROM_XYZ = ((3.2404542, -1.5371385, -0.4985314), (-0.9692660, 1.8760108, 0.0415560), (0.0556434, -0.2040259, 1.0572252))


class Sight(Enum):
    """Eyes as a matrix over linear red, green and blue: Machado, Oliveira and Fernandes (2009), full severity."""

    COMMON = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    """All three kinds of cones."""
    PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
    """Without the cones for long waves: red is dark."""
    DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
    """Without the cones for middle waves: red and green look alike."""
    TRITAN = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
    """Without the cones for short waves: blue and green look alike."""


@cache
def lab(colour: str, sight: Sight = Sight.COMMON) -> Triple:
    """Lightness (0 to 100) and the two hues (green to red, blue to yellow) of a colour such as `#5a7d8c`.

    >>> [round(value) for value in lab("#ff0000")]
    [53, 80, 67]
    """
    seen = [min(max(value, 0.0), 1.0) for value in _times(sight.value, _light(colour))]
    x, y, z = (_root(value / white) for value, white in zip(_times(TO_XYZ, seen), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def luminance(colour: str) -> float:
    """How much light a colour gives back, from 0 for black to 1 for white.

    >>> round(luminance("#ffffff"), 3), round(luminance("#808080"), 3)
    (1.0, 0.216)
    """
    return sum(factor * value for factor, value in zip(TO_XYZ[1], _light(colour), strict=True))


def from_lab(lightness: float, a: float, b: float) -> str:
    """The colour with this lightness and these hues, or the nearest one that a screen can show.

    >>> from_lab(*lab("#5a7d8c"))
    '#5a7d8c'
    """
    y = (lightness + 16) / 116
    xyz = [_cube(value) * white for value, white in zip((y + a / 500, y, y - b / 200), WHITE, strict=True)]
    return "#" + "".join(f"{round(_gamma(min(max(value, 0.0), 1.0)) * 255):02x}" for value in _times(FROM_XYZ, xyz))


def difference(one: Triple, other: Triple) -> float:
    """How far apart two colours in Lab look (CIEDE2000): 1 is just seen, 10 is seen at a glance.

    >>> round(difference((50, 2.6772, -79.7751), (50, 0, -82.7485)), 4)
    2.0425
    """
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1 + (1 - _saturation(mean_chroma)) / 2
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = degrees(atan2(b1, a1 * stretch)) % 360, degrees(atan2(b2, a2 * stretch)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_lightness = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    rotation = -2 * _saturation(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def distance(one: str, other: str) -> float:
    """The least that two colours look apart to anybody.

    >>> red, green = "#c0392b", "#3c8d40"
    >>> distance(red, green) < 10 < difference(lab(red), lab(green))
    True
    """
    return min(difference(lab(one, sight), lab(other, sight)) for sight in Sight)


def least_distance(colours: Sequence[str]) -> float:
    """The least that any two of the colours look apart to anybody; infinite for fewer than two."""
    return min((distance(one, other) for one, other in combinations(colours, 2)), default=float("inf"))


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in matrix]


def _light(colour: str) -> Triple:
    """Linear red, green and blue of a colour, from 0 to 1."""
    red, green, blue = (_linear(part / 255) for part in bytes.fromhex(colour.removeprefix("#")))
    return red, green, blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _gamma(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _cube(value: float) -> float:
    return value**3 if value > 6 / 29 else (116 * value - 16) * 27 / 24389

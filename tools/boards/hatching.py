"""The patterns of zones as strokes, cut off at the edge of their disc or wedge.

They are computed and not left to the `<pattern>` of SVG, which programs show differently or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import Final, assert_never

from tools.boards.palette import Hatch
from tools.boards.wedges import Point, Wedge, number

PITCH: Final = 0.2
"""How far apart the strokes of a pattern are, as a share of the disc's radius."""
STROKE: Final = 0.036
"""How wide the strokes are, as a share of the disc's radius."""
DOT: Final = 0.085
"""How wide dots are, as a share of the disc's radius."""

Segment = tuple[Point, Point]


def hatched(hatch: Hatch, wedge: Wedge) -> str:
    """A pattern inside a wedge as the data of an SVG path, to be stroked as wide as `stroke_width` says."""
    pitch = wedge.radius * PITCH
    match hatch:
        case Hatch.DOTS:
            return "".join(_dots(wedge, pitch))
        case Hatch.RINGS:
            return "".join(
                "".join(wedge.arc(radius)) for radius in _steps(pitch * 0.7, wedge.radius - pitch / 2, pitch * 0.9)
            )
        case Hatch.GRID:
            segments = [*_lines(wedge.radius, pitch * 1.25, 0), *_lines(wedge.radius, pitch * 1.25, pi / 2)]
        case Hatch.LATTICE:
            segments = [*_lines(wedge.radius, pitch * 1.25, pi / 4), *_lines(wedge.radius, pitch * 1.25, -pi / 4)]
        case Hatch.ZIGZAG:
            segments = list(_zigzags(wedge.radius, pitch))
        case Hatch.HORIZONTAL:
            segments = list(_lines(wedge.radius, pitch, 0))
        case Hatch.VERTICAL:
            segments = list(_lines(wedge.radius, pitch, pi / 2))
        case Hatch.DIAGONAL:
            segments = list(_lines(wedge.radius, pitch, -pi / 4))
        case Hatch.BACK_DIAGONAL:
            segments = list(_lines(wedge.radius, pitch, pi / 4))
        case _:
            assert_never(hatch)
    kept = [part for segment in segments if (part := wedge.clipped(*segment))]
    return "".join(f"M{_spot(start)}L{_spot(end)}" for start, end in kept)


def stroke_width(hatch: Hatch, radius: float) -> float:
    """How wide a pattern is stroked; dots are strokes without length and round ends."""
    return radius * (DOT if hatch is Hatch.DOTS else STROKE)


def _lines(radius: float, pitch: float, angle: float) -> Iterator[Segment]:
    """Parallel lines at an angle across the disc, none through its middle."""
    along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    for aside in _steps(-pitch * (ceil(radius / pitch) - 0.5), radius, pitch):
        x, y = across[0] * aside, across[1] * aside
        yield (
            (x - along[0] * radius, y - along[1] * radius),
            (x + along[0] * radius, y + along[1] * radius),
        )


def _zigzags(radius: float, pitch: float) -> Iterator[Segment]:
    """Rows of teeth."""
    for row in _steps(-pitch * 1.3 * ceil(radius / pitch / 1.3), radius + pitch, pitch * 1.3):
        corners = [
            (x, row + (pitch / 3 if tooth % 2 else -pitch / 3))
            for tooth, x in enumerate(_steps(-pitch * 0.6 * ceil(radius / pitch / 0.6), radius + pitch, pitch * 0.6))
        ]
        yield from pairwise(corners)


def _dots(wedge: Wedge, pitch: float) -> Iterator[str]:
    """Rows of dots, every second row moved by half a step; no dot is cut."""
    rows = _steps(-pitch * ceil(wedge.radius / pitch), wedge.radius, pitch * 0.85)
    for index, y in enumerate(rows):
        for x in _steps(-pitch * (ceil(wedge.radius / pitch) + 0.5 * (index % 2)), wedge.radius, pitch):
            if wedge.room((x, y)) > wedge.radius * DOT / 2:
                yield f"M{_spot((x, y))}h.001"


def _steps(first: float, end: float, step: float) -> Iterator[float]:
    for index in range(ceil((end - first) / step)):
        yield first + index * step


def _spot(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"

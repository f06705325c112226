"""Where the seven areas of a mat lie, in millimetres, and what is drawn in them.

A mat is as large as those that are sold: 24 by 14 inches. A card that lies in a place has room to be turned sideways
where it may be spent.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from tools.boards.layout import Box
from tools.boards.wedges import Point
from tools.paper.cyberpunk.reference import DICE
from tools.paper.sheets import HEIGHT, WIDTH

SIZE: Final = (610.0, 356.0)
"""How wide and high a mat is."""
CUT: Final = 7.0
"""How much of its upper left and lower right corner an area lacks."""
HEAD: Final = 31.0
"""How much of an area what is written above its places takes."""


@dataclass(frozen=True, slots=True)
class Place:
    """An outline into which a card is laid."""

    box: Box
    is_turned: bool = False
    """Whether only its corners are drawn, as cards lie upright and sideways in it."""


@dataclass(frozen=True, slots=True)
class Die:
    """The outline of a die, or of a place for one."""

    sides: int
    """0 for a place."""
    corners: tuple[Point, ...]
    centre: Point


@dataclass(frozen=True, slots=True)
class Area:
    """An area of the mat."""

    term: str
    """The word of the game that it is called by."""
    box: Box
    places: tuple[Place, ...] = ()
    dice: tuple[Die, ...] = ()
    is_written_in_place: bool = False
    """Whether what it is for stands in its only place, which is covered as soon as it is used."""

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its outline."""
        left, top, right, bottom = self.box
        upper = ((left, top + CUT), (left + CUT, top), (right, top))
        lower = ((right, bottom - CUT), (right - CUT, bottom), (left, bottom))
        return upper + lower


def areas() -> tuple[Area, ...]:
    """The seven areas (rule 2.2)."""
    return (
        Area("fixer-area", (10, 10, 118, 126), dice=_fixer(10, 10, 108)),
        Area("gig-area", (10, 132, 118, 346), dice=_gigs(10, 132, 108)),
        Area("field", (124, 10, 516, 220), _field(124, 10, 392, 210)),
        Area("legends-area", (124, 226, 344, 346), _row(124 + 7.5, 226, 3, 8)),
        Area("eddies-area", (350, 226, 516, 346), _row(350 + 7.5, 226, 4, -35)),
        Area("trash", (522, 100, 600, 220), _pile(522, 100), is_written_in_place=True),
        Area("deck", (522, 226, 600, 346), _pile(522, 226), is_written_in_place=True),
    )


PANEL: Final[Box] = (522, 10, 600, 94)
"""Where stands how many Gigs a unit steals."""


def die(sides: int, x: float, y: float, reach: float) -> Die:
    """A die of which the middle is at a place: its outline as one sees it on a table."""
    corners = {4: 3, 6: 4, 8: 4, 10: 5, 12: 5, 20: 6}.get(sides, 8)
    reach *= 1.12 if sides == 6 else 1
    turn = pi / 4 if sides == 6 else pi / 8 if sides == 0 else 0.0
    points = tuple(
        (x + reach * sin(turn + corner * 2 * pi / corners), y - reach * cos(turn + corner * 2 * pi / corners))
        for corner in range(corners)
    )
    return Die(sides, points, (x, y + (reach * 0.14 if corners == 3 else 0)))


def _fixer(left: float, top: float, wide: float) -> tuple[Die, ...]:
    step = wide / 3
    return tuple(
        die(sides, left + (number % 3 + 0.5) * step, top + HEAD + 19 + number // 3 * 36, 12)
        for number, sides in enumerate(DICE)
    )


def _gigs(left: float, top: float, wide: float) -> tuple[Die, ...]:
    step = wide / 3
    return tuple(
        die(0, left + (number % 3 + 0.5) * step, top + HEAD + 17 + number // 3 * 37, 13) for number in range(12)
    )


def _field(left: float, top: float, wide: float, high: float) -> tuple[Place, ...]:
    side, columns, rows = HEIGHT, 4, 2
    gap = (wide - columns * side) / (columns + 1)
    first = top + high - rows * side - 8
    return tuple(
        Place((x, y, x + side, y + side), is_turned=True)
        for row in range(rows)
        for column in range(columns)
        for x, y in [(left + gap + column * (side + gap), first + row * (side + 4))]
    )


def _row(left: float, top: float, number: int, gap: float) -> tuple[Place, ...]:
    """Places side by side; the later ones lie over the earlier ones where the gap is less than 0."""
    y = top + 120 - HEIGHT - 5
    return tuple(
        Place((x, y, x + WIDTH, y + HEIGHT)) for place in range(number) for x in [left + place * (WIDTH + gap)]
    )


def _pile(left: float, top: float) -> tuple[Place, ...]:
    x, y = left + (78 - WIDTH) / 2, top + 120 - HEIGHT - 7.5
    return (Place((x, y, x + WIDTH, y + HEIGHT)),)

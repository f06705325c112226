"""A large drawing on several sheets of paper that are laid over each other: which part of it each sheet shows."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from string import ascii_uppercase
from typing import Final

from tools.boards.layout import Box
from tools.paper.sheets import Paper

OVERLAP: Final = 10.0
"""How wide a strip two neighbouring sheets both show; one is glued onto the strip of the other."""
EDGE: Final = 12.0
"""What stays free at each edge of a sheet: what printers cannot reach, and marks and words."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A sheet and the part of the drawing on it."""

    column: int
    row: int
    window: Box

    @property
    def name(self) -> str:
        """A letter for the row and a number for the column.

        >>> Tile(1, 0, (0, 0, 1, 1)).name, Tile(0, 27, (0, 0, 1, 1)).name
        ('A2', 'AB1')
        """
        letters, row = "", self.row
        while row >= 0:
            letters, row = ascii_uppercase[row % 26] + letters, row // 26 - 1
        return f"{letters}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """Sheets of one size, row by row."""

    across: float
    """How wide a sheet of paper lies."""
    down: float
    columns: int
    rows: int
    tiles: tuple[Tile, ...]


def tiling(window: Box, paper: Paper) -> Tiling:
    """The fewest sheets that show what is in a window at its true size, upright or on their side.

    All show parts of the same size, and neighbours share a strip.

    >>> from tools.paper.sheets import PAPERS
    >>> made = tiling((0, 0, 400, 300), PAPERS["a4"])
    >>> made.across, [tile.name for tile in made.tiles]
    (297, ['A1', 'A2', 'B1', 'B2'])
    """
    ways = [_tiling(window, paper.width, paper.height), _tiling(window, paper.height, paper.width)]
    return min(ways, key=lambda way: len(way.tiles))


def _tiling(window: Box, across: float, down: float) -> Tiling:
    left, top, right, bottom = window
    columns, wide = _shared(right - left, across - 2 * EDGE)
    rows, high = _shared(bottom - top, down - 2 * EDGE)
    tiles = tuple(
        Tile(column, row, (x, y, x + wide, y + high))
        for row in range(rows)
        for column in range(columns)
        for x, y in [(left + column * (wide - OVERLAP), top + row * (high - OVERLAP))]
    )
    return Tiling(across, down, columns, rows, tiles)


def _shared(length: float, room: float) -> tuple[int, float]:
    """How many parts of a length are needed, and how long each of them is with the strips it shares."""
    parts = max(1, ceil((length - OVERLAP) / (room - OVERLAP)))
    return parts, (length + (parts - 1) * OVERLAP) / parts

"""The legend under a board: its zones by letter, colour and pattern, and the other signs it uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import pi
from typing import Final

from content.schema.unmatched.board import Board
from tools.boards.discs import BADGE, LETTER, Badge, Piece, badge, piece
from tools.boards.layout import Box
from tools.boards.lettering import CAPITAL, Line, line
from tools.boards.lettering import width as width_of
from tools.boards.palette import ZoneLook
from tools.boards.wedges import Wedge
from tools.words import words

SWATCH: Final = 6.5
"""Half as wide as the sign before a text."""
SIZE: Final = 6.5
ROW: Final = 16.0
TEXT: Final = 2 * SWATCH + 2.5
"""From the left end of an entry to its text."""
BETWEEN: Final = 9.0
"""From the end of an entry to the next one."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign of the board; what is drawn is what it has."""

    text: str
    zone: Piece | None = None
    letter: Badge | None = None
    start: Badge | None = None
    passage: Badge | None = None

    @property
    def is_arrow(self) -> bool:
        """Whether it is the sign of a one-way path."""
        return not (self.zone or self.start or self.passage)


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign with its middle at `x`, `y`, what it means, and the room that both take."""

    sign: Sign
    x: float
    y: float
    text: Line
    box: Box


def legend(
    board: Board, looks: Mapping[str, ZoneLook], language: str, edges: tuple[float, float], top: float, scale: float
) -> tuple[Entry, ...]:
    """The entries between two edges, in rows that begin at `top`, enlarged by `scale`."""
    left, right = edges
    size, row, before = SIZE * scale, ROW * scale, TEXT * scale
    entries: list[Entry] = []
    x, y = left, top + row / 2
    for sign in _signs(board, looks, language):
        wide = min(width_of(sign.text, size), right - left - before)
        if x > left and x + before + wide > right:
            x, y = left, y + row
        said = line(sign.text, x + before, y + size * CAPITAL / 2, size, room=wide)
        box = (x, y - row / 2, x + before + wide, y + row / 2)
        entries.append(Entry(sign, x + SWATCH * scale, y, said, box))
        x = box[2] + BETWEEN * scale
    return tuple(entries)


def _signs(board: Board, looks: Mapping[str, ZoneLook], language: str) -> Iterator[Sign]:
    said, middle = words(language), (0.0, 0.0)
    swatch = Wedge(SWATCH, 0, 2 * pi)
    for zone in board.zones:
        look = looks[zone.id]
        yield Sign(zone.spoken(language), piece(look, swatch), badge(look.letter, middle, BADGE, LETTER))
    if board.starts():
        yield Sign(said.start_space, start=badge("1", middle, SWATCH * 0.8, SWATCH))
    if board.one_way:
        yield Sign(said.one_way_path)
    for number, spaces in enumerate(board.passages, start=1):
        passage = badge(str(number), middle, BADGE, LETTER)
        yield Sign(f"{said.secret_passage}{said.aside.format(what=len(spaces))}", passage=passage)

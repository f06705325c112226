"""Sheets of paper: where nine cards lie on each, where to cut, and where the backs lie on the other side.

Cards touch each other, so that one cut parts two of them, and every line to cut along runs over the whole sheet: it
survives the cuts before it. All lengths are in millimetres from the top left corner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tools.exit_status import Misuse

WIDTH: Final = 63
"""How wide a card is."""
HEIGHT: Final = 88
"""How high a card is."""
COLUMNS: Final = 3
ROWS: Final = 3

UNPRINTABLE: Final = 6.35
"""What printers leave free at each edge of the paper: a quarter of an inch."""
BLEED: Final = 3
"""How far a back is printed beyond its edge where no other lies, so that a sheet fed askew shows no white."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a card: its column and row, counted from 0."""

    column: int
    row: int

    @property
    def behind(self) -> Slot:
        """The same place seen from the other side of a sheet that is turned over its long edge.

        >>> Slot(0, 2).behind
        Slot(column=2, row=2)
        """
        return Slot(COLUMNS - 1 - self.column, self.row)


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    start: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright."""

    name: str
    width: float
    height: float

    @property
    def left(self) -> float:
        """Where the first column begins; there is as much room on the right."""
        return (self.width - COLUMNS * WIDTH) / 2

    @property
    def top(self) -> float:
        """Where the first row begins; there is as much room at the bottom."""
        return (self.height - ROWS * HEIGHT) / 2

    def corner(self, slot: Slot) -> tuple[float, float]:
        """The top left corner of a slot."""
        return self.left + slot.column * WIDTH, self.top + slot.row * HEIGHT

    def cuts(self, slots: Sequence[Slot]) -> Iterator[Line]:
        """Every line along which these cards are cut apart, from one edge of what can be printed to the other."""
        edges = {slot.column + side for slot in slots for side in (0, 1)}
        for edge in sorted(edges):
            x = self.left + edge * WIDTH
            yield Line((x, UNPRINTABLE), (x, self.height - UNPRINTABLE))
        for edge in sorted({slot.row + side for slot in slots for side in (0, 1)}):
            y = self.top + edge * HEIGHT
            yield Line((UNPRINTABLE, y), (self.width - UNPRINTABLE, y))


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("a4", 210, 297),
    "letter": Paper("letter", 215.9, 279.4),
}
"""The papers by name."""


def paper_called(name: str) -> Paper:
    """The paper with this name, in small letters or capitals; raises `Misuse` for one that there is not.

    >>> paper_called("Letter").width
    215.9
    """
    if name.lower() not in PAPERS:
        raise Misuse(f"there is no paper `{name}`: it can be {', '.join(PAPERS)}")
    return PAPERS[name.lower()]


SLOTS: Final = tuple(Slot(column, row) for row in range(ROWS) for column in range(COLUMNS))
"""The places on a sheet, row by row."""


def sheets(cards: Sequence[str]) -> list[dict[Slot, str]]:
    """The cards on as many sheets as they need, each in its slot.

    >>> [len(sheet) for sheet in sheets(["feint"] * 20)]
    [9, 9, 2]
    """
    starts = range(0, len(cards), len(SLOTS))
    return [dict(zip(SLOTS, cards[start : start + len(SLOTS)], strict=False)) for start in starts]


def bleeds(slots: Sequence[Slot]) -> dict[Slot, dict[str, float]]:
    """How far each back is printed beyond its edges: not where another one lies beside it."""
    around = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}
    return {
        slot: {
            side: 0.0 if Slot(slot.column + right, slot.row + down) in slots else BLEED
            for side, (right, down) in around.items()
        }
        for slot in slots
    }

"""The small pieces that lie in the box beside the cards, on as few sheets as hold them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tools.paper.faces import Face
from tools.paper.sheets import Paper

FOOT: Final = 19.0
"""What stays free at the bottom of a sheet for words and a ruler, in millimetres."""
EDGE: Final = 11.0
"""What stays free at its other edges."""
BETWEEN: Final = 3.0
"""What stays free between two pieces."""


@dataclass(slots=True)
class Shelf:
    """Pieces side by side; the first is the highest."""

    top: float
    height: float
    end: float = EDGE
    """Where the next piece begins."""
    pieces: list[Face] = field(default_factory=list)


def piece_sheets(pieces: Iterable[Face], paper: Paper) -> list[list[Face]]:
    """The pieces, each with its upper left corner as `x` and `y`; one list for each sheet."""
    sheets: list[list[Shelf]] = []
    for piece in sorted(pieces, key=lambda piece: -float(piece["height"])):
        shelf = _shelf_for(piece, sheets, paper)
        shelf.pieces.append({**piece, "x": shelf.end, "y": shelf.top})
        shelf.end += piece["width"] + BETWEEN
    return [[piece for shelf in sheet for piece in shelf.pieces] for sheet in sheets]


def _shelf_for(piece: Face, sheets: list[list[Shelf]], paper: Paper) -> Shelf:
    """The first shelf with room for a piece that is no higher than those before it; a new one if there is none."""
    for sheet in sheets:
        for shelf in sheet:
            if shelf.end + piece["width"] <= paper.width - EDGE:
                return shelf
        below = sheet[-1].top + sheet[-1].height + BETWEEN
        if below + piece["height"] <= paper.height - FOOT:
            sheet.append(Shelf(below, piece["height"]))
            return sheet[-1]
    sheets.append([Shelf(EDGE, piece["height"])])
    return sheets[-1][0]

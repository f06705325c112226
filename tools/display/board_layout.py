"""Where the spaces of a board go on a grid of characters, so that their boxes keep apart and their paths show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from content.schema.board import Board, PathKind

BOX_HEIGHT = 3
WIDEST_BOX = 9
WIDEST_PICTURE = 120
LONGEST_ID = 7
STRETCHES = (0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""How much taller than true to scale (a character is twice as high as wide) a picture may get, best first."""

Cell = tuple[int, int]
"""Row and column of a character, from the top left corner."""
Dot = tuple[int, int]
"""A braille dot: four rows and two columns of them to a character."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes of one size on a grid: their top left corners by the id of the space."""

    width: int
    height: int
    box: int
    """The width of a box, border included."""
    corners: dict[str, Cell]

    def cells_of(self, space: str) -> set[Cell]:
        """The characters that a space's box covers."""
        row, column = self.corners[space]
        return set(product(range(row, row + BOX_HEIGHT), range(column, column + self.box)))

    def line(self, start: str, end: str) -> Iterator[Dot]:
        """The dots of a straight line from the middle of one box to the middle of another."""
        (top, left), (bottom, right) = self._middle(start), self._middle(end)
        length = max(abs(bottom - top), abs(right - left), 1)
        for step in range(length + 1):
            yield top + round((bottom - top) * step / length), left + round((right - left) * step / length)

    def _middle(self, space: str) -> Dot:
        row, column = self.corners[space]
        return row * 4 + BOX_HEIGHT * 2, column * 2 + self.box


def lay_out(board: Board, width: int) -> Layout | None:
    """The best picture of a board in `width` columns: wide boxes first, then little height.

    None if no picture would be clear: too narrow for boxes that hold an id and a start number.
    """
    width = min(width, WIDEST_PICTURE)
    narrowest = min(LONGEST_ID, max((len(space.id) for space in board.spaces), default=1)) + 3
    boxes = range(max(narrowest, WIDEST_BOX), narrowest - 1, -1)
    drawn = [layout for box in boxes for stretch in STRETCHES if (layout := _scaled(board, width, box, stretch))]
    clear = [layout for layout in drawn if _boxes_keep_apart(layout)]
    return next((layout for layout in clear if _paths_show(board, layout)), clear[0] if clear else None)


def _scaled(board: Board, width: int, box: int, stretch: float) -> Layout | None:
    xs, ys = [space.at[0] for space in board.spaces], [space.at[1] for space in board.spaces]
    if not xs or width < box:
        return None
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    scale = (width - box) / max(across, down, 1e-9)
    corners = {
        space.id: (
            round((space.at[1] - min(ys)) * scale / 2 * stretch),
            round((space.at[0] - min(xs)) * scale),
        )
        for space in board.spaces
    }
    rows, columns = zip(*corners.values(), strict=True)
    return Layout(max(columns) + box, max(rows) + BOX_HEIGHT, box, corners)


def _boxes_keep_apart(layout: Layout) -> bool:
    """Side by side, two boxes leave a column between them; above each other, a row."""
    return all(
        abs(here[1] - there[1]) > layout.box or abs(here[0] - there[0]) > BOX_HEIGHT
        for here, there in combinations(layout.corners.values(), 2)
    )


def _paths_show(board: Board, layout: Layout) -> bool:
    """No path runs behind the box of a third space."""
    covered = {cell: space for space in layout.corners for cell in layout.cells_of(space)}
    return all(
        covered.get((row // 4, column // 2), path.start) in (path.start, path.end)
        for path in board.joins()
        if path.kind is not PathKind.PASSAGE
        for row, column in layout.line(path.start, path.end)
    )

"""Where the spaces of a board go on a grid of characters, so that their boxes keep apart and their paths show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from content.schema.unmatched.board import Board, PathKind

BOX_HEIGHT = 3
USUAL_BOX = 9
WIDEST_BOX = 16
"""How wide a box may get where there is room beside it, so that long names are not cut."""
ROOM_BESIDE = 4
"""How many columns stay free beside a box wider than usual, so that paths are seen."""
NARROWER = 2
"""How many columns boxes may give away for a low picture."""
WIDEST_PICTURE = 120
LONGEST_ID = 7
STRETCHES = (0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""How much taller than true to scale (a character is twice as high as wide) a picture may get, best first."""
FLATTER = (0.8, 0.7, 0.6, 0.5, 0.4)
"""How much lower where there is little height, best first."""

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


Scaled = tuple[float, Layout]
"""How much a picture is stretched, and the picture."""


def lay_out(board: Board, width: int, height: int | None = None) -> Layout | None:
    """The best picture of a board in `width` columns, and in `height` rows if that is possible.

    Boxes as wide as usual come first, then little height; in what is free beside them they get wider. None if no
    picture would be clear: too narrow for boxes that hold an id and a start number.
    """
    width = min(width, WIDEST_PICTURE)
    narrowest = min(LONGEST_ID, max((len(space.id) for space in board.spaces), default=1)) + 3
    drawn = _drawn(board, width, range(max(narrowest, USUAL_BOX), narrowest - 1, -1), STRETCHES)
    best = next((one for one in drawn if _paths_show(board, one[1])), drawn[0] if drawn else None)
    if best is None:
        return None
    if height is not None and best[1].height > height:
        box = best[1].box
        best = _lower(board, width, height, range(box, max(narrowest, box - NARROWER) - 1, -1)) or best
    return _wider(board, width, *best)


def _lower(board: Board, width: int, height: int, boxes: Sequence[int]) -> Scaled | None:
    """A picture in so many rows with boxes of one of these widths; else the lowest with those of the first width."""
    drawn = _drawn(board, width, boxes, STRETCHES + FLATTER)
    shown = [one for one in drawn if _paths_show(board, one[1])]
    lowest = min((one for one in shown if one[1].box == boxes[0]), key=lambda one: one[1].height, default=None)
    return next((one for one in shown if one[1].height <= height), lowest)


def _wider(board: Board, width: int, stretch: float, layout: Layout) -> Layout:
    """The picture with the widest boxes for which there is room; it gets no higher by it."""
    drawn = _drawn(board, width, range(WIDEST_BOX, layout.box, -1), [stretch], ROOM_BESIDE)
    return next((wide for _, wide in drawn if _paths_show(board, wide)), layout)


def _drawn(board: Board, width: int, boxes: Sequence[int], stretches: Sequence[float], room: int = 1) -> list[Scaled]:
    """The pictures whose boxes keep apart, in the order of these widths of boxes and of these stretches."""
    scaled = [(stretch, _scaled(board, width, box, stretch)) for box in boxes for stretch in stretches]
    return [(stretch, one) for stretch, one in scaled if one is not None and _boxes_keep_apart(one, room)]


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


def _boxes_keep_apart(layout: Layout, room: int) -> bool:
    """Side by side, two boxes leave `room` columns between them; above each other, a row."""
    return all(
        abs(here[1] - there[1]) >= layout.box + room or abs(here[0] - there[0]) > BOX_HEIGHT
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

"""A drawing as large as it lies on the table: a PDF of sheets to be glued together."""

from __future__ import annotations

from typing import Any

from tools.boards.drawing import Drawing
from tools.boards.tiling import EDGE, OVERLAP, Tile, Tiling
from tools.paper.typesetting import Pages, pages
from tools.words import words


def as_sheets(drawing: Drawing, made: Tiling) -> Pages:
    """The sheets; if there are several, a page before them shows how they lie."""
    said = words(drawing.language)
    left, top, *_ = drawing.window
    size = f"{drawing.width:.0f} × {drawing.height:.0f} mm"
    first = made.tiles[0].window
    data = {
        "language": drawing.language,
        "name": drawing.name,
        "words": drawing.words,
        "size": f"{size} · {said.counted('sheets', len(made.tiles))}",
        "how": said.cut_and_glue,
        "true_size": said.true_size,
        "whole": drawing.svg(),
        "tiles": [
            _tile(drawing, tile, made) | {"x": tile.window[0] - left, "y": tile.window[1] - top} for tile in made.tiles
        ],
    }
    return pages(
        "board_tiles.typ.j2",
        data,
        across=made.across,
        down=made.down,
        edge=EDGE,
        overlap=OVERLAP,
        wide=first[2] - first[0],
        high=first[3] - first[1],
        whole_wide=drawing.width,
        whole_high=drawing.height,
        several=len(made.tiles) > 1,
    )


def _tile(drawing: Drawing, tile: Tile, made: Tiling) -> dict[str, Any]:
    """What a sheet shows, and the names of the sheets beside it."""
    names = {(other.column, other.row): other.name for other in made.tiles}
    column, row = tile.column, tile.row
    return {
        "name": tile.name,
        "svg": drawing.within(tile.window).svg(),
        "left": names.get((column - 1, row)),
        "right": names.get((column + 1, row)),
        "above": names.get((column, row - 1)),
        "below": names.get((column, row + 1)),
    }

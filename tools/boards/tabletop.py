"""A board as large as it lies on the table: a PDF of sheets to be glued together."""

from __future__ import annotations

from typing import Any

from tools.boards.picture import Picture
from tools.boards.svg import as_svg
from tools.boards.tiling import EDGE, OVERLAP, Tile, Tiling
from tools.paper.typesetting import Pages, pages
from tools.words import words


def as_sheets(picture: Picture, made: Tiling) -> Pages:
    """The sheets; if there are several, a page before them shows how they lie."""
    said = words(picture.language)
    left, top, *_ = picture.window
    size = f"{picture.width:.0f} × {picture.height:.0f} mm"
    first = made.tiles[0].window
    data = {
        "language": picture.language,
        "name": picture.name,
        "words": picture.words,
        "size": f"{size} · {said.counted('sheets', len(made.tiles))}",
        "how": said.cut_and_glue,
        "true_size": said.true_size,
        "whole": as_svg(picture),
        "tiles": [
            _tile(picture, tile, made) | {"x": tile.window[0] - left, "y": tile.window[1] - top} for tile in made.tiles
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
        whole_wide=picture.width,
        whole_high=picture.height,
        several=len(made.tiles) > 1,
    )


def _tile(picture: Picture, tile: Tile, made: Tiling) -> dict[str, Any]:
    """What a sheet shows, and the names of the sheets beside it."""
    names = {(other.column, other.row): other.name for other in made.tiles}
    column, row = tile.column, tile.row
    return {
        "name": tile.name,
        "svg": as_svg(picture.within(tile.window)),
        "left": names.get((column - 1, row)),
        "right": names.get((column + 1, row)),
        "above": names.get((column, row - 1)),
        "below": names.get((column, row + 1)),
    }

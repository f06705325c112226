"""A picture of a board on a page of paper and as pixels, both set by typst from the same SVG."""

from __future__ import annotations

from typing import Final

from tools.boards.picture import Picture
from tools.boards.svg import as_svg
from tools.paper.sheets import Paper
from tools.paper.typesetting import Pages, pages

FREE: Final = 10.0
"""What stays free round the picture on a page, in millimetres."""
LONGER_SIDE: Final = 2400
"""How many dots the longer side of a PNG has."""
MILLIMETRES: Final = 25.4
"""In an inch."""


def as_pdf(picture: Picture, paper: Paper) -> bytes:
    """The picture on a page of its own, as large as the paper lets it be but no larger than on the table."""
    sides = (paper.width, paper.height)
    across, down = (max(sides), min(sides)) if picture.width > picture.height else (min(sides), max(sides))
    scale = min((across - 2 * FREE) / picture.width, (down - 2 * FREE) / picture.height, 1.0)
    return _page(picture, across, down, picture.width * scale).pdf()


def as_png(picture: Picture) -> bytes:
    """The picture alone, fine enough for a screen or a slide."""
    resolution = round(LONGER_SIDE / max(picture.width, picture.height) * MILLIMETRES)
    (png,) = _page(picture, picture.width, picture.height, picture.width).pictures("png", resolution)
    return png


def _page(picture: Picture, across: float, down: float, wide: float) -> Pages:
    data = {"language": picture.language, "svg": as_svg(picture), "name": picture.name, "words": picture.words}
    return pages("board.typ.j2", data, across=across, down=down, wide=wide)

"""A drawing on a page of paper and as pixels, both set by typst from the same SVG."""

from __future__ import annotations

from typing import Final

from tools.boards.drawing import Drawing
from tools.paper.sheets import Paper
from tools.paper.typesetting import Pages, pages

FREE: Final = 10.0
"""What stays free round the picture on a page, in millimetres."""
LONGER_SIDE: Final = 2400
"""How many dots the longer side of a PNG has."""
MILLIMETRES: Final = 25.4
"""In an inch."""


def as_pdf(drawing: Drawing, paper: Paper) -> bytes:
    """The drawing on a page of its own, as large as the paper lets it be but no larger than on the table."""
    sides = (paper.width, paper.height)
    across, down = (max(sides), min(sides)) if drawing.width > drawing.height else (min(sides), max(sides))
    scale = min((across - 2 * FREE) / drawing.width, (down - 2 * FREE) / drawing.height, 1.0)
    return _page(drawing, across, down, drawing.width * scale).pdf()


def as_png(drawing: Drawing) -> bytes:
    """The drawing alone, fine enough for a screen or a slide."""
    resolution = round(LONGER_SIDE / max(drawing.width, drawing.height) * MILLIMETRES)
    (png,) = _page(drawing, drawing.width, drawing.height, drawing.width).pictures("png", resolution)
    return png


def _page(drawing: Drawing, across: float, down: float, wide: float) -> Pages:
    data = {"language": drawing.language, "svg": drawing.svg(), "name": drawing.name, "words": drawing.words}
    return pages("board.typ.j2", data, across=across, down=down, wide=wide)

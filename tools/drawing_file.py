"""Drawings in files: a picture for screens and pages, or sheets as large as what lies on the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from content.saying import counted
from tools.whole_file import write

if TYPE_CHECKING:
    from tools.boards.drawing import Drawing
    from tools.paper.sheets import Paper

ENDINGS: Final = (".pdf", ".svg", ".png")


def endings_for(table_size: bool) -> tuple[str, ...]:
    """The kinds of files by their ending; sheets at table size are always a PDF."""
    return ENDINGS[:1] if table_size else ENDINGS


def write_picture(drawn: Drawing, kind: str, paper: Paper, output: Path) -> None:
    """Write a drawing in the kind that an ending asks for."""
    from tools.boards.pages import as_pdf, as_png

    match kind:
        case ".pdf":
            write(as_pdf(drawn, paper), output)
        case ".svg":
            write(drawn.svg().encode(), output)
        case _:
            write(as_png(drawn), output)


def write_sheets(drawn: Drawing, paper: Paper, output: Path, head: str = "", more: str = "") -> None:
    """Write a drawing at table size, and say how large it gets; `head` and `more` stand before and after that."""
    from tools.boards.tabletop import as_sheets
    from tools.boards.tiling import tiling

    made = tiling(drawn.window, paper)
    write(as_sheets(drawn, made).pdf(), output)
    sheets = counted(len(made.tiles), "sheet")
    print(f"{head}{drawn.width:.0f} x {drawn.height:.0f} mm on {sheets}{more}")

"""`cardwright board`: a board as a picture for screens and pages, or as large as it lies on the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from content.diagnostics import print_problems
from content.library import load
from content.reading.ways import mark_at
from content.saying import counted, listed
from effects.problem import Problem, Severity
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.whole_file import demand_room, ending, write

if TYPE_CHECKING:
    from content.library.files import BoardFile
    from tools.boards.picture import Picture
    from tools.paper.sheets import Paper

ENDINGS: Final = (".pdf", ".svg", ".png")
"""The kinds of files by their ending; what is printed at table size is the first of them."""


def run(
    *,
    id: str,
    content: Sequence[Path],
    output: Path | None,
    language: str = "en",
    paper: str = "a4",
    ids: bool = False,
    table_size: bool = False,
) -> int:
    """Write the picture of a board, or draw it in the terminal if no file is named; 1 if a name cannot be printed."""
    from tools.paper.sheets import paper_called
    from tools.words import words

    sheet, said, endings = paper_called(paper), words(language).language, ENDINGS[:1] if table_size else ENDINGS
    file = load(content).board(id)
    if output is None:
        from tools.show import run as show

        if ids or table_size:
            raise Misuse(f"a picture needs a file: add `-o FILE`, with a name that ends in {listed(endings)}")
        return show(id=id, content=content, language=said)
    kind = ending(output, endings)
    demand_room(output)
    from tools.boards.picture import picture

    drawn = picture(file.demand(), file.id, said, ids=ids)
    problems = [*_unprintable(file, said), *_covered(file, drawn)]
    print_problems(problems, sys.stderr)
    if any(problem.is_error for problem in problems):
        return PROBLEMS
    if table_size:
        _write_sheets(drawn, sheet, output)
    else:
        _write_picture(drawn, kind, sheet, output)
    return FINE


def _write_picture(drawn: Picture, kind: str, paper: Paper, output: Path) -> None:
    from tools.boards.pages import as_pdf, as_png
    from tools.boards.svg import as_svg

    match kind:
        case ".pdf":
            write(as_pdf(drawn, paper), output)
        case ".svg":
            write(as_svg(drawn).encode(), output)
        case _:
            write(as_png(drawn), output)


def _write_sheets(drawn: Picture, paper: Paper, output: Path) -> None:
    """Write the board at table size, and say how large it gets."""
    from tools.boards.layout import SPACE
    from tools.boards.tabletop import as_sheets
    from tools.boards.tiling import tiling

    made = tiling(drawn.window, paper)
    write(as_sheets(drawn, made).pdf(), output)
    sheets = counted(len(made.tiles), "sheet")
    print(f"{drawn.board_id}: {drawn.width:.0f} x {drawn.height:.0f} mm on {sheets}, spaces {SPACE:.0f} mm across")


def _unprintable(file: BoardFile, language: str) -> list[Problem]:
    """A problem for each character of a name that no font can show."""
    from tools.boards.names import note_names
    from tools.paper.texts import Texts

    note_names(file, language, texts := Texts())
    return texts.without_glyph()


def _covered(file: BoardFile, drawn: Picture) -> list[Problem]:
    """A warning for each path and each space it is drawn under without leading there."""
    return [
        Problem(
            "path-under-space",
            f"The path from {path.start} to {path.end} runs under {space}: nobody sees where it leads.",
            mark_at(file.document.root, path.way).place,
            f"Move {space} out of its way, or {path.start} or {path.end}.",
            Severity.WARNING,
        )
        for path, space in drawn.covered
    ]

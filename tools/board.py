"""`cardwright board`: a board as a picture for screens and pages, or as large as it lies on the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from content.diagnostics import print_problems
from content.library import load
from content.reading.ways import mark_at
from content.saying import listed
from effects.problem import Problem, Severity
from tools.drawing_file import endings_for, write_picture, write_sheets
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.whole_file import demand_room, ending

if TYPE_CHECKING:
    from content.library.files import BoardFile
    from tools.boards.picture import Picture


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

    sheet, said, endings = paper_called(paper), words(language).language, endings_for(table_size)
    file = load(content).board(id)
    if output is None:
        from tools.show import run as show

        if ids or table_size:
            raise Misuse(f"a picture needs a file: add `-o FILE`, with a name that ends in {listed(endings)}")
        return show(id=id, content=content, language=said)
    kind = ending(output, endings)
    demand_room(output)
    from tools.boards.layout import SPACE
    from tools.boards.picture import picture

    drawn = picture(file.demand(), file.id, said, ids=ids)
    problems = [*_unprintable(file, said), *_covered(file, drawn)]
    print_problems(problems, sys.stderr)
    if any(problem.is_error for problem in problems):
        return PROBLEMS
    if table_size:
        write_sheets(drawn, sheet, output, f"{file.id}: ", f", spaces {SPACE:.0f} mm across")
    else:
        write_picture(drawn, kind, sheet, output)
    return FINE


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

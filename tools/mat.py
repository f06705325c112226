"""`cardwright mat`: the mat of cyberpunk as a picture for screens and pages, or as large as it lies on the table."""

from __future__ import annotations

from pathlib import Path

from tools.drawing_file import endings_for, write_picture, write_sheets
from tools.exit_status import FINE
from tools.whole_file import demand_room, ending


def run(*, output: Path, language: str, paper: str, table_size: bool) -> int:
    """Write the mat."""
    from tools.boards.mat import mat
    from tools.paper.sheets import paper_called
    from tools.words import words

    sheet, said = paper_called(paper), words(language).language
    kind = ending(output, endings_for(table_size))
    demand_room(output)
    if table_size:
        write_sheets(mat(said), sheet, output, "mat: ")
    else:
        write_picture(mat(said), kind, sheet, output)
    return FINE

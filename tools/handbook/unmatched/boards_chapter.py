"""The chapter with the boards."""

from __future__ import annotations

from collections.abc import Iterable

from content.library.files import BoardFile
from effects.wording.letters import capitalized
from tools.boards.picture import picture
from tools.handbook.chosen import Chosen
from tools.handbook.model import Chapter, Picture, Section
from tools.words import words


def boards_chapter(chosen: Chosen, boards: Iterable[BoardFile], language: str) -> Chapter:
    """A section for each board."""
    sections = tuple(_section(number, file, chosen, language) for number, file in enumerate(boards, start=1))
    return Chapter("boards", capitalized(words(language).boards, language), sections)


def _section(number: int, file: BoardFile, chosen: Chosen, language: str) -> Section:
    board = file.demand()
    # A name of its own, as a board and a space of another together may be called like a third board.
    drawing = picture(board, f"picture-{number}", language)
    # The heading says already what stands above the field, which begins at 0.
    left, _, right, bottom = drawing.window
    drawing = drawing.within((left, 0.0, right, bottom))
    remark = chosen.edition(file.set_id, language)
    return Section(f"board-{file.id}", board.name.spoken(language), (Picture(drawing),), remark)

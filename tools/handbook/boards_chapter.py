"""The chapter with the boards: the picture, the zones and where heroes start."""

from __future__ import annotations

from collections.abc import Iterable

from content.library import Library
from content.library.files import BoardFile
from effects.wording.letters import capitalized
from tools.handbook.model import Chapter, Facts, Picture, Section
from tools.words import words


def boards_chapter(files: Iterable[BoardFile], library: Library, language: str) -> Chapter:
    """A section for each board."""
    sections = tuple(_section(file, library, language) for file in files)
    return Chapter("boards", capitalized(words(language).boards, language), sections, "pages")


def _section(file: BoardFile, library: Library, language: str) -> Section:
    said = words(language)
    board = file.demand()
    box = library.sets[file.set_id].demand()
    facts = tuple(
        (capitalized(label, language), value)
        for label, value in (
            (said.spaces, str(len(board.spaces))),
            (said.zones, str(len(board.zones))),
            (said.start_spaces, said.and_so_on.join(str(number) for number in board.starts())),
        )
    )
    name = board.name.spoken(language)
    words_for_it = f"{name}: {said.and_so_on.join(f'{label} {value}' for label, value in facts)}"
    blocks = (Facts(facts), Picture(board, words_for_it))
    return Section(f"board-{file.id}", name, blocks, f"{box.name.spoken(language)} {box.version}")

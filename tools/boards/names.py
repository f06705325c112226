"""The names on a board, noted with their places before they are printed."""

from __future__ import annotations

from content.library.files import BoardFile
from tools.paper.texts import Texts, mark_of_name


def note_names(file: BoardFile, language: str, texts: Texts) -> None:
    """Note the names of a board and of its zones among the texts of a document."""
    board, root = file.demand(), file.document.root
    mark = mark_of_name(board.name, language, root, "name")
    texts.add(board.name.spoken(language), f"the name of the board {file.id}", mark)
    for index, zone in enumerate(board.zones):
        if zone.name is not None:
            mark = mark_of_name(zone.name, language, root, "zones", index, "name")
            texts.add(zone.spoken(language), f"the name of the zone {zone.id}", mark)

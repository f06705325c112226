"""The names on a board, noted with their places before they are printed."""

from __future__ import annotations

from content.library.files import BoardFile
from content.reading.ways import mark_at
from tools.paper.texts import Texts


def note_names(file: BoardFile, language: str, texts: Texts) -> None:
    """Note the names of a board and of its zones among the texts of a document."""
    board, root = file.demand(), file.document.root
    texts.add(board.name.spoken(language), f"the name of the board {file.id}", mark_at(root, ("name", language)))
    for index, zone in enumerate(board.zones):
        mark = mark_at(root, ("zones", index, "name", language))
        texts.add(zone.spoken(language), f"the name of the zone {zone.id}", mark)

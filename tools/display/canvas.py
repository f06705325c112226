"""A grid of styled characters on which pictures for the terminal are put together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text


class Canvas:
    """A grid of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text from a cell on; a wide character takes two."""
        from rich.cells import cell_len

        for character in text:
            self._cells[row, column] = character, style
            if cell_len(character) == 2:
                self._cells[row, column + 1] = "", style
            column += max(cell_len(character), 1)

    def rows(self) -> Iterator[Text]:
        """The lines of the picture."""
        from rich.text import Text

        for row in range(self._height):
            line = Text()
            cells = (self._cells.get((row, column), (" ", "")) for column in range(self._width))
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style)
            line.rstrip()
            yield line

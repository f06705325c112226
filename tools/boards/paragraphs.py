"""Sentences in a drawing, broken into lines by measuring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tools.boards.lettering import Line, line, width

LEADING: Final = 1.28
"""From a baseline to the next, as a share of the size."""
_PIECES: Final = re.compile(
    r"[\u3400-\u9fff][\u3000-\u303f\uff00-\uffef]*|[^\s\u3400-\u9fff]+[\u3000-\u303f\uff00-\uffef]*| +"
)
"""What is not broken: a word, or a Chinese character, with the signs behind it."""


def paragraph(text: str, x: float, y: float, size: float, room: float, *, bold: bool = False) -> tuple[Line, ...]:
    """A text in lines that are no wider than the room; `y` is the baseline of the first.

    >>> [line.runs[0].text for line in paragraph("Where your units are", 0, 0, 5, 35)]
    ['Where your', 'units are']
    """
    said = broken(text, size, room, bold=bold)
    return tuple(line(each, x, y + number * size * LEADING, size, bold=bold) for number, each in enumerate(said))


def broken(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """A text in lines that are no wider than the room, unless a word is."""
    return list(_lines(text, size, room, bold))


def _lines(text: str, size: float, room: float, bold: bool) -> Iterator[str]:
    begun = ""
    for piece in _PIECES.findall(text):
        if begun.strip() and width((begun + piece).rstrip(), size, bold=bold) > room:
            yield begun.strip()
            begun = ""
        begun += piece
    if begun.strip():
        yield begun.strip()

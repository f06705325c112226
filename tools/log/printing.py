"""The log on a page: headings, indentation, and long lines that go on below their beginning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from tools.display.line_breaks import broken
from tools.log.line import Line, Tone

if TYPE_CHECKING:
    from rich.text import Text

STYLES: Final = {
    Tone.TURN: "bold cyan",
    Tone.ACTION: "bold",
    Tone.PLAIN: "",
    Tone.RESULT: "yellow",
    Tone.DEFEAT: "bold red",
    Tone.END: "bold green",
}
INDENT: Final = 2
WIDEST: Final = 100
"""Longer lines are hard to read."""


def printed(lines: Iterable[Line], width: int) -> Iterator[Text]:
    """The lines as they are printed in so many columns."""
    from rich.text import Text

    width = max(20, min(width, WIDEST))
    for line in lines:
        if line.tone is Tone.TURN:
            yield Text()
            yield _heading(line, width)
            continue
        if line.tone is Tone.END:
            yield Text()
        for part in hanging(line.text, width, INDENT * line.depth):
            yield Text(part, style=STYLES[line.tone])


def hanging(text: str, width: int, indent: int = 0) -> Iterator[str]:
    """A text in lines of at most `width` columns; all but the first are indented a little more.

    >>> list(hanging("Bigfoot draws 2 cards.", 14, 2))
    ['  Bigfoot', '    draws 2', '    cards.']
    >>> list(hanging("大脚怪抽2张牌。", 14))
    ['大脚怪抽2张', '  牌。']
    """
    first, *rest = broken(" ".join(text.split()), width - indent, width - indent - INDENT)
    yield " " * indent + first
    yield from (" " * (indent + INDENT) + line for line in rest)


def _heading(line: Line, width: int) -> Text:
    """`Turn 3: Bigfoot ──── Robin Hood 9 · Bigfoot 12`, without the right part where there is no room."""
    from rich.cells import cell_len
    from rich.text import Text

    room = width - cell_len(line.text) - cell_len(line.aside) - 3
    if not line.aside or room < 1:
        rule = max(0, width - cell_len(line.text) - 1)
        return Text.assemble((line.text, STYLES[Tone.TURN]), (" " + "─" * rule, "dim"))
    return Text.assemble((line.text, STYLES[Tone.TURN]), (f" {'─' * (room + 1)} ", "dim"), line.aside)

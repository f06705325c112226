"""Where a line may be broken: after a space, and in Chinese between characters, which stand without spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.measure import Measurement
    from rich.text import Text

_WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_OPENING = "（【《「『〈〔“‘"
_CLOSING = "，。、；：？！）】》」』〉〕”’…％"
_PIECE = re.compile(
    rf"[{_OPENING}]*"
    rf"(?:[^\s{_WIDE}{_OPENING}{_CLOSING}]*\d[{_WIDE}]"  # a number stays with its measure word
    rf"|[{_WIDE}]|[^\s{_WIDE}{_OPENING}{_CLOSING}]+)"
    rf"[{_CLOSING}]*\s*|\S\s*"
)


def pieces(text: str) -> list[str]:
    """A text in pieces between which a line may be broken; spaces belong to the piece before them.

    >>> pieces("Draw 2 cards."), pieces("抽1张牌。否则，弃牌（见规则）。")
    (['Draw ', '2 ', 'cards.'], ['抽', '1张', '牌。', '否', '则，', '弃', '牌', '（见', '规', '则）。'])
    """
    return _PIECE.findall(text)


def broken(text: str, width: int, later: int | None = None) -> Iterator[str]:
    """A text of one line in lines of at most `width` columns, all but the first of at most `later`.

    >>> list(broken("如果你赢得战斗，抽2张牌。", 14)), list(broken("Draw 2 cards.", 7, 5))
    (['如果你赢得战', '斗，抽2张牌。'], ['Draw 2', 'cards', '.'])
    """
    from rich.cells import cell_len, chop_cells

    line, room = "", max(1, width)
    later = room if later is None else max(1, later)
    for piece in pieces(text):
        if line and cell_len(line + piece.rstrip()) > room:
            yield line.rstrip()
            line, room = "", later
        while cell_len(piece.rstrip()) > room:
            first = chop_cells(piece, room)[0]
            yield first
            piece, room = piece[len(first) :], later
        line += piece
    yield line.rstrip()


@dataclass(frozen=True, slots=True)
class Broken:
    """A styled text that the terminal breaks where its language allows it."""

    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for paragraph in self.text.split("\n", allow_blank=True):
            rest = paragraph
            for line in broken(paragraph.plain, options.max_width):
                shown, rest = rest.divide([len(line)]) if len(line) < len(rest) else (rest, rest[:0])
                rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
                yield shown

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        from rich.cells import cell_len
        from rich.measure import Measurement

        narrowest = max((cell_len(piece.rstrip()) for piece in pieces(self.text.plain)), default=0)
        widest = max((cell_len(line) for line in self.text.plain.split("\n")), default=0)
        return Measurement(narrowest, widest).with_maximum(options.max_width)

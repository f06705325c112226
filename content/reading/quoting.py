"""An author's own words, said back to him."""

from __future__ import annotations

_LONGEST = 60


def shortened(text: str) -> str:
    """A text on one line, cut if it is long.

    >>> shortened("Draw a card,   then discard a card.")
    'Draw a card, then discard a card.'
    """
    line = " ".join(text[: 4 * _LONGEST].split())
    is_whole = len(text) <= 4 * _LONGEST and len(line) <= _LONGEST
    return line if is_whole else line[: _LONGEST - 1] + "…"

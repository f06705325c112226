"""What several parts of a list have in common is said once: 1 program from your hand or trash."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

LONGEST = 2
"""How many words each part may keep for itself: more are a phrase of their own."""


def merged(parts: list[str], join: Callable[[list[str]], str], *, gap: str = " ") -> str:
    """Parts joined, what they begin and end with said once; `gap` is what stands between words.

    >>> merged(["1 unit from your hand", "1 unit from your trash"], " or ".join)
    '1 unit from your hand or trash'
    >>> merged(["elinizden 1 Birim", "çöpünüzden 1 Birim"], " veya ".join)
    'elinizden veya çöpünüzden 1 Birim'
    >>> merged(["你手牌中的1张牌", "你弃牌区中的1张牌"], "或".join, gap="")
    '你手牌或弃牌区中的1张牌'
    >>> merged(["your hero", "1 opposing fighter"], " or ".join)
    'your hero or 1 opposing fighter'
    """
    words = [part.split(gap) if gap else list(part) for part in parts]
    start = beginning(words)
    rest = [each[len(start) :] for each in words]
    end = beginning([each[::-1] for each in rest])[::-1]
    middle = [each[: len(each) - len(end)] for each in rest]
    longest = LONGEST if gap else 2 * LONGEST
    if not (start or end) or not all(0 < len(each) <= longest for each in middle):
        return join(parts)
    return gap.join([*start, join([gap.join(each) for each in middle]), *end])


def beginning(parts: list[list[str]]) -> list[str]:
    """The words that all parts begin with."""
    same = takewhile(lambda words: len(set(words)) == 1, zip(*parts, strict=False))
    return [words[0] for words in same]

"""What a word without quotes means: nothing, true or false, a number, else text (the core schema of YAML 1.2).

So `yes`, `on` and `2026-01-31` are text, and so are the infinities, which no rule of play knows.
"""

from __future__ import annotations

import re

from content.reading.limits import MOST_DIGITS
from content.reading.values import Mark, Real, Text, Whole

_NOTHING = frozenset({"", "~", "null", "Null", "NULL"})
_TRUTH = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_WHOLE = re.compile(r"[-+]?(?P<ten>[0-9]+)|0o(?P<eight>[0-7]+)|0x(?P<sixteen>[0-9a-fA-F]+)")
_REAL = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]{1,3})?")
_BASES = {"ten": 10, "eight": 8, "sixteen": 16}
_LIMIT = 10**MOST_DIGITS


class NumberTooLargeError(ValueError):
    """A number with more digits than any rule of play needs."""


def plain_value(word: str, mark: Mark) -> Text | Whole | Real | bool | None:
    """The value of a word written without quotes.

    >>> from content.reading.values import UNMARKED
    >>> plain_value("12", UNMARKED), plain_value("yes", UNMARKED), plain_value("~", UNMARKED)
    (12, 'yes', None)
    """
    if word in _NOTHING:
        return None
    if word in _TRUTH:
        return _TRUTH[word]
    if whole := _WHOLE.fullmatch(word):
        base = str(whole.lastgroup)
        if len(whole[base].lstrip("0")) > MOST_DIGITS:
            raise NumberTooLargeError(word)
        digits = whole[base] if base != "ten" else word
        return Whole(int(digits, _BASES[base]), mark)
    if _REAL.fullmatch(word):
        number = float(word)
        if abs(number) >= _LIMIT:
            raise NumberTooLargeError(word)
        return Real(number, mark)
    return Text(word, mark)

"""What an author wrote, said back to him: "the text 'many'", "a list"."""

from __future__ import annotations

from typing import Any

from content.reading.quoting import shortened
from content.saying import listed


def found(value: Any) -> str:
    """A value in words.

    >>> found("many"), found(3), found([]), found({"en": "Fox"}), found(None)
    ("the text 'many'", 'the number 3', 'an empty list', 'a mapping with the key en', 'nothing')
    """
    match value:
        case None:
            return "nothing"
        case bool():
            return f"the word {str(value).lower()}"
        case int() | float():
            return f"the number {value}"
        case str():
            return f"the text '{shortened(value)}'" if value else "an empty text"
        case dict():
            return _mapping([shortened(str(key)) for key in value])
        case list() | tuple() | set() | frozenset():
            return "a list" if value else "an empty list"
    return "something else"


def _mapping(keys: list[str]) -> str:
    if not keys:
        return "an empty mapping"
    if len(keys) == 1:
        return f"a mapping with the key {keys[0]}"
    return f"a mapping with the keys {listed(keys, 'and')}" if len(keys) <= 3 else "a mapping"

"""Following a way through what was read: from the top of the data to the part that a model or a check speaks of."""

from __future__ import annotations

from collections.abc import Sequence as Steps
from typing import Any

from content.reading.values import UNMARKED, Mapping, Mark, Marked, Sequence

Way = Steps[str | int]
"""Keys and list positions, such as `("spaces", 3, "zones", 0)`."""


def follow(data: Any, way: Way) -> tuple[Any, Mark]:
    """The part of the data a way leads to, and its mark; as deep as the way goes."""
    mark = data.mark if isinstance(data, Marked) else UNMARKED
    for step in written(data, way):
        match data:
            case Mapping():
                mark = data.mark_of(str(step))
            case Sequence():
                mark = data.mark_of(int(step))
            case _:
                mark = UNMARKED
        data = data[step]
    return data, mark


def written(data: Any, way: Way) -> list[str | int]:
    """The steps of a way that an author wrote.

    The others are passed over: something with a short form has more steps in its long form (`name: Fox` is short
    for `name: {en: Fox}`).
    """
    steps: list[str | int] = []
    for step in way:
        match data, step:
            case dict(), str() if step in data:
                pass
            case list(), int() if step < len(data):
                pass
            case _:
                continue
        steps.append(step)
        data = data[step]
    return steps


def mark_at(data: Any, way: Way) -> Mark:
    r"""Where the part that a way leads to was written.

    >>> from content.reading import read_text
    >>> str(mark_at(read_text("spaces:\n- id: f01", "glade.yaml").root, ("spaces", 0, "id")).place)
    'glade.yaml:2:7'
    """
    return follow(data, way)[1]


def key_mark_at(data: Any, way: Way) -> Mark:
    r"""Where the key at the end of a way was written; for an entry of a list, where that was.

    >>> from content.reading import read_text
    >>> str(key_mark_at(read_text("cards:\n  minotaur: 2", "heist.yaml").root, ("cards", "minotaur")).place)
    'heist.yaml:2:3'
    """
    holder, _ = follow(data, way[:-1])
    return holder.key_mark(str(way[-1])) if isinstance(holder, Mapping) else mark_at(data, way)

"""Following a way through what was read: from the top of the data to the part that a model or a check speaks of."""

from __future__ import annotations

from collections.abc import Sequence as Steps
from typing import Any

from content.reading.values import UNMARKED, Mapping, Mark, Marked, Sequence

Way = Steps[str | int]
"""Keys and list positions, such as `("spaces", 3, "zones", 0)`."""


def follow(data: Any, way: Way) -> tuple[Any, Mark]:
    """The part of the data a way leads to, and its mark.

    Steps that are not there are passed over: an author may write the short form of something whose long form has
    more steps (`name: Fox` for `name: {en: Fox}`).
    """
    mark = data.mark if isinstance(data, Marked) else UNMARKED
    for step in way:
        match data, step:
            case Mapping(), str() if step in data:
                data, mark = data[step], data.mark_of(step)
            case Sequence(), int() if step < len(data):
                data, mark = data[step], data.mark_of(step)
    return data, mark


def mark_at(data: Any, way: Way) -> Mark:
    r"""Where the part that a way leads to was written.

    >>> from content.reading import read_text
    >>> str(mark_at(read_text("spaces:\n- id: f01", "glade.yaml").root, ("spaces", 0, "id")).place)
    'glade.yaml:2:7'
    """
    return follow(data, way)[1]

"""The values of an author's file: ordinary Python data that remembers where it was written.

Text is a `str`, a whole number an `int`, a mapping a `dict` and a list a `list`, so everything that takes plain
data takes these; each has its `place`. `True`, `False` and nothing cannot carry one: ask what they stand in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self, TypeAlias

from effects.problem import NOWHERE, Place


@dataclass(frozen=True, slots=True)
class Mark:
    """A place and how many characters from there on are meant, all on one line."""

    place: Place
    length: int = 1


UNMARKED = Mark(NOWHERE)


class Marked:
    """Something that was written at a place."""

    mark: Mark = UNMARKED

    @property
    def place(self) -> Place:
        """Where it was written."""
        return self.mark.place


class Text(Marked, str):
    """A text.

    >>> Text("feint", Mark(Place("fox.yaml", 3, 7), 5)).place.line
    3
    """

    def __new__(cls, text: str, mark: Mark = UNMARKED) -> Self:
        """The text `text`, written at `mark`."""
        self = super().__new__(cls, text)
        self.mark = mark
        return self


class Whole(Marked, int):
    """A whole number."""

    def __new__(cls, number: int, mark: Mark = UNMARKED) -> Self:
        """The number `number`, written at `mark`."""
        self = super().__new__(cls, number)
        self.mark = mark
        return self


class Real(Marked, float):
    """A number with a decimal point."""

    def __new__(cls, number: float, mark: Mark = UNMARKED) -> Self:
        """The number `number`, written at `mark`."""
        self = super().__new__(cls, number)
        self.mark = mark
        return self


class Mapping(Marked, dict[str, "Value"]):
    """Keys with their values, in the order written."""

    def __init__(self) -> None:
        super().__init__()
        self._key_marks: dict[str, Mark] = {}
        self._marks: dict[str, Mark] = {}
        self._comments: dict[str, str] = {}

    def enter(self, key: str, key_mark: Mark, value: Value, mark: Mark, comment: str = "") -> None:
        """Write a key and its value, with their marks; `comment` is what stands in the place of a value left out."""
        self[key] = value
        if comment:
            self._comments[key] = comment
        self._key_marks[key] = key_mark
        self._marks[key] = mark

    def key_mark(self, key: str) -> Mark:
        """The mark of the key itself."""
        return self._key_marks.get(key, self.mark)

    def mark_of(self, key: str) -> Mark:
        """The mark of the key's value; for a value left out, that of the key."""
        return self._marks.get(key, self.mark)

    def comment_instead_of(self, key: str) -> str:
        """The comment that stands where the value of a key should, such as `#5a7d8c`; empty if there is none."""
        return self._comments.get(key, "")

    def key_place(self, key: str) -> Place:
        """Where the key itself was written."""
        return self.key_mark(key).place

    def place_of(self, key: str) -> Place:
        """Where the key's value was written."""
        return self.mark_of(key).place


class Sequence(Marked, list["Value"]):
    """A list of values."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: list[Mark] = []

    def enter(self, value: Value, mark: Mark) -> None:
        """Write a value at the end, with its mark."""
        self.append(value)
        self._marks.append(mark)

    def mark_of(self, index: int) -> Mark:
        """The mark of the value at `index`."""
        return self._marks[index] if 0 <= index < len(self._marks) else self.mark

    def place_of(self, index: int) -> Place:
        """Where the value at `index` was written."""
        return self.mark_of(index).place


Value: TypeAlias = Text | Whole | Real | bool | Mapping | Sequence | None
"""What an author's file is made of."""

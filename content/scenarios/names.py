"""The ids in a scenario as numbers of its line-up; an unknown one is noted with the nearest that there is."""

from __future__ import annotations

from collections.abc import Sequence

from content.reading import Mapping
from content.reading.ways import Way, follow
from effects.problem import Problem
from effects.spelling import did_you_mean

UNKNOWN = -2
"""The number of what does not exist."""


class Notes:
    """What is found wrong with a scenario, each thing at its place in the file."""

    def __init__(self, data: Mapping) -> None:
        self.data = data
        self.problems: list[Problem] = []

    def add(self, code: str, way: Way, message: str, hint: str = "", *, key: bool = False) -> None:
        """Note what is wrong with the value that a way leads to, or with the last `key` of the way."""
        mark = follow(self.data, way)[1]
        if key:
            holder = follow(self.data, way[:-1])[0]
            mark = holder.key_mark(str(way[-1])) if isinstance(holder, Mapping) else mark
        self.problems.append(Problem(code, message, mark.place, hint, length=mark.length))


class Names:
    """Looking up the ids of a scenario; each game adds what there is besides seats."""

    seat_word = "player"
    """What takes a seat in this game."""

    def __init__(self, seats: Sequence[str], notes: Notes) -> None:
        self.seats = seats
        """By seat: who sits there."""
        self.notes = notes

    def seat(self, name: str, way: Way, *, key: bool = False) -> int:
        """The number of a seat."""
        return self.index(self.seat_word, name, self.seats, way, key)

    def index(self, what: str, name: str, known: Sequence[str], way: Way, key: bool = False) -> int:
        """The place of a name among those that are known."""
        if name in known:
            return known.index(name)
        listed = f"There are {', '.join(known)}." if len(known) <= 12 else ""
        hint = f"{did_you_mean(name, known)} {listed}".strip()
        self.notes.add(f"unknown-{what}", way, f"There is no {what} {name} in this match.", hint, key=key)
        return UNKNOWN

"""Events in the words of scenarios: whether one fits what an author wrote, and how an author would write it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from content.reading.ways import Way
from content.scenarios.names import UNKNOWN, Names
from content.schema.short import ANY
from effects.spelling import did_you_mean
from engine.kernel.layout import DRAW, EVENT_A, EVENT_KIND, EVENT_SEAT, NOBODY, NOTHING

NUMBER, SEAT = "number", "seat"
OWNER = "of"
"""The key of whose event it is."""

Place = tuple[str, str, int]
"""A number of an event: the key it is written with, what it is a number of, and its place among the event's numbers."""


class Happenings:
    """The events of a match, against what an author wrote. Each game says what its events are about."""

    about: ClassVar[Mapping[str, tuple[Place, ...]]]
    """By event: what its numbers are, the main thing first."""
    words: ClassVar[Sequence[str]]
    """The events in the engine's order."""
    of_seats: ClassVar[Sequence[str]]
    """The events that are about a seat and nothing else."""
    effect: ClassVar[int]
    """The event that only marks where an effect begins or ends."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def number(self, kind: str, wanted: str | int, way: Way) -> int:
        """The number of a thing of some kind; what it is not is noted."""
        raise NotImplementedError

    def word(self, kind: str, number: int) -> str:
        """The thing of some kind that has a number."""
        raise NotImplementedError

    def meant(self, kind: str, wanted: str | int, owner: str | None) -> str | int:
        """What an author means beside `of: owner`."""
        return wanted

    def matches(self, kind: str, number: int, wanted: int) -> bool:
        """Whether a thing is the one that is wanted."""
        return number == wanted

    def check(self, happening: Mapping[str, str | int], way: Way) -> None:
        """Note words, keys and ids that no event has."""
        word = next(iter(happening))
        notes = self.names.notes
        if word not in self.about:
            hint = did_you_mean(word, self.about) or "docs/scenarios.md lists the events."
            notes.add("unknown-event", way, f"There is no event {word}.", hint)
            return
        keys = {OWNER, *(key for key, _, _ in self.about[word])}
        for key in list(happening)[1:]:
            if key not in keys:
                hint = f"{did_you_mean(key, keys)} The keys of {word} are {', '.join(sorted(keys))}.".strip()
                notes.add("unknown-key", (*way, key), f"There is no key {key} for {word}.", hint, key=True)
        for key, kind, _, wanted in self._wanted(word, happening):
            self.number(kind, wanted, (*way, key))

    def fits(self, event: tuple[int, ...], happening: Mapping[str, str | int]) -> bool:
        """Whether an event is what the author wrote."""
        word = next(iter(happening))
        return self.words[event[EVENT_KIND]] == word and all(
            self.matches(kind, event[cell], self.number(kind, wanted, ()))
            for _, kind, cell, wanted in self._wanted(word, happening)
        )

    def told_all(self, events: Sequence[tuple[int, ...]]) -> str:
        """Events in a row, without the marks of where an effect ends."""
        return "; ".join(
            self.told(event) for event in events if (event[EVENT_KIND], event[EVENT_A]) != (self.effect, NOTHING)
        )

    def told(self, event: tuple[int, ...]) -> str:
        """An event as an author would write it."""
        word = self.words[event[EVENT_KIND]]
        parts = [f"{key}: {self.word(kind, event[EVENT_A + cell])}" for key, kind, cell in self.about.get(word, ())]
        if not parts:
            seat = event[EVENT_SEAT]
            return word if seat == NOBODY or word not in self.of_seats else f"{word}: {self.seat_word(seat)}"
        main = parts[0].split(": ", 1)[1]
        return ", ".join([f"{word}: {main}", *parts[1:]])

    def seat_word(self, seat: int) -> str:
        """Who sits in a seat; `draw` for none that has won."""
        return {DRAW: "draw", NOBODY: "none"}.get(seat) or self.names.seats[seat]

    def seat_number(self, text: str, way: Way) -> int:
        """The seat of somebody; `draw` is nobody's."""
        return DRAW if text == "draw" else self.names.seat(text, way)

    def misfit(self, expected: str, found: str, way: Way) -> int:
        """Note that something cannot be what it is written for."""
        self.names.notes.add("wrong-value", way, f"Expected {expected}, found {found}.")
        return UNKNOWN

    def _wanted(self, word: str, happening: Mapping[str, str | int]) -> Iterator[tuple[str, str, int, str | int]]:
        """What the author says of an event: key, kind of thing, its cell, and the thing. The main thing stands under
        the event's word; where there is none, that is whose event it is.
        """
        places = self.about[word]
        cells = {key: (kind, EVENT_A + cell) for key, kind, cell in places} | {OWNER: (SEAT, EVENT_SEAT)}
        cells[word] = cells[places[0][0]] if places else cells[OWNER]
        owner = happening.get(OWNER)
        for key, wanted in happening.items():
            if wanted != ANY and key in cells:
                kind, cell = cells[key]
                yield key, kind, cell, self.meant(kind, wanted, None if owner is None else str(owner))

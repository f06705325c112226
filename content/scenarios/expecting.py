"""Comparing: what a scenario expects against how the match stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from content.reading.ways import Way
from content.scenarios.happenings import Happenings
from content.scenarios.playing import Playing
from content.schema.expect import Expectation, PileExpectation
from content.schema.short import NONE
from effects.problem import Problem


class Comparison:
    """One `expect`, compared with a match; what differs is noted. Each game compares what it has of its own."""

    speaks_of: ClassVar[Mapping[tuple[str, ...], str]]
    """By key of an expectation: what it speaks of. For keys that go on with a name, of whom is added."""

    def __init__(self, playing: Playing, happenings: Happenings, expect: Expectation, way: Way, since: int) -> None:
        self.playing = playing
        self.names = playing.names
        self.happenings = happenings
        self.expect = expect
        self.way = way
        self.since = since
        """The number of the first event that is looked at."""

    def compare_the_rest(self) -> None:
        """What the game has of its own."""
        raise NotImplementedError

    def winners(self) -> list[str]:
        """Who has won; nobody yet is `none`."""
        outcome = self.playing.match.outcome
        if outcome is None or outcome.winner is None:
            return [NONE if outcome is None else "draw"]
        return [self.names.seats[outcome.winner]]

    def compare(self) -> list[Problem]:
        """Everything that differs."""
        before = len(self.names.notes.problems)
        self._choice()
        if self.expect.winner is not None:
            winners = self.winners()
            if self.expect.winner not in winners:
                self.differs(("winner",), self.expect.winner, " and ".join(winners))
        self.compare_the_rest()
        self._events()
        found = self.names.notes.problems[before:]
        del self.names.notes.problems[before:]
        return found

    def differs(self, key: tuple[str, ...], expected: object, found: object) -> None:
        """Note that something is not as expected."""
        about = self.speaks_of[key] if key in self.speaks_of else f"the {self.speaks_of[key[:1]]} of {key[1]}"
        message = f"Expected {about} to be {expected}, found {found}."
        self.names.notes.add("differs", (*self.way, *key), message)

    def differ_if(self, key: tuple[str, ...], expected: object, found: object) -> None:
        """The same if something is expected, and something else found."""
        if expected is not None and expected != found:
            self.differs(key, expected, found)

    def piles_differ(self, messages: Iterator[str], whose: str, way: Way) -> None:
        """Note what is not as expected of a pile."""
        for message in messages:
            self.names.notes.add("differs", (*self.way, *way), f"Expected {whose} {message}.")

    def _choice(self) -> None:
        expect, choice = self.expect, self.playing.match.choice
        asked = NONE if choice is None or choice.seat is None else self.names.seats[choice.seat]
        offered = choice.options if choice is not None else ()
        self.differ_if(("choice",), expect.choice, choice.kind if choice is not None else NONE)
        self.differ_if(("asked",), expect.asked, asked)
        if expect.options is not None and Counter(expect.options) != Counter(offered):
            missing = list((Counter(expect.options) - Counter(offered)).elements())
            extra = list((Counter(offered) - Counter(expect.options)).elements())
            self._options("options", missing, extra)
        if expect.offers is not None:
            missing = [key for key in expect.offers if key not in offered]
            if missing:
                self._options("offers", missing, [])

    def _options(self, key: str, missing: list[str], extra: list[str]) -> None:
        parts = [f"not offered: {_keys(missing)}"] if missing else []
        parts += [f"offered too: {_keys(extra)}"] if extra else []
        message = f"The options differ; {'; '.join(parts)}. {self.playing.asked(self.playing.match.choice)}"
        self.names.notes.add("differs", (*self.way, key), message)

    def _events(self) -> None:
        happenings = self.happenings
        events = self.playing.match.events(self.since)
        at = 0
        for index, happening in enumerate(self.expect.events):
            fits = partial(happenings.fits, happening=happening)
            fitting = next((i for i in range(at, len(events)) if fits(events[i])), None)
            if fitting is None:
                after = "after those before it " if at else ""
                message = f"Expected this event; {after}came: {happenings.told_all(events[at:]) or 'none'}."
                before = self.playing.match.events()[: self.since]
                hint = "It happened before the last `expect`." if any(map(fits, before)) else ""
                self.names.notes.add("event-missing", (*self.way, "events", index), message, hint)
                break
            at = fitting + 1
        for index, happening in enumerate(self.expect.never):
            event = next((event for event in events if happenings.fits(event, happening)), None)
            if event is not None:
                message = f"This was not to happen, and did: {happenings.told(event)}."
                self.names.notes.add("event-happened", (*self.way, "never", index), message)


def pile_differs(pile: PileExpectation, cards: Sequence[str], size: int, ordered: bool, owner: str) -> Iterator[str]:
    """What differs of a pile with these cards, the topmost first, as the end of a sentence.

    Cards may be written with their owner: `owner/card`.
    """

    def own(cards: Sequence[str]) -> list[str]:
        return [card.removeprefix(f"{owner}/") for card in cards]

    shown = ", ".join(cards) or "none"
    found = list(cards)
    if pile.size is not None and pile.size != size:
        yield f"to have {pile.size} cards, found {size}: {shown}"
    if pile.all is not None:
        wanted = own(pile.all)
        if (wanted != found) if ordered else (Counter(wanted) != Counter(found)):
            yield f"to be {', '.join(wanted) or 'none'}, found {shown}"
    if pile.top is not None:
        wanted = own(pile.top)
        if wanted != found[: len(wanted)]:
            yield f"to have {', '.join(wanted)} on top, found {shown}"
    if pile.has is not None:
        missing = Counter(own(pile.has)) - Counter(found)
        if missing:
            yield f"to have {', '.join(missing.elements())}, found {shown}"
    if pile.lacks is not None:
        there = [card for card in pile.lacks if card.removeprefix(f"{owner}/") in found]
        if there:
            yield f"not to have {', '.join(there)}, found {shown}"


def _keys(keys: list[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)

"""Playing: what a scenario's players do, as answers to the choices that the match really asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from content.reading.ways import Way
from content.scenarios.names import Names
from content.schema.answers import Answer
from content.schema.short import NONE
from engine.kernel.choice import Choice
from engine.kernel.match import Match
from engine.kernel.reason import Reason


class Refused(Exception):
    """The match does not offer an answer; `rule` and `why` say the reason."""

    def __init__(self, message: str, way: Way, why: Reason) -> None:
        self.way = way
        self.rule = why.rule
        self.why = why.sentence()
        super().__init__(message)


class Unclear(Exception):
    """A step does not say what the match asks, or says something about what nobody asks."""

    def __init__(self, code: str, message: str, way: Way, hint: str = "") -> None:
        self.code = code
        self.way = way
        self.hint = hint
        super().__init__(message)


class Playing:
    """A match being played by the steps of a scenario; chance gives what the scenario lists. Each game says what its
    deeds are, and why something is not possible.
    """

    def __init__(self, match: Match, names: Names, random: Sequence[str]) -> None:
        self.match = match
        self.names = names
        self.random = random
        self.drawn = 0
        """How many of the random results have been used."""

    def do(self, step: Answer, way: Way) -> None:
        """Give the answers of a step; raises `Refused` or `Unclear`."""
        for index, key in enumerate(step.answer or ()):
            self.answer(key, (*way, "answer", index))

    def why_not(self, key: str) -> Reason:
        """Why an answer is not offered."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same play, which goes its own way from here."""
        other = type(self)(self.match.copy(), self.names, self.random)
        other.drawn = self.drawn
        return other

    @property
    def kind(self) -> str:
        """The kind of choice that is open, `none` if nothing is asked."""
        choice = self.match.choice
        return choice.kind if choice is not None else NONE

    def let_chance_decide(self, way: Way) -> None:
        """Give the match the next random results as long as chance is asked."""
        while (choice := self.match.choice) is not None and choice.seat is None:
            results = ", ".join(key.partition(" ")[2] or key for key in choice.options)
            if self.drawn == len(self.random):
                hint = f"Add one of them to random: {results}."
                raise Unclear("chance-is-asked", "Chance decides here, and no random result is left.", way, hint)
            wanted = self.random[self.drawn]
            fitting = [key for key in choice.options if wanted in (key, key.partition(" ")[2], key.split("/")[-1])]
            if len(fitting) != 1:
                place: Way = ("random", self.drawn)
                raise Unclear(
                    "impossible-chance", f"Chance cannot give {wanted} here.", place, f"It can give {results}."
                )
            self.match.answer(fitting[0])
            self.drawn += 1

    def answer(self, key: str, way: Way) -> None:
        """Give one answer, and let chance decide what it brings."""
        choice = self.match.choice
        if choice is None or choice.index(key) is None:
            why = self.why_not(key)
            message = f"`{key}` is not offered: {cited(why)}. {self.asked(choice)}"
            raise Refused(message, way, why)
        self.match.answer(key)
        self.let_chance_decide(way)

    def asked(self, choice: Choice | None) -> str:
        """What is asked now, in a sentence."""
        if choice is None:
            return "Nothing is asked: the match is over."
        who = "Chance" if choice.seat is None else self.names.seats[choice.seat]
        return f"{who} is asked ({choice.kind}): {', '.join(f'`{key}`' for key in choice.options)}."

    def demand(self, kinds: tuple[str, ...], deed: str, way: Way) -> None:
        """Refuse a deed for which nobody is asked."""
        if self.kind not in kinds:
            message = f"Nobody is asked to {deed} here. {self.asked(self.match.choice)}"
            raise Unclear("not-asked", message, way, "Give the answers that come before first, for example by answer.")

    def said(self, value: str | None, key: str, way: Way) -> str:
        """What a step says about something that is asked."""
        if value is None:
            message = f"The match asks, and {key} does not say what. {self.asked(self.match.choice)}"
            raise Unclear("left-out", message, way, f"Write {key}.")
        return value

    def forced(self, key: str, taken: str, why: Reason | None, way: Way) -> None:
        """Only one thing was possible and has been taken: it must be the one that the author wrote."""
        reason = why or Reason("", "only {answer} was possible", {"answer": taken})
        message = f"{key} is not possible: {cited(reason)}. The match went on with {taken}."
        raise Refused(message, way, reason)


def cited(why: Reason) -> str:
    """A reason with its rule."""
    return f"{why.sentence()} ({why.rule})" if why.rule else why.sentence()

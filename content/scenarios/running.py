"""Running scenarios: each is set up, played and compared; what differs comes back as problems at their places."""

from __future__ import annotations

from content.diagnostics import in_order
from content.library import Library
from content.reading.ways import Way
from content.scenarios.checking import checked_names
from content.scenarios.files import Written
from content.scenarios.game import Game
from content.scenarios.games import game_of
from content.scenarios.names import Names, Notes
from content.scenarios.playing import Playing, Refused, Unclear
from content.schema.answers import Refusal
from content.schema.scenario import Doing, Example
from effects.problem import Problem
from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import EVENT_KIND

GOES_ON = ("left-out", "chance-is-asked")
"""What is missing where a match would have gone on."""
LAST_EVENTS = 8
"""How many events a failure tells."""


def run(library: Library, written: Written) -> list[Problem]:
    """Everything that is wrong with a scenario or differs from what it expects; empty if it passes."""
    scenario = written.scenario
    if scenario is None:
        return list(written.problems)
    notes = Notes(written.data)
    game = game_of(scenario)
    names = checked_names(library, game, scenario, notes)
    if names is None:
        return notes.problems
    try:
        match = game.begin(scenario, names)
    except EffectRunsForever as forever:
        notes.add("runs-forever", ("name",), f"{forever}.")
        return notes.problems
    if match is None or notes.problems:
        return notes.problems
    return _Run(game, scenario, game.playing(match, names, scenario)).problems()


class _Run:
    """A scenario being played, up to the first step that differs."""

    def __init__(self, game: Game[Example, Names], scenario: Example, playing: Playing) -> None:
        self.game = game
        self.scenario = scenario
        self.playing = playing
        self.notes = playing.names.notes
        self.seen = 0
        """How many events the expectations have looked at."""

    def problems(self) -> list[Problem]:
        """What differs."""
        try:
            self.playing.let_chance_decide(("name",))
        except Unclear as unclear:
            self._unclear(unclear)
        for index, step in enumerate(self.scenario.play):
            if self.notes.problems:
                return self.notes.problems
            try:
                self._step(step, ("play", index))
            except EffectRunsForever as forever:
                self.notes.add("runs-forever", ("play", index), f"{forever}.")
        if not self.notes.problems:
            self._end()
        return self.notes.problems

    def _step(self, step: Doing, way: Way) -> None:
        if step.by is not None and not self._is_asked(step.by, (*way, "by")):
            return
        if step.expect is not None:
            comparison = self.game.comparison(self.playing, step.expect, (*way, "expect"), self.seen)
            differences = in_order(comparison.compare())
            self.notes.problems += [*differences[:-1], *map(self._told, differences[-1:])]
            self.seen = len(self.playing.match.events())
        elif step.illegal is not None:
            self._illegal(step.illegal, (*way, "illegal"))
        else:
            try:
                self.playing.do(step, way)
            except Refused as refused:
                self._note("not-offered", refused.way, str(refused))
            except Unclear as unclear:
                self._unclear(unclear)

    def _is_asked(self, who: str, way: Way) -> bool:
        choice = self.playing.match.choice
        asked = choice is not None and choice.seat == self.playing.names.seats.index(who)
        if not asked:
            self._note("another-is-asked", way, f"Expected {who} to be asked. {self.playing.asked(choice)}")
        return asked

    def _illegal(self, illegal: Refusal, way: Way) -> None:
        try:
            self.playing.copy().do(illegal, way)
        except Refused as refused:
            because = illegal.because
            if because is not None and because != refused.rule and because not in refused.why:
                message = f"Expected it to be illegal because of {because}, found: {refused.why} ({refused.rule})."
                self._note("another-reason", (*way, "because"), message)
        except Unclear as unclear:
            if unclear.code in GOES_ON:
                self._not_illegal(way)
            else:
                self._unclear(unclear)
        else:
            self._not_illegal(way)

    def _not_illegal(self, way: Way) -> None:
        message = f"Expected this to be illegal, but it is offered. {self.playing.asked(self.playing.match.choice)}"
        self._note("not-illegal", way, message)

    def _end(self) -> None:
        choice = self.playing.match.choice
        if choice is not None and not self._says_what_is_asked_last():
            message = f"The scenario ends with an open choice. {self.playing.asked(choice)}"
            way: Way = ("play", len(self.scenario.play) - 1)
            self._note("open-choice", way, message, "Answer it, or end with an `expect` that says the choice.")
        if self.playing.drawn < len(self.playing.random):
            left = self.playing.random[self.playing.drawn]
            self._note("unused-chance", ("random", self.playing.drawn), f"Chance was never asked for {left}.")

    def _says_what_is_asked_last(self) -> bool:
        """Whether an `expect` after the last answer says what is asked."""
        for step in reversed(self.scenario.play):
            if step.expect is not None and step.expect.says_what_is_asked:
                return True
            if step.expect is None and step.illegal is None:
                return False
        return False

    def _unclear(self, unclear: Unclear) -> None:
        self._note(unclear.code, unclear.way, str(unclear), unclear.hint)

    def _note(self, code: str, way: Way, message: str, hint: str = "") -> None:
        self.notes.add(code, way, message, hint)
        self.notes.problems[-1] = self._told(self.notes.problems[-1])

    def _told(self, problem: Problem) -> Problem:
        """With where the match stands, for whoever has to find out why."""
        match = self.playing.match
        happenings = self.game.happenings(self.playing.names)
        events = [event for event in match.events() if event[EVENT_KIND] != happenings.effect]
        lines = [problem.hint] if problem.hint else []
        if events:
            lines.append(f"last: {happenings.told_all(events[-LAST_EVENTS:])}")
        asked = self.playing.asked(match.choice)
        if asked not in problem.message:
            lines.append(f"now: {asked}")
        hint = "\n".join(lines)
        return Problem(problem.code, problem.message, problem.place, hint, problem.severity, problem.length)

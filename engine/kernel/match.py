"""A match, as agents, terminals and tests use it: it asks one choice at a time until it has an outcome."""

from __future__ import annotations

import hashlib
from typing import Final

from engine.kernel.chance import following
from engine.kernel.choice import Choice, Outcome
from engine.kernel.errors import IllegalAnswer
from engine.kernel.hiding import hide
from engine.kernel.layout import DRAW, EVENT_SIZE, NOBODY, PC, PROGRAM, UNDECIDED
from engine.kernel.state import State

MOST_DRAWINGS: Final = 1000
"""How often hidden things are drawn until they fit what has happened; most drawings do."""


class View:
    """What one seat may know: a copy of the match from which everything hidden is gone."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.state = state

    def as_data(self) -> dict[str, object]:
        """What the seat sees, by ids."""
        return self.state.as_data()

    def imagine(self, seed: int) -> Match:
        """A match this seat could be in: what it cannot know is drawn anew."""
        drawn = seed
        for _ in range(MOST_DRAWINGS):
            state = self.state.copy()
            if state.imagine(drawn):
                return Match(state, seed)
            drawn = following(drawn)
        raise RuntimeError(f"no match that seat {self.seat} could be in was found in {MOST_DRAWINGS} drawings")


class Match:
    """A match. `answer` until `choice` is None; then `outcome` says who won.

    `copy` works at every choice, also inside an effect; the copies go their own ways.
    """

    def __init__(self, state: State, seed: int, start: State | None = None) -> None:
        self.state = state
        self.seed = seed
        self.start = start
        """The state at the first choice, to replay the answers from; None if the match is not recorded."""

    @property
    def choice(self) -> Choice | None:
        """What is asked now; None once the match is decided."""
        s = self.state
        if s.option_count == 0:
            return None
        program = s.table.programs[s.frames[s.frame + PROGRAM]]
        return Choice(
            None if s.choice_seat == NOBODY else s.choice_seat,
            s.kind_word(),
            tuple([s.option_key(s.options[i]) for i in range(s.option_count)]),
            program.name,
            program.label(s.frames[s.frame + PC] - 1),
        )

    @property
    def option_count(self) -> int:
        """How many options the open choice has; 0 once the match is decided. Quicker than `choice`."""
        return self.state.option_count

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None for nobody. Quicker than `choice`."""
        return None if self.state.choice_seat == NOBODY else self.state.choice_seat

    def answer(self, option: int | str) -> None:
        """Answer the open choice with an index into its options, or with a key."""
        if isinstance(option, str):
            choice = self.choice
            index = choice.index(option) if choice is not None else None
        else:
            index = option if 0 <= option < self.state.option_count else None
        if index is None:
            choice = self.choice
            raise IllegalAnswer(str(option), list(choice.options) if choice is not None else [])
        self.state.answer(index)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        winner = self.state.winner
        if winner == UNDECIDED:
            return None
        return Outcome(None if winner == DRAW else winner, self.state.turn)

    def copy(self) -> Match:
        """The same match, which goes its own way from here."""
        return Match(self.state.copy(), self.seed, self.start)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def view(self, seat: int) -> View:
        """What a seat may know."""
        state = self.state.copy()
        hide(state, seat)
        return View(state, seat)

    def determinize(self, seat: int, seed: int) -> Match:
        """A match this seat could be in: what it cannot know is drawn anew."""
        return self.view(seat).imagine(seed)

    def events(self, first: int = 0) -> list[tuple[int, ...]]:
        """What happened, as rows of numbers (kind, seat, then what it is about), from event number `first` on."""
        numbers = self.state.events
        return [tuple(numbers[at : at + EVENT_SIZE]) for at in range(first * EVENT_SIZE, len(numbers), EVENT_SIZE)]

    def answer_keys(self) -> list[str]:
        """The answers so far, in words."""
        if self.start is None:
            raise ValueError("this match was not recorded: begin it with recording on")
        replay = Match(self.start.copy(), self.seed)
        keys: list[str] = []
        for index in self.state.answers:
            keys.append(replay.state.option_key(replay.state.options[index]))
            replay.state.answer(index)
        return keys

    def digest(self) -> str:
        """A mark of the match: the same line-up, seed and answers give the same digest on every machine.

        It covers the compiled line-up, the seed, the answers and the state, not the events.
        """
        parts = [self.state.table.fingerprint(), str(self.seed)]
        if self.start is not None:
            parts += self.answer_keys()
        parts.append(repr(self.state.numbers()))
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

"""States that a hero is in: verbs and conditions."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOTHING, PLAY_OWNER
from engine.kernel.program import Condition, Instruction
from engine.kernel.result import note_result
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.terms import STATE_SWITCHED

NEXT: i64 = -1
"""Switch to the next value, after the last to the first."""


def state_of(s: Battle, number: i64) -> i64:
    """Where the state of this number stands, of the hero whose card or ability is carried out."""
    return s.lineup.first_state[s.plays[s.play + PLAY_OWNER]] + number


class Switch(Instruction):
    """A hero changes his state: to the next value, or to a certain one."""

    def __init__(self, number: i64, values: i64, to: i64, words: str) -> None:
        self.number: i64 = number
        self.values: i64 = values
        self.to: i64 = to
        self.words = words

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        at = state_of(s, self.number)
        before = s.states[at]
        after = (before + 1) % self.values if self.to == NEXT else self.to
        seat = s.plays[s.play + PLAY_OWNER]
        if after != before:
            s.states[at] = after
            happen(s, STATE_SWITCHED, seat, s.lineup.first_fighter[seat], self.number, after, 0)
        note_result(s, frame, NOTHING, i64(1) if after != before else i64(0))

    def describe(self) -> str:
        return self.words


class InState(Condition):
    """The hero is in a certain state."""

    def __init__(self, number: i64, value: i64, words: str) -> None:
        self.number: i64 = number
        self.value: i64 = value
        self.words = words

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        return s.states[state_of(s, self.number)] == self.value

    def describe(self) -> str:
        return self.words

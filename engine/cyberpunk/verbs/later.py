"""Verbs of what comes later, and of who speaks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import ARMED, EVENT_NAMES, UNTIL_TURN_OF
from engine.kernel.events import arm
from engine.kernel.layout import NOTHING, PLAY_ACTOR, PLAY_OPPONENT, PLAY_OWNER, PLAY_SEAT
from engine.kernel.program import Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State


class Arm(Instruction):
    """An effect waits for the next event of its kind, and works once: "the next time", "at the end of this turn".

    `number` is that of the listener in `Card.later`. Its condition and program find as `Bound` what it is armed for;
    for several things it is armed several times, for None it is about nothing.
    """

    def __init__(self, number: i64, bound: Selector | None, until: i64, event: i64) -> None:
        self.number: i64 = number
        self.bound = bound
        self.until: i64 = until
        self.event: i64 = event

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        actor = s.plays[s.play + PLAY_ACTOR]
        seat = s.plays[s.play + PLAY_SEAT]
        until = self.until + seat if self.until == UNTIL_TURN_OF else self.until
        listener, program, condition = s.lineup.type_later[s.lineup.card_types[actor]][self.number]
        base = s.scratch_top
        bound = self.bound
        end = base + 1
        if bound is None:
            s.scratch[base] = NOTHING
            s.scratch_top = end
        else:
            end = held(s, bound)
        for i in range(base, end):
            whose: i64 = listener.whose
            arm(s, i64(listener.event), seat, i64(program), actor, whose, i64(condition), s.scratch[i], until)
            s.record(ARMED, seat, s.scratch[i], actor, 0, 0)
        s.scratch_top = base
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        bound = self.bound
        of = f" of {bound.describe()}" if bound is not None else ""
        return f"arm effect {self.number} for the next '{EVENT_NAMES[self.event]}'{of}"


OWNER: Final = 0
"""The player of the card again."""
ACTIVE_PLAYER: Final = 1
"""The player whose turn it is: where both act, he is first (rule 10.11)."""
OTHER_PLAYER: Final = 2
SPEAKER_WORDS: Final = ("its player", "the player whose turn it is", "the other player")


class SpeakFor(Instruction):
    """From here on `you` is another player, and the rival whoever he is not."""

    def __init__(self, speaker: i64) -> None:
        self.speaker: i64 = speaker

    def run(self, s: State) -> None:
        seat = s.plays[s.play + PLAY_OWNER]
        if self.speaker == ACTIVE_PLAYER:
            seat = s.active
        elif self.speaker == OTHER_PLAYER:
            seat = 1 - s.active
        s.plays[s.play + PLAY_SEAT] = seat
        s.plays[s.play + PLAY_OPPONENT] = 1 - seat

    def describe(self) -> str:
        return f"from here on 'you' is {SPEAKER_WORDS[self.speaker]}"

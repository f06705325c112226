"""Calling a legend: choose one that lies face down, pay 1 Eddie, turn it up (rule 6.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.playing import PayCost
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    CALL_PROGRAM,
    CALL_WINDOW,
    CALLED,
    CHOOSE_LEGEND,
    FACE_UP,
    LEGENDS,
    WINDOWS,
)
from engine.kernel.events import happen
from engine.kernel.layout import FIRST, LAST, NOTHING, PLAY_SEAT
from engine.kernel.numbers import BIT
from engine.kernel.piles import is_known, reveal
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State

CALL_COST: Final = 1


def begin_call(s: Rivalry, seat: i64, legend: i64, free: bool) -> None:
    """Begin a Call: of this legend, or of one that is chosen; it is the seat's only one this turn."""
    s.called |= BIT[seat]
    s.push(CALL_PROGRAM, s.begin_effect(seat, NOTHING, NOTHING, NOTHING, 0, NOTHING), 1)
    s.frames[s.frame + FIRST] = i64(0) if free else i64(CALL_COST)
    if legend != NOTHING:
        for place in range(s.size(seat, LEGENDS)):
            if s.card_at(seat, LEGENDS, place) == legend:
                s.frames[s.frame + LAST] = place + 1


class AskLegend(Instruction):
    """Choose a legend that lies face down, by its place; those that nothing tells apart are offered once."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if s.frames[s.frame + LAST] != 0:
            return
        seat = s.plays[s.play + PLAY_SEAT]
        count: i64 = 0
        for place in range(s.size(seat, LEGENDS)):
            card = s.card_at(seat, LEGENDS, place)
            if s.marks[card] & FACE_UP == 0 and not self.is_offered(s, seat, card, count):
                s.options[count] = place
                count += 1
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, CHOOSE_LEGEND, count)

    def is_offered(self, s: Rivalry, seat: i64, card: i64, count: i64) -> bool:
        """Whether one of the first `count` options is as unknown as this legend, and spent like it or not."""
        if is_known(s, card, seat):
            return False
        for i in range(count):
            other = s.card_at(seat, LEGENDS, s.options[i])
            if not is_known(s, other, seat) and s.marks[other] == s.marks[card]:
                return True
        return False

    def take(self, s: State, option: i64) -> None:
        s.frames[s.frame + LAST] = option + 1

    def describe(self) -> str:
        return "choose a legend that lies face down"


class TurnUp(Instruction):
    """The legend lies face up from now on, ready or spent as it was; then its CALL is pending (rule 10.4)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        card = s.card_at(seat, LEGENDS, s.frames[s.frame + LAST] - 1)
        s.marks[card] |= FACE_UP
        reveal(s, card)
        happen(s, CALLED, seat, card, NOTHING, 0, 0)
        program = s.lineup.type_programs[s.lineup.card_types[card] * WINDOWS + CALL_WINDOW]
        if program != NOTHING:
            s.trigger(seat, program, card, card, NOTHING, 0, NOTHING)

    def describe(self) -> str:
        return "turn the legend up"


PROGRAM: Final[Program] = Program("a Call", [AskLegend(), PayCost(), TurnUp()], ["legend", "cost", "turn up"])

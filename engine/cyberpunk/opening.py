"""The opening: roll off, shuffle, draw six, one mulligan each (rules 4.1 to 4.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.changes import draw
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.rolling import roll
from engine.cyberpunk.terms import (
    CHOOSE_MULLIGAN,
    CHOOSE_STARTER,
    DECK,
    HAND,
    LARGEST,
    LEGENDS,
    MATCH_STARTED,
    MULLIGAN,
    OPENING_HAND,
    ROLLED_OFF,
    SIZES,
    SPENT,
    STARTS,
    TURN_PROGRAM,
)
from engine.kernel.events import happen
from engine.kernel.layout import FIRST, LAST, NOBODY, NOTHING
from engine.kernel.piles import put_face_down, put_on_top, shuffle
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State


class LayOut(Instruction):
    """Legends and decks are shuffled and lie face down, all dice are in the fixer areas (rule 4.1)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        happen(s, MATCH_STARTED, NOBODY, NOTHING, NOTHING, 0, 0)
        for card in range(s.lineup.cards):
            kind: i64 = i64(LEGENDS) if s.is_legend(card) else i64(DECK)
            put_on_top(s, card, s.pile(s.lineup.card_owners[card], kind))
        for seat in range(s.lineup.seats):
            shuffle(s, s.pile(seat, LEGENDS))
            shuffle(s, s.pile(seat, DECK))

    def describe(self) -> str:
        return "shuffle legends and decks"


class RollOff(Instruction):
    """A player rolls a d20 to see who says who starts (rule 4.2)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        rolled = roll(s, SIZES[LARGEST])
        if rolled != NOTHING:
            self.take(s, rolled)

    def take(self, s: State, option: i64) -> None:
        s.frames[s.frame + (i64(FIRST) if self.seat == 0 else i64(LAST))] = option
        s.record(ROLLED_OFF, self.seat, NOTHING, NOTHING, option, 0)

    def describe(self) -> str:
        return f"player {self.seat} rolls a d20"


class AskStarter(Instruction):
    """Whoever rolled higher says who starts; equal rolls are repeated (rule 4.2). The starting player's two left-most
    legends are spent.
    """

    def __init__(self, again: i64) -> None:
        self.again: i64 = again

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        first = s.frames[s.frame + FIRST]
        last = s.frames[s.frame + LAST]
        if first == last:
            s.jump(self.again)
            return
        s.options[0] = 0
        s.options[1] = 1
        s.open_choice(i64(0) if first > last else i64(1), CHOOSE_STARTER, 2)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        s.starter = option
        s.active = option
        s.frames[s.frame + FIRST] = 0
        s.frames[s.frame + LAST] = 0
        s.record(STARTS, option, NOTHING, NOTHING, 0, 0)
        for place in range(2):
            if place < s.size(option, LEGENDS):
                s.marks[s.card_at(option, LEGENDS, place)] |= SPENT

    def describe(self) -> str:
        return f"say who starts; after equal rolls go on at {self.again}"


class Deal(Instruction):
    """Each player draws six cards (rule 4.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        for seat in range(s.lineup.seats):
            draw_hand(s, seat)

    def describe(self) -> str:
        return "draw the opening hands"


def draw_hand(s: Rivalry, seat: i64) -> None:
    """A player draws his opening hand."""
    for _ in range(i64(OPENING_HAND)):
        draw(s, seat)


class AskMulligan(Instruction):
    """A player may put his whole hand back, shuffle and draw six again, once; the starting player first (rule 4.3)."""

    def __init__(self, starter: bool) -> None:
        self.starter = starter

    def seat(self, s: Rivalry) -> i64:
        """Who is asked."""
        return s.starter if self.starter else 1 - s.starter

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        s.options[0] = 0
        s.options[1] = 1
        s.open_choice(self.seat(s), CHOOSE_MULLIGAN, 2)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        seat = self.seat(s)
        s.record(MULLIGAN, seat, NOTHING, NOTHING, option, 0)
        if option == 1:
            while s.size(seat, HAND) > 0:
                put_face_down(s, s.card_at(seat, HAND, 0), s.pile(seat, DECK))
            shuffle(s, s.pile(seat, DECK))
            draw_hand(s, seat)

    def describe(self) -> str:
        return f"the {'first' if self.starter else 'second'} player may draw a new hand"


class BeginPlay(Instruction):
    """The first turn begins."""

    def run(self, s: State) -> None:
        s.push(TURN_PROGRAM, NOTHING, 0)

    def describe(self) -> str:
        return "the first turn begins"


PROGRAM: Final[Program] = Program(
    "the opening",
    [LayOut(), RollOff(0), RollOff(1), AskStarter(1), Deal(), AskMulligan(True), AskMulligan(False), BeginPlay()],
    ["lay out", "roll off", "roll off", "who starts", "deal", "mulligan", "mulligan", "begin"],
)

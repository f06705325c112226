"""The maneuver: draw a card, boost if you like, move each fighter (rules 15 to 22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.flow import Jump
from engine.kernel.layout import NOTHING
from engine.kernel.numbers import BIT
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import discard, draw, move
from engine.unmatched.movement import reachable
from engine.unmatched.terms import BOOSTED, CHOOSE_BOOST, CHOOSE_MOVER, CHOOSE_SPACE, MANEUVER_ENDED, MANEUVERED


class BeginManeuver(Instruction):
    """A maneuver starts with a draw, always before moving (rule 15)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        seat = s.active
        s.moved = 0
        s.move = s.allowance(seat)
        happen(s, MANEUVERED, seat, s.lineup.first_fighter[seat], 0, 0, 0)
        draw(s, seat)

    def describe(self) -> str:
        return "draw a card"


class AskBoost(Instruction):
    """One card may be discarded to add its BOOST value to the move value of this maneuver (rules 20 to 22).

    It is asked whenever there is a card in hand and somebody to move: leaving the question out would tell that none has
    a BOOST value.
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        seat = s.active
        lineup = s.lineup
        if s.hand_size(seat) == 0 or not s.is_in(seat):
            return
        last_type: i64 = NOTHING
        count: i64 = 0
        for i in range(s.hand_size(seat)):
            card = s.hand_card(seat, i)
            card_type = lineup.card_types[card]
            if card_type != last_type and lineup.type_boost[card_type] != NOTHING:
                s.options[count] = card
                count += 1
            last_type = card_type
        s.options[count] = NOTHING
        s.open_choice(seat, CHOOSE_BOOST, count + 1)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        if option != NOTHING:
            boost = s.lineup.type_boost[s.lineup.card_types[option]]
            discard(s, option)
            s.move = s.allowance(s.active) + boost
            happen(s, BOOSTED, s.active, option, boost, s.move, 0)

    def describe(self) -> str:
        return "boost with a card, or with none"


class AskMover(Instruction):
    """Each fighter may move once, in any order, one finished before the next starts (rules 16, 18)."""

    def __init__(self, end: i64) -> None:
        self.end: i64 = end

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        lineup = s.lineup
        seat = s.active
        count: i64 = 0
        for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
            if s.space[fighter] != NOTHING and (s.moved >> fighter) & 1 == 0:
                s.options[count] = fighter
                count += 1
        if count == 0:
            s.jump(self.end)
            return
        s.options[count] = NOTHING
        s.open_choice(seat, CHOOSE_MOVER, count + 1)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        if option == NOTHING:
            s.jump(self.end)
        else:
            s.mover = option
            s.moved |= BIT[option]

    def describe(self) -> str:
        return f"choose the next fighter to move; when done go on at {self.end}"


class MoveFighter(Instruction):
    """The fighter moves up to its move value, also not at all (rules 16, 17)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        count = reachable(s, s.mover, s.move, False)
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(s.active, CHOOSE_SPACE, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        mover = s.mover
        s.mover = NOTHING
        move(s, mover, option)

    def describe(self) -> str:
        return "move it up to the move value"


class EndManeuver(Instruction):
    """The maneuver is done."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        happen(s, MANEUVER_ENDED, s.active, s.lineup.first_fighter[s.active], 0, 0, 0)

    def describe(self) -> str:
        return "the maneuver is done"


PROGRAM: Final[Program] = Program(
    "a maneuver",
    [BeginManeuver(), AskBoost(), AskMover(5), MoveFighter(), Jump(2), EndManeuver()],
    ["draw", "boost", "fighter", "space", "next fighter", "end"],
)

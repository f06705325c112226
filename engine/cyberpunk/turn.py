"""A turn: start, main phase, end (rules 5.1 to 5.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.attack import begin_attack
from engine.cyberpunk.changes import draw, end, look_for_seven, ready
from engine.cyberpunk.options import (
    carry_out,
    with_abilities,
    with_attackers,
    with_call,
    with_hand,
    with_legends,
    with_sales,
)
from engine.cyberpunk.paying import purse
from engine.cyberpunk.permissions import must_still_attack
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.roll_in import AskDie, AskReroll, ComeIn, RollDie
from engine.cyberpunk.terms import (
    ATTACK,
    CHOOSE_ACTION,
    EDDIES,
    END_OF_TURN,
    FIELD,
    GIGS_TO_WIN,
    LAG,
    LAST_REGULAR_TURN,
    LEGENDS,
    OVERTIME,
    PASS,
    PASSED,
    SEVEN_GIGS,
    SOLO,
    START_OF_TURN,
    SUBJECTS,
    UNTIL_END_OF_TURN,
    UNTIL_TURN_OF,
    UNTIL_USED,
)
from engine.kernel.events import end_armed, happen
from engine.kernel.flow import Jump
from engine.kernel.layout import NOBODY, NOTHING
from engine.kernel.modifiers import end_modifiers
from engine.kernel.pending import ResolvePending
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State


class BeginTurn(Instruction):
    """A turn begins: seven gigs win before everything else; then what lasted until now ends, and what waits for the
    start of the turn is pending (rules 1.2, 5.1, 5.2).
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        s.turn += 1
        s.answered = 0
        s.sold = 0
        s.called = 0
        for note in range(s.lineup.notes):
            s.noted[note] = 0
        if s.gigs(s.active) >= GIGS_TO_WIN:
            end(s, s.active, SEVEN_GIGS)
            return
        end_modifiers(s, UNTIL_TURN_OF + s.active)
        end_armed(s, UNTIL_TURN_OF + s.active)
        happen(s, START_OF_TURN, s.active, NOTHING, NOTHING, s.turn, 0)

    def describe(self) -> str:
        return "begin the turn; seven gigs win"


class ReadyAll(Instruction):
    """The player's spent cards become ready (rule 5.1); not yet in the first turn of the match (rule 4.2)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if s.turn > 1:
            self.ready_in(s, FIELD)
            self.ready_in(s, LEGENDS)
            self.ready_in(s, EDDIES)

    def ready_in(self, s: Rivalry, kind: i64) -> None:
        """Ready the player's cards in an area."""
        for i in range(s.size(s.active, kind)):
            ready(s, s.card_at(s.active, kind, i))

    def describe(self) -> str:
        return "ready all cards"


class DrawForTurn(Instruction):
    """The player draws a card (rule 5.1)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        draw(s, s.active)

    def describe(self) -> str:
        return "draw a card"


class AskAction(Instruction):
    """The player does what he likes, in any order, until he passes (rule 5.5); he cannot pass while a unit that must
    attack can (rule 5.7).
    """

    def __init__(self, after: i64) -> None:
        self.after: i64 = after

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.active
        count: i64 = 0
        if not must_still_attack(s, seat):
            s.options[0] = PASS
            count = 1
        available = purse(s, seat)
        count = with_sales(s, seat, count)
        count = with_hand(s, seat, count, available, False)
        count = with_legends(s, seat, count, available)
        count = with_call(s, seat, count, available)
        count = with_abilities(s, seat, count, False)
        count = with_attackers(s, seat, count)
        s.open_choice(seat, CHOOSE_ACTION, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        action = option // SUBJECTS
        if action == PASS:
            s.record(PASSED, s.active, NOTHING, NOTHING, 0, 0)
            s.jump(self.after)
        elif action == ATTACK:
            begin_attack(s, option % SUBJECTS)
        else:
            carry_out(s, s.active, option)

    def describe(self) -> str:
        return f"do something; after a pass go on at {self.after}"


class EndTurn(Instruction):
    """What waits for the end of the turn is pending (rule 5.6)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        happen(s, END_OF_TURN, s.active, NOTHING, NOTHING, s.turn, 0)

    def describe(self) -> str:
        return "what happens at the end of the turn"


class CleanUp(Instruction):
    """What lasts for a turn ends, and all lag; overtime begins when both players have had seven turns; then the rival
    takes his turn (rules 1.3, 5.6).
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        end_modifiers(s, UNTIL_END_OF_TURN)
        end_modifiers(s, UNTIL_USED)
        end_armed(s, UNTIL_END_OF_TURN)
        end_armed(s, UNTIL_USED)
        for seat in range(s.lineup.seats):
            for i in range(s.size(seat, FIELD)):
                s.marks[s.card_at(seat, FIELD, i)] &= ~(LAG | SOLO)
        if s.turn >= LAST_REGULAR_TURN and s.overtime == 0:
            s.overtime = 1
            s.record(OVERTIME, NOBODY, NOTHING, NOTHING, 0, 0)
            look_for_seven(s)
        s.active = 1 - s.active

    def describe(self) -> str:
        return "what lasts for a turn ends; the rival's turn"


ROLL: Final = 5
IN: Final = 8
MAIN: Final = 9
END: Final = 12

PROGRAM: Final[Program] = Program(
    "a turn",
    [
        BeginTurn(),
        ResolvePending(),
        ReadyAll(),
        DrawForTurn(),
        AskDie(MAIN),
        RollDie(),
        AskReroll(IN),
        RollDie(),
        ComeIn(),
        ResolvePending(),
        AskAction(END),
        Jump(MAIN),
        EndTurn(),
        ResolvePending(),
        CleanUp(),
        Jump(0),
    ],
    [
        "begin",
        "start of turn",
        "ready",
        "draw",
        "die",
        "roll",
        "reroll",
        "roll",
        "gig",
        "effects",
        "main phase",
        "main phase",
        "end of turn",
        "end of turn",
        "clean up",
        "next turn",
    ],
)

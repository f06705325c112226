"""A turn: two actions, then end-of-turn abilities, then the hand limit (rules 9 to 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.flow import Jump
from engine.kernel.layout import DRAW, NOTHING
from engine.kernel.numbers import BIT
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State
from engine.unmatched.attack import can_attack
from engine.unmatched.battle import Battle
from engine.unmatched.changes import discard, end
from engine.unmatched.hand import distinct_hand
from engine.unmatched.scheme import can_scheme
from engine.unmatched.terms import (
    ACTION_PROGRAMS,
    ACTIONS_A_TURN,
    ATTACK,
    CHOOSE_ACTION,
    CHOOSE_EXCESS,
    END_OF_TURN,
    HAND_LIMIT,
    MANEUVER,
    SCHEME,
    START_OF_TURN,
)


def next_in(s: Battle, seat: i64) -> i64:
    """The seat after this one, in the order of the turns, that is still in."""
    seats = s.lineup.seats
    other = seat
    for _ in range(seats):
        other += 1
        if other == seats:
            other = 0
        if s.is_in(other):
            break
    return other


def spared(s: Battle) -> i64:
    """The seats that the player whose turn begins may not attack: among three sides and more, in the player's first
    turn, all but those that have had theirs and the next in order (rule 97).
    """
    if s.lineup.sides <= 2 or s.begun & BIT[s.active] != 0:
        return 0
    return (BIT[s.lineup.seats] - 1) & ~(s.begun | BIT[next_in(s, s.active)])


class BeginTurn(Instruction):
    """A turn begins: its player will take exactly two actions (rules 9, 13)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        s.turn += 1
        s.actions = ACTIONS_A_TURN
        s.spared = spared(s)
        s.begun |= BIT[s.active]
        s.answered = 0
        s.start_space = s.space[:]
        happen(s, START_OF_TURN, s.active, s.lineup.first_fighter[s.active], s.turn, 0, 0)

    def describe(self) -> str:
        return "begin the turn"


class AskAction(Instruction):
    """Choose and take an action until none is left; a maneuver is always possible (rules 9, 10). Whoever has no
    fighter on the board takes none (rules 94, 99).
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        if s.actions <= 0 or not s.is_in(s.active):
            return
        options = s.options
        options[0] = MANEUVER
        count: i64 = 1
        if can_scheme(s, s.active):
            options[count] = SCHEME
            count += 1
        if can_attack(s, s.active):
            options[count] = ATTACK
            count += 1
        if count == 1:
            self.take(s, MANEUVER)
        else:
            s.open_choice(s.active, CHOOSE_ACTION, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.actions -= 1
        s.again()
        s.push(ACTION_PROGRAMS + option, NOTHING, 0)

    def describe(self) -> str:
        return "take an action, until none is left"


class EndOfTurn(Instruction):
    """End-of-turn abilities come after the last action and before the hand limit (rule 13)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        happen(s, END_OF_TURN, s.active, s.lineup.first_fighter[s.active], s.turn, 0, 0)

    def describe(self) -> str:
        return "what happens at the end of the turn"


class HandLimit(Instruction):
    """Whoever ends his turn with more than seven cards discards down to seven, cards of his choice (rules 11, 12);
    without a fighter he discards nothing (rule 99).
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        if s.hand_size(s.active) > HAND_LIMIT and s.is_in(s.active):
            count = distinct_hand(s, s.active, 0)
            if count == 1:
                self.take(s, s.options[0])
            else:
                s.open_choice(s.active, CHOOSE_EXCESS, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        discard(s, option)
        s.again()

    def describe(self) -> str:
        return "discard down to seven cards"


class NextTurn(Instruction):
    """The next player with a fighter on the board takes a turn (rules 94, 99); a match at its turn cap is a draw."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        if s.turn >= s.lineup.turn_cap:
            end(s, DRAW)
            return
        s.active = next_in(s, s.active)

    def describe(self) -> str:
        return "the next player's turn"


PROGRAM: Final[Program] = Program(
    "a turn",
    [BeginTurn(), AskAction(), EndOfTurn(), HandLimit(), NextTurn(), Jump(0)],
    ["begin", "actions", "end of turn", "hand limit", "next turn", "next turn"],
)

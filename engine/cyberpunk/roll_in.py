"""The roll-in: each turn a die comes in from the fixer area (rules 5.3, 5.4, 9.6)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.changes import look_for_seven
from engine.cyberpunk.permissions import has_card_with
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.rolling import roll
from engine.cyberpunk.terms import (
    CHOOSE_DIE,
    CHOOSE_REROLL,
    DICE_OF_SEAT,
    DIE_ROLLED,
    LARGEST,
    MAY_REROLL,
    ROLLED,
    SIZES,
)
from engine.kernel.events import happen
from engine.kernel.layout import LAST, NOTHING
from engine.kernel.program import Instruction
from engine.kernel.state import State


class AskDie(Instruction):
    """Choose which die comes in from the fixer area: the d20 only when no other is left (rule 5.3)."""

    def __init__(self, after: i64) -> None:
        self.after: i64 = after

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        first = s.active * DICE_OF_SEAT
        count: i64 = 0
        for die in range(first, first + LARGEST):
            if s.die_seat[die] == NOTHING:
                s.options[count] = die
                count += 1
        if count == 0 and s.die_seat[first + LARGEST] == NOTHING:
            s.options[0] = first + LARGEST
            count = 1
        if count == 0:
            s.jump(self.after)  # from the seventh turn on (rule 5.4)
        elif count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(s.active, CHOOSE_DIE, count)

    def take(self, s: State, option: i64) -> None:
        s.frames[s.frame + LAST] = option

    def describe(self) -> str:
        return f"choose a die from the fixer area; if there is none go on at {self.after}"


class RollDie(Instruction):
    """The die is rolled (rule 5.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        rolled = roll(s, SIZES[s.frames[s.frame + LAST]])
        if rolled != NOTHING:
            self.take(s, rolled)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        die = s.frames[s.frame + LAST]
        s.die_value[die] = option
        s.record(DIE_ROLLED, s.active, die, NOTHING, option, 0)

    def describe(self) -> str:
        return "roll the die"


class AskReroll(Instruction):
    """Whoever may roll once more is asked; the second result stands (rule 9.6)."""

    def __init__(self, after: i64) -> None:
        self.after: i64 = after

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if not has_card_with(s, s.active, MAY_REROLL):
            s.jump(self.after)
            return
        s.options[0] = 0
        s.options[1] = 1
        s.open_choice(s.active, CHOOSE_REROLL, 2)

    def take(self, s: State, option: i64) -> None:
        if option == 0:
            s.jump(self.after)

    def describe(self) -> str:
        return f"ask whether it is rolled once more; without a yes go on at {self.after}"


class ComeIn(Instruction):
    """The die is a gig of the player from now on, with the value it shows (rule 5.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        die = s.frames[s.frame + LAST]
        s.frames[s.frame + LAST] = 0
        s.die_seat[die] = s.active
        happen(s, ROLLED, s.active, die, NOTHING, s.die_value[die], 0)
        look_for_seven(s)

    def describe(self) -> str:
        return "the die comes into the Gig area"

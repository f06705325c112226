"""Verbs of health: damage, recover, set, prevent."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.amounts import so_many
from engine.kernel.layout import NOTHING, PLAY_CARD
from engine.kernel.modifiers import ADD, add_modifier
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.selectors import held
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import hurt, recover, set_health, settle
from engine.unmatched.terms import EFFECT_DAMAGE, PREVENTED, UNTIL_END_OF_COMBAT
from engine.unmatched.verbs.result import note_result


class Damage(Instruction):
    """Fighters take damage at the same moment; then whoever has no health left falls (rules 51, 75, 85, 88)."""

    def __init__(self, fighters: Selector, amount: Amount, slot: i64) -> None:
        self.fighters = fighters
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = held(s, self.fighters)
        dealt: i64 = 0
        for i in range(base, end):
            if s.space[room[i]] != NOTHING:
                dealt += amount
                hurt(s, room[i], amount, EFFECT_DAMAGE)
        s.scratch_top = base
        note_result(s, frame, self.slot, dealt)
        settle(s)

    def describe(self) -> str:
        return f"deal {so_many(self.amount, 'damage', 'damage')} to {self.fighters.describe()}"


class Recover(Instruction):
    """Fighters recover health (rule 69)."""

    def __init__(self, fighters: Selector, amount: Amount, slot: i64) -> None:
        self.fighters = fighters
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = held(s, self.fighters)
        gained: i64 = 0
        for i in range(base, end):
            gained += recover(s, room[i], amount)
        s.scratch_top = base
        note_result(s, frame, self.slot, gained)

    def describe(self) -> str:
        return f"give back {so_many(self.amount, 'health', 'health')} to {self.fighters.describe()}"


class SetHealth(Instruction):
    """The health of fighters on the board is this number, at most what they started with (N7)."""

    def __init__(self, fighters: Selector, amount: Amount) -> None:
        self.fighters = fighters
        self.amount = amount

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = held(s, self.fighters)
        changed: i64 = 0
        for i in range(base, end):
            if set_health(s, room[i], amount):
                changed += 1
        s.scratch_top = base
        note_result(s, frame, NOTHING, changed)
        settle(s)

    def describe(self) -> str:
        return f"the health of {self.fighters.describe()} is {self.amount.describe()} from now on"


class Prevent(Instruction):
    """Fighters take no damage of these kinds (one bit each) until the combat ends."""

    def __init__(self, fighters: Selector, kinds: i64, words: str) -> None:
        self.fighters = fighters
        self.kinds: i64 = kinds
        self.words = words

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        base = s.scratch_top
        end = self.fighters.fill(s, base)
        source = s.plays[s.play + PLAY_CARD]
        for i in range(base, end):
            add_modifier(s, PREVENTED, s.scratch[i], ADD, self.kinds, source, UNTIL_END_OF_COMBAT)
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"prevent all {self.words} to {self.fighters.describe()} until the combat ends"

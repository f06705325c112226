"""Verbs of health: damage, recover, set, prevent."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.amounts import so_many
from engine.kernel.layout import NOTHING, PLAY_CARD
from engine.kernel.modifiers import IGNORE, add_modifier
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import hurt, recover, set_health, settle
from engine.unmatched.terms import DAMAGE_TAKEN, EFFECT_DAMAGE, UNTIL_END_OF_COMBAT


class ChangeHealth(Instruction):
    """The health of fighters changes at the same moment; then whoever has none left falls (rules 75, 85, 88)."""

    def __init__(self, fighters: Selector, amount: Amount, slot: i64) -> None:
        self.fighters = fighters
        self.amount = amount
        self.slot: i64 = slot

    def change(self, s: Battle, fighter: i64, amount: i64) -> i64:
        """Change the health of one of them; how much happened."""
        raise NotImplementedError

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = held(s, self.fighters)
        changed: i64 = 0
        for i in range(base, end):
            changed += self.change(s, room[i], amount)
        s.scratch_top = base
        note_result(s, frame, self.slot, changed)
        settle(s)


class Damage(ChangeHealth):
    """Fighters take damage from an effect (rule 51); what is prevented did not happen (rule 80)."""

    def change(self, s: Battle, fighter: i64, amount: i64) -> i64:
        return hurt(s, fighter, amount, EFFECT_DAMAGE)

    def describe(self) -> str:
        return f"deal {so_many(self.amount, 'damage', 'damage')} to {self.fighters.describe()}"


class Recover(ChangeHealth):
    """Fighters recover health (rule 69)."""

    def change(self, s: Battle, fighter: i64, amount: i64) -> i64:
        return recover(s, fighter, amount)

    def describe(self) -> str:
        return f"give back {so_many(self.amount, 'health', 'health')} to {self.fighters.describe()}"


class SetHealth(ChangeHealth):
    """The health of fighters on the board is this number, at most what they started with (N7)."""

    def __init__(self, fighters: Selector, amount: Amount) -> None:
        super().__init__(fighters, amount, NOTHING)

    def change(self, s: Battle, fighter: i64, amount: i64) -> i64:
        return i64(1) if set_health(s, fighter, amount) else i64(0)

    def describe(self) -> str:
        return f"the health of {self.fighters.describe()} is {self.amount.describe()} from now on"


class Prevent(Instruction):
    """Fighters take no damage of these kinds until the combat ends, whatever else would change how much."""

    def __init__(self, fighters: Selector, kinds: list[i64], words: str) -> None:
        self.fighters = fighters
        self.kinds = kinds
        self.words = words

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        base = s.scratch_top
        end = self.fighters.fill(s, base)
        source = s.plays[s.play + PLAY_CARD]
        for i in range(base, end):
            for kind in self.kinds:
                add_modifier(s, DAMAGE_TAKEN + kind, s.scratch[i], IGNORE, 0, source, UNTIL_END_OF_COMBAT)
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"prevent all {self.words} to {self.fighters.describe()} until the combat ends"

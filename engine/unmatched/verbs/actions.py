"""Verbs of the turn: gained actions."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.amounts import so_many
from engine.kernel.events import happen
from engine.kernel.layout import NOTHING
from engine.kernel.players import YOU, seat_of
from engine.kernel.program import Amount, Instruction
from engine.kernel.result import note_result
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.terms import ACTIONS_GAINED


class GainActions(Instruction):
    """The player takes more actions this turn (rule 14)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        seat = seat_of(s, YOU)
        amount: i64 = self.amount.value(s) if seat == s.active else i64(0)
        if amount > 0:
            s.actions += amount
            happen(s, ACTIONS_GAINED, seat, s.lineup.first_fighter[seat], amount, s.actions, 0)
        note_result(s, frame, NOTHING, amount)

    def describe(self) -> str:
        return f"gain {so_many(self.amount, 'action', 'actions')}"

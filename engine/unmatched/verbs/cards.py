"""Verbs of cards: draw, discard."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.amounts import so_many
from engine.kernel.layout import NOBODY, NOTHING, UNDECIDED
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.selectors import held
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import discard, draw
from engine.unmatched.verbs.result import note_result


class Draw(Instruction):
    """A player draws, one card at a time (rules 23 to 28)."""

    def __init__(self, player: i64, amount: Amount, slot: i64) -> None:
        self.player: i64 = player
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        missing = self.amount.value(s)
        seat = seat_of(s, self.player)
        drawn: i64 = 0
        if seat != NOBODY:
            while missing > 0 and s.winner == UNDECIDED:
                if draw(s, seat):
                    drawn += 1
                missing -= 1
        note_result(s, frame, self.slot, drawn)

    def describe(self) -> str:
        return f"{player_does(self.player, 'draw')} {so_many(self.amount, 'card', 'cards')}"


class Discard(Instruction):
    """Cards go to their owners' discard piles (rules 34, 82)."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        base = s.scratch_top
        end = held(s, self.cards)
        for i in range(base, end):
            discard(s, room[i])
        s.scratch_top = base
        note_result(s, frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"discard {self.cards.describe()}"

"""Verbs of units, gear and legends in play: defeat, spend, ready."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.changes import ready, spend
from engine.cyberpunk.defeating import condemn
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import EDDIES, FIELD, LEGENDS
from engine.kernel.program import Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State


class Defeat(Instruction):
    """Cards in play are defeated at the same moment, unless something replaces that (rule 10.7); how many were
    defeated is kept.
    """

    def __init__(self, cards: Selector, slot: i64) -> None:
        self.cards = cards
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        end = held(s, self.cards)
        condemn(s, base, end, self.slot)
        s.scratch_top = base

    def describe(self) -> str:
        return f"defeat {self.cards.describe()}"


class ChangeReadiness(Instruction):
    """Units, legends or Eddies become spent, or ready; how many did is kept."""

    def __init__(self, cards: Selector, slot: i64) -> None:
        self.cards = cards
        self.slot: i64 = slot

    def change(self, s: Rivalry, card: i64) -> bool:
        """Change one of them; whether it was not so already."""
        raise NotImplementedError

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        end = held(s, self.cards)
        changed: i64 = 0
        for i in range(base, end):
            card = s.scratch[i]
            area = s.area(card)
            if (area == FIELD or area == LEGENDS or area == EDDIES) and self.change(s, card):
                changed += 1
        s.scratch_top = base
        note_result(s, s.frame, self.slot, changed)


class Spend(ChangeReadiness):
    """Ready units, legends or Eddies become spent."""

    def change(self, s: Rivalry, card: i64) -> bool:
        return spend(s, card)

    def describe(self) -> str:
        return f"spend {self.cards.describe()}"


class Ready(ChangeReadiness):
    """Spent units, legends or Eddies become ready."""

    def change(self, s: Rivalry, card: i64) -> bool:
        return ready(s, card)

    def describe(self) -> str:
        return f"ready {self.cards.describe()}"

"""Conditions of unmatched: how the combat stands, who has moved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NOBODY, NOTHING, PLAY_SEAT
from engine.kernel.program import Condition, Selector
from engine.kernel.state import State
from engine.unmatched.battle import Battle

WON: Final = 0
LOST: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
COMBAT_WORDS: Final = ("you won the combat", "you lost the combat", "you are attacking", "you are defending")


class InCombat(Condition):
    """How the combat stands for you (rules 52, 79)."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        if s.attacker == NOTHING:
            return False
        seat = s.plays[s.play + PLAY_SEAT]
        if self.word == WON:
            return s.combat_winner == seat
        if self.word == LOST:
            return s.fighter_against(seat) != NOTHING and s.combat_winner != seat and s.combat_winner != NOBODY
        fighter = s.attacker if self.word == ATTACKING else s.defender
        return s.lineup.fighter_seat[fighter] == seat

    def describe(self) -> str:
        return COMBAT_WORDS[self.word]


class MovedThisTurn(Condition):
    """One of these fighters is on another space than at the start of this turn."""

    def __init__(self, fighters: Selector) -> None:
        self.fighters = fighters

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        base = s.scratch_top
        for i in range(base, self.fighters.fill(s, base)):
            fighter = s.scratch[i]
            if s.space[fighter] != s.start_space[fighter]:
                return True
        return False

    def describe(self) -> str:
        return f"{self.fighters.describe()} moved this turn"

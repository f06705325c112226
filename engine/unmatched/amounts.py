"""Amounts of unmatched: the damage of an attack, the numbers on cards, health."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NOTHING
from engine.kernel.program import Amount, Selector
from engine.kernel.selectors import held
from engine.kernel.state import State
from engine.unmatched.battle import Battle


class CombatDamage(Amount):
    """The damage the attack dealt: value minus value (rule 55)."""

    def value(self, s: State) -> i64:
        assert isinstance(s, Battle)
        return s.combat_damage

    def describe(self) -> str:
        return "the damage that the attack dealt"


BOOST: Final = 0
PRINTED_VALUE: Final = 1
CURRENT_VALUE: Final = 2
CARD_NUMBER_WORDS: Final = ("BOOST value", "printed value", "value")


class CardNumber(Amount):
    """A number of cards, all together: BOOST, printed value, or value in the combat as it stands."""

    def __init__(self, number: i64, cards: Selector) -> None:
        self.number: i64 = number
        self.cards = cards

    def value(self, s: State) -> i64:
        assert isinstance(s, Battle)
        base = s.scratch_top
        total: i64 = 0
        for i in range(base, held(s, self.cards)):
            card = s.scratch[i]
            amount: i64 = 0
            if self.number == BOOST:
                amount = s.lineup.type_boost[s.lineup.card_types[card]]
            elif self.number == PRINTED_VALUE:
                amount = s.printed_value(card)
            else:
                play = s.play_of(card)
                amount = s.value(play) if play != NOTHING else i64(0)
            if amount > 0:
                total += amount
        s.scratch_top = base
        return total

    def describe(self) -> str:
        return f"the {CARD_NUMBER_WORDS[self.number]} of {self.cards.describe()}"


class HealthOf(Amount):
    """The health of fighters, all together."""

    def __init__(self, fighters: Selector) -> None:
        self.fighters = fighters

    def value(self, s: State) -> i64:
        assert isinstance(s, Battle)
        base = s.scratch_top
        total: i64 = 0
        for i in range(base, self.fighters.fill(s, base)):
            total += s.health[s.scratch[i]]
        return total

    def describe(self) -> str:
        return f"the health of {self.fighters.describe()}"

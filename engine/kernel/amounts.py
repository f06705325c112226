"""The amounts every system shares; see `program.py` for what an amount is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NAME_AMOUNT, NOBODY, PLAY_AMOUNT
from engine.kernel.players import seat_of, whose
from engine.kernel.program import Amount, Selector
from engine.kernel.selectors import total
from engine.kernel.state import State


class Number(Amount):
    """A written number."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def value(self, s: State) -> i64:
        return self.number

    def describe(self) -> str:
        return str(self.number)


def so_many(amount: Amount, one: str, more: str) -> str:
    """So many of something in plain words: 1 card, a number of cards equal to the amount of 'hits'."""
    if isinstance(amount, Number):
        return f"{amount.number} {one if amount.number == 1 else more}"
    return f"{more if one == more else f'a number of {more}'} equal to {amount.describe()}"


class Negative(Amount):
    """An amount that is taken away."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, s: State) -> i64:
        return -self.amount.value(s)

    def describe(self) -> str:
        return f"minus {self.amount.describe()}"


def negative(amount: Amount) -> Amount:
    """An amount taken away; a written number stays one."""
    return Number(-amount.number) if isinstance(amount, Number) else Negative(amount)


class NamedAmount(Amount):
    """How much a named step dealt with."""

    def __init__(self, slot: i64, name: str) -> None:
        self.slot: i64 = slot
        self.name = name

    def value(self, s: State) -> i64:
        return s.plays[s.play + self.slot + NAME_AMOUNT]

    def describe(self) -> str:
        return f"the amount of '{self.name}' ([{self.slot}])"


class CountOf(Amount):
    """How many things there are."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def value(self, s: State) -> i64:
        return total(s, self.selector)

    def describe(self) -> str:
        return f"the number of {self.selector.describe()}"


PLUS: Final = 0
MINUS: Final = 1
TIMES: Final = 2


MOST: Final = 999
"""What reckoning comes to at most, so that no effect counts for ever."""


class Reckoning(Amount):
    """Amounts added, taken away or multiplied; below 0 counts as 0, above 999 as 999."""

    def __init__(self, operation: i64, amounts: list[Amount]) -> None:
        self.operation: i64 = operation
        self.amounts = amounts

    def value(self, s: State) -> i64:
        result = self.amounts[0].value(s)
        for amount in self.amounts[1:]:
            if self.operation == PLUS:
                result += amount.value(s)
            elif self.operation == MINUS:
                result -= amount.value(s)
            else:
                result *= amount.value(s)
            if result > MOST:
                result = MOST
        return result if result > 0 else i64(0)

    def describe(self) -> str:
        sign = (" plus ", " minus ", " times ")[self.operation]
        return "(" + sign.join(amount.describe() for amount in self.amounts) + ")"


class PileSize(Amount):
    """How many cards are in a player's pile of a kind."""

    def __init__(self, player: i64, kind: i64, name: str) -> None:
        self.player: i64 = player
        self.kind: i64 = kind
        self.name = name

    def value(self, s: State) -> i64:
        seat = seat_of(s, self.player)
        return s.pile_size[seat * s.table.pile_kinds + self.kind] if seat != NOBODY else i64(0)

    def describe(self) -> str:
        return f"the number of cards in {whose(self.player)} {self.name}"


class EventAmount(Amount):
    """How much it was that happened: the event says of what."""

    def value(self, s: State) -> i64:
        return s.plays[s.play + PLAY_AMOUNT]

    def describe(self) -> str:
        return "as much as it was"

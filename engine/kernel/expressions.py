"""Amounts, conditions, selectors and filters that every system shares; see `program.py` for what they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import (
    NAME_AMOUNT,
    NAME_COUNT,
    NAME_ITEMS,
    NOBODY,
    NOTHING,
    PLAY_CARD,
    PLAY_OPPONENT,
    PLAY_SEAT,
    PLAY_THAT,
)
from engine.kernel.program import Amount, Condition, Filter, Selector
from engine.kernel.state import State

__all__ = ["Amount", "Condition", "Filter", "Selector"]

YOU: Final = 0
"""The player whose step it is."""
OPPONENT: Final = 1
"""The other side."""


def seat_of(s: State, player: i64) -> i64:
    """The seat that a word for a player means to the play being carried out."""
    return s.plays[s.play + (PLAY_SEAT if player == YOU else PLAY_OPPONENT)]


def player_words(player: i64) -> str:
    """A word for a player in plain words."""
    return "you" if player == YOU else "your opponent"


def total(s: State, selector: Selector) -> i64:
    """How many things a selector lists."""
    base = s.scratch_top
    return selector.fill(s, base) - base


# Amounts


class Number(Amount):
    """A written number."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def value(self, s: State) -> i64:
        return self.number

    def describe(self) -> str:
        return str(self.number)


class NamedAmount(Amount):
    """How much a named step dealt with."""

    def __init__(self, slot: i64, name: str) -> None:
        self.slot: i64 = slot
        self.name = name

    def value(self, s: State) -> i64:
        return s.plays[s.play + self.slot + NAME_AMOUNT]

    def describe(self) -> str:
        return f"the amount of '{self.name}'"


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


class Reckoning(Amount):
    """Amounts added, taken away or multiplied; below 0 counts as 0."""

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
        return result if result > 0 else 0

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
        return s.pile_size[seat * s.table.pile_kinds + self.kind] if seat != NOBODY else 0

    def describe(self) -> str:
        return f"the number of cards in the {self.name} of {player_words(self.player)}"


# Conditions


class Not(Condition):
    """The opposite."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: State) -> bool:
        return not self.condition.holds(s)

    def describe(self) -> str:
        return f"not ({self.condition.describe()})"


class AllOf(Condition):
    """All of them."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, s: State) -> bool:
        for condition in self.conditions:
            if not condition.holds(s):
                return False
        return True

    def describe(self) -> str:
        return " and ".join(condition.describe() for condition in self.conditions)


class AnyOf(Condition):
    """At least one of them."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, s: State) -> bool:
        for condition in self.conditions:
            if condition.holds(s):
                return True
        return False

    def describe(self) -> str:
        return "(" + " or ".join(condition.describe() for condition in self.conditions) + ")"


class Exists(Condition):
    """There are at least so many."""

    def __init__(self, selector: Selector, least: i64) -> None:
        self.selector = selector
        self.least: i64 = least

    def holds(self, s: State) -> bool:
        return total(s, self.selector) >= self.least

    def describe(self) -> str:
        number = "is at least one" if self.least == 1 else f"are at least {self.least}"
        return f"there {number} of {self.selector.describe()}"


AT_LEAST: Final = 0
AT_MOST: Final = 1
EQUAL_TO: Final = 2
MORE_THAN: Final = 3
LESS_THAN: Final = 4


class Compare(Condition):
    """An amount compared with another. An amount about nothing compares with nothing: then it does not hold."""

    def __init__(self, amount: Amount, comparison: i64, other: Amount, about: Condition | None) -> None:
        self.amount = amount
        self.comparison: i64 = comparison
        self.other = other
        self.about = about

    def holds(self, s: State) -> bool:
        about = self.about
        if about is not None and not about.holds(s):
            return False
        a = self.amount.value(s)
        b = self.other.value(s)
        if self.comparison == AT_LEAST:
            return a >= b
        if self.comparison == AT_MOST:
            return a <= b
        if self.comparison == EQUAL_TO:
            return a == b
        if self.comparison == MORE_THAN:
            return a > b
        return a < b

    def describe(self) -> str:
        words = ("at least", "at most", "equal to", "more than", "less than")[self.comparison]
        return f"{self.amount.describe()} is {words} {self.other.describe()}"


class YourTurn(Condition):
    """It is your turn."""

    def holds(self, s: State) -> bool:
        return s.plays[s.play + PLAY_SEAT] == s.active

    def describe(self) -> str:
        return "it is your turn"


# Selectors


class NamedThings(Selector):
    """What a named step dealt with."""

    def __init__(self, slot: i64, name: str) -> None:
        self.slot: i64 = slot
        self.name = name

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        at = s.play + self.slot
        count = s.plays[at + NAME_COUNT]
        for i in range(count):
            out[n] = s.plays[at + NAME_ITEMS + i]
            n += 1
        return n

    def describe(self) -> str:
        return f"'{self.name}'"


class That(Selector):
    """The thing at hand."""

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        that = s.plays[s.play + PLAY_THAT]
        if that != NOTHING:
            out[n] = that
            n += 1
        return n

    def describe(self) -> str:
        return "that"


class YourCard(Selector):
    """The card being carried out."""

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        card = s.plays[s.play + PLAY_CARD]
        if card != NOTHING:
            out[n] = card
            n += 1
        return n

    def describe(self) -> str:
        return "your card"


class Pile(Selector):
    """The cards of a player's pile."""

    def __init__(self, player: i64, kind: i64, name: str) -> None:
        self.player: i64 = player
        self.kind: i64 = kind
        self.name = name

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        seat = seat_of(s, self.player)
        if seat == NOBODY:
            return n
        pile = seat * s.table.pile_kinds + self.kind
        base = s.table.pile_base[pile]
        for i in range(s.pile_size[pile]):
            out[n] = s.piles[base + i]
            n += 1
        return n

    def describe(self) -> str:
        return f"the {self.name} of {player_words(self.player)}"


class EndOfPile(Selector):
    """So many things from one end of a list: the top of a pile is its end."""

    def __init__(self, root: Selector, count: i64, top: bool) -> None:
        self.root = root
        self.count: i64 = count
        self.top = top

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        end = self.root.fill(s, n)
        size = end - n
        count = self.count if self.count < size else size
        if self.top:
            for i in range(count // 2):
                # The topmost comes first: turn the last `count` round on their way to the front.
                other = end - count + i
                mirror = end - 1 - i
                swapped = out[other]
                out[other] = out[mirror]
                out[mirror] = swapped
            for i in range(count):
                out[n + i] = out[end - count + i]
        return n + count

    def describe(self) -> str:
        end = "top" if self.top else "bottom"
        return f"the {end} {self.count} of {self.root.describe()}"


class Union(Selector):
    """All of several selectors, each thing once."""

    def __init__(self, selectors: list[Selector]) -> None:
        self.selectors = selectors

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        first = n
        for selector in self.selectors:
            end = selector.fill(s, n)
            kept = n
            for i in range(n, end):
                item = out[i]
                seen = False
                for j in range(first, kept):
                    if out[j] == item:
                        seen = True
                        break
                if not seen:
                    out[kept] = item
                    kept += 1
            n = kept
        return n

    def describe(self) -> str:
        return " and ".join(selector.describe() for selector in self.selectors)


class Filtered(Selector):
    """Those of a selector's things that pass every filter."""

    def __init__(self, root: Selector, filters: list[Filter]) -> None:
        self.root = root
        self.filters = filters

    def fill(self, s: State, n: i64) -> i64:
        out = s.table.scratch
        end = self.root.fill(s, n)
        scratch_top = s.scratch_top
        s.scratch_top = end
        kept = n
        for i in range(n, end):
            item = out[i]
            fits = True
            for demand in self.filters:
                if not demand.admits(s, item):
                    fits = False
                    break
            if fits:
                out[kept] = item
                kept += 1
        s.scratch_top = scratch_top
        return kept

    def describe(self) -> str:
        return " ".join([self.root.describe(), *(demand.describe() for demand in self.filters)])


# Filters


class OtherThan(Filter):
    """Not among these."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def admits(self, s: State, item: i64) -> bool:
        base = s.scratch_top
        for i in range(base, self.selector.fill(s, base)):
            if s.table.scratch[i] == item:
                return False
        return True

    def describe(self) -> str:
        return f"other than {self.selector.describe()}"


class Every(Filter):
    """All of several demands."""

    def __init__(self, demands: list[Filter]) -> None:
        self.demands = demands

    def admits(self, s: State, item: i64) -> bool:
        for demand in self.demands:
            if not demand.admits(s, item):
                return False
        return True

    def describe(self) -> str:
        return " ".join(demand.describe() for demand in self.demands)

"""The conditions every system shares; see `program.py` for what a condition is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import PLAY_SEAT
from engine.kernel.program import Amount, Condition, Selector
from engine.kernel.selectors import total
from engine.kernel.state import State


class Not(Condition):
    """The opposite."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: State) -> bool:
        return not self.condition.holds(s)

    def describe(self) -> str:
        return f"it is not so that {self.condition.describe()}"


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
        number = "" if self.least == 1 else f"at least {self.least} of "
        return f"{number}{self.selector.describe()} can be found"


AT_LEAST: Final = 0
AT_MOST: Final = 1
EQUAL_TO: Final = 2
MORE_THAN: Final = 3
LESS_THAN: Final = 4
COMPARISON_WORDS: Final = ("at least", "at most", "equal to", "more than", "less than")


def compares(a: i64, comparison: i64, b: i64) -> bool:
    """Whether one number compares so with another."""
    if comparison == AT_LEAST:
        return a >= b
    if comparison == AT_MOST:
        return a <= b
    if comparison == EQUAL_TO:
        return a == b
    if comparison == MORE_THAN:
        return a > b
    return a < b


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
        return compares(self.amount.value(s), self.comparison, self.other.value(s))

    def describe(self) -> str:
        return f"{self.amount.describe()} is {COMPARISON_WORDS[self.comparison]} {self.other.describe()}"


class YourTurn(Condition):
    """It is your turn."""

    def holds(self, s: State) -> bool:
        return s.plays[s.play + PLAY_SEAT] == s.active

    def describe(self) -> str:
        return "it is your turn"

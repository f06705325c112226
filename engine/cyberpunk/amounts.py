"""Amounts of cyberpunk: Street Cred, the numbers of cards and gigs, pairs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.selectors import MEASURES, measured
from engine.kernel.players import seat_of, whose
from engine.kernel.program import Amount, Selector
from engine.kernel.selectors import held
from engine.kernel.state import State


class StreetCred(Amount):
    """The sum of a player's gigs; without a gig it counts as 0 (rule 9.1)."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def value(self, s: State) -> i64:
        assert isinstance(s, Rivalry)
        return s.street_cred(seat_of(s, self.player))

    def describe(self) -> str:
        return f"{whose(self.player)} Street Cred"


SUM: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2
OF_WORDS: Final = ("", "highest ", "lowest ")


class NumberOf(Amount):
    """The power or cost of cards or the value of gigs: all together, the highest or the lowest; of none it is 0."""

    def __init__(self, measure: i64, things: Selector, how: i64) -> None:
        self.measure: i64 = measure
        self.things = things
        self.how: i64 = how

    def value(self, s: State) -> i64:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        end = held(s, self.things)
        result: i64 = 0
        for i in range(base, end):
            number = measured(s, self.measure, s.scratch[i])
            if self.how == SUM:
                result += number
            elif i == base or (number > result if self.how == HIGHEST else number < result):
                result = number
        s.scratch_top = base
        return result

    def describe(self) -> str:
        return f"the {OF_WORDS[self.how]}{MEASURES[self.measure]} of {self.things.describe()}"


class ValuePairs(Amount):
    """How many pairs of equal value there are among gigs; each gig is in at most one (rule 9.5)."""

    def __init__(self, gigs: Selector) -> None:
        self.gigs = gigs

    def value(self, s: State) -> i64:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        end = self.gigs.fill(s, base)
        pairs: i64 = 0
        for i in range(base, end):
            equal: i64 = 0
            for j in range(base, i):
                if s.die_value[s.scratch[j]] == s.die_value[s.scratch[i]]:
                    equal += 1
            pairs += equal % 2  # every second of equal ones completes a pair
        return pairs

    def describe(self) -> str:
        return f"the number of value-pairs among {self.gigs.describe()}"


class DifferentValues(Amount):
    """How many different values gigs have."""

    def __init__(self, gigs: Selector) -> None:
        self.gigs = gigs

    def value(self, s: State) -> i64:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        end = self.gigs.fill(s, base)
        values: i64 = 0
        for i in range(base, end):
            is_new = True
            for j in range(base, i):
                if s.die_value[s.scratch[j]] == s.die_value[s.scratch[i]]:
                    is_new = False
                    break
            if is_new:
                values += 1
        return values

    def describe(self) -> str:
        return f"the number of different values among {self.gigs.describe()}"

"""Filters of cyberpunk: numbers, tags, types and states of cards; faces of gigs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.selectors import MEASURES, is_readable, measured
from engine.cyberpunk.terms import (
    COLOUR_NAMES,
    FACE_UP,
    FIELD,
    GEAR_CARD,
    LAG,
    LEGEND,
    PROGRAM_CARD,
    SIZES,
    SPENT,
    STAT_NAMES,
    UNIT,
)
from engine.kernel.conditions import COMPARISON_WORDS, compares
from engine.kernel.layout import NAME_AMOUNT, NOTHING
from engine.kernel.program import Amount, Filter, Selector
from engine.kernel.state import State


class Measured(Filter):
    """Those whose power, cost or value compares so with an amount (rules 6.9, 7.4)."""

    def __init__(self, measure: i64, comparison: i64, amount: Amount) -> None:
        self.measure: i64 = measure
        self.comparison: i64 = comparison
        self.amount = amount

    def others(self, s: State, n: i64) -> i64:
        s.scratch[n] = self.amount.value(s)
        return n + 1

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        return compares(measured(s, self.measure, item), self.comparison, s.scratch[first])

    def describe(self) -> str:
        comparison = COMPARISON_WORDS[self.comparison]
        return f"only with {MEASURES[self.measure]} {comparison} {self.amount.describe()}"


class MeasuredWith(Filter):
    """Those whose number compares so with the number of at least one of others, or of none of them."""

    def __init__(self, measure: i64, comparison: i64, selector: Selector, other_measure: i64, wanted: bool) -> None:
        self.measure: i64 = measure
        self.comparison: i64 = comparison
        self.selector = selector
        self.other_measure: i64 = other_measure
        self.wanted = wanted

    def others(self, s: State, n: i64) -> i64:
        assert isinstance(s, Rivalry)
        last = self.selector.fill(s, n)
        outer = s.scratch_top
        s.scratch_top = last
        for i in range(n, last):
            s.scratch[i] = measured(s, self.other_measure, s.scratch[i])
        s.scratch_top = outer
        return last

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        number = measured(s, self.measure, item)
        for i in range(first, last):
            if compares(number, self.comparison, s.scratch[i]):
                return self.wanted
        return not self.wanted

    def describe(self) -> str:
        comparison = COMPARISON_WORDS[self.comparison]
        one = "one of" if self.wanted else "none of"
        other = f"the {MEASURES[self.other_measure]} of {one} {self.selector.describe()}"
        return f"only with {MEASURES[self.measure]} {comparison} {other}"


IS_UNIT: Final = 0
"""A unit card, or a legend on the field (rule 6.6)."""
IS_LEGEND: Final = 1
IS_PROGRAM: Final = 2
IS_GEAR: Final = 3
IS_READY: Final = 4
IS_SPENT: Final = 5
IS_FACE_UP: Final = 6
"""Legends on the field are face up, too."""
IS_FACE_DOWN: Final = 7
IS_EQUIPPED: Final = 8
IS_UNEQUIPPED: Final = 9
IS_ATTACKING: Final = 10
IS_FIGHTING: Final = 11
HAS_LAG: Final = 12
CARD_WORDS: Final = (
    "units",
    "legends",
    "programs",
    "gear",
    "ready",
    "spent",
    "face up",
    "face down",
    "equipped",
    "unequipped",
    "attacking",
    "fighting",
    "with lag",
)


class CardIs(Filter):
    """What sort of card it is, and in what state."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        word = self.word
        if word == IS_UNIT:
            return s.kind(item) == UNIT or s.area(item) == FIELD
        if word == IS_LEGEND:
            return s.kind(item) == LEGEND
        if word == IS_PROGRAM:
            return s.kind(item) == PROGRAM_CARD
        if word == IS_GEAR:
            return s.kind(item) == GEAR_CARD
        if word == IS_READY:
            return s.marks[item] & SPENT == 0
        if word == IS_SPENT:
            return s.marks[item] & SPENT != 0
        if word == IS_FACE_UP or word == IS_FACE_DOWN:
            face_up = s.marks[item] & FACE_UP != 0 or s.area(item) == FIELD
            return face_up == (word == IS_FACE_UP)
        if word == IS_EQUIPPED or word == IS_UNEQUIPPED:
            return s.has_gear(item) == (word == IS_EQUIPPED)
        if word == IS_ATTACKING:
            return item == s.attacker
        if word == IS_FIGHTING:
            return s.fighting != 0 and (item == s.attacker or item == s.defender)
        return s.marks[item] & LAG != 0

    def describe(self) -> str:
        return f"only {CARD_WORDS[self.word]}"


IS_EVEN: Final = 0
IS_ODD: Final = 1
IS_MIN: Final = 2
IS_MAX: Final = 3
GIG_WORDS: Final = ("even", "odd", "on its lowest side", "on its highest side")


class GigIs(Filter):
    """What a gig shows (rule 9.2)."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        value = s.die_value[item]
        if self.word == IS_EVEN or self.word == IS_ODD:
            return value % 2 == self.word
        if self.word == IS_MIN:
            return value == 1
        return value == SIZES[item]

    def describe(self) -> str:
        return f"only {GIG_WORDS[self.word]}"


class DieIs(Filter):
    """Gigs of a size: 4, 6, 8, 10, 12, 20."""

    def __init__(self, sides: i64) -> None:
        self.sides: i64 = sides

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        return SIZES[item] == self.sides

    def describe(self) -> str:
        return f"only d{self.sides}"


class Tagged(Filter):
    """Cards that bear one of these tags; gear gives its wearer none (rule 6.4)."""

    def __init__(self, tags: list[str]) -> None:
        self.tags = tags

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        if not is_readable(s, item):
            return False
        borne = s.lineup.type_tags[s.lineup.card_types[item]]
        for tag in self.tags:
            if tag in borne:
                return True
        return False

    def describe(self) -> str:
        return f"only tagged {' or '.join(self.tags)}"


class Named(Filter):
    """Cards with one of these names; the subtitle is no part of a name (rule 3.1)."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        return is_readable(s, item) and s.lineup.type_names[s.lineup.card_types[item]] in self.names

    def describe(self) -> str:
        return f"only named {' or '.join(self.names)}"


class Coloured(Filter):
    """Cards of a colour."""

    def __init__(self, colour: i64) -> None:
        self.colour: i64 = colour

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        return is_readable(s, item) and s.lineup.type_colour[s.lineup.card_types[item]] == self.colour

    def describe(self) -> str:
        return f"only {COLOUR_NAMES[self.colour]}"


class Has(Filter):
    """Cards that have a keyword, a permission or a prohibition: printed, from gear, or given by an effect."""

    def __init__(self, stat: i64) -> None:
        self.stat: i64 = stat

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        return is_readable(s, item) and s.has(self.stat, item)

    def describe(self) -> str:
        return f"only with {STAT_NAMES[self.stat].replace('_', ' ').upper()}"


class WornBy(Filter):
    """Gear that one of these wears."""

    def __init__(self, wearers: Selector) -> None:
        self.wearers = wearers

    def others(self, s: State, n: i64) -> i64:
        return self.wearers.fill(s, n)

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        if s.host[item] == NOTHING:
            return False
        for i in range(first, last):
            if s.scratch[i] == s.host[item]:
                return True
        return False

    def describe(self) -> str:
        return f"only worn by {self.wearers.describe()}"


class OfNamedType(Filter):
    """Cards of the type that a player has named, see `NameType`."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        return s.kind(item) == s.plays[s.play + self.slot + NAME_AMOUNT]

    def describe(self) -> str:
        return f"only of the type in [{self.slot}]"

"""Selectors of cyberpunk: cards by role, area and side, gigs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import DICE, FACE_UP, FIELD, GEAR, LEGENDS
from engine.kernel.layout import NOTHING, PLAY_ACTOR, PLAY_SEAT
from engine.kernel.piles import is_known
from engine.kernel.program import Selector
from engine.kernel.state import State

THIS: Final = 0
HOST: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
OPPOSING_UNIT: Final = 4
ROLE_WORDS: Final = ("this card", "its wearer", "the attacker", "the attacked unit", "the unit it fights")


class Role(Selector):
    """The card in a role: the card whose text this is, its wearer (in the trash the last one), the attacker, the unit
    that is attacked or blocks, or whichever of these two the card (or its wearer) is not.
    """

    def __init__(self, role: i64) -> None:
        self.role: i64 = role

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Rivalry)
        card: i64 = NOTHING
        this = s.plays[s.play + PLAY_ACTOR]
        if self.role == THIS:
            card = this
        elif self.role == HOST:
            card = s.host[this] if this != NOTHING else i64(NOTHING)
        elif self.role == ATTACKER:
            card = s.attacker
        elif self.role == DEFENDER:
            card = s.defender
        elif s.attacker != NOTHING and this != NOTHING:
            fighter = s.host[this] if s.host[this] != NOTHING else this
            if fighter == s.attacker:
                card = s.defender
            elif fighter == s.defender:
                card = s.attacker
        if card != NOTHING:
            s.scratch[n] = card
            n += 1
        return n

    def describe(self) -> str:
        return ROLE_WORDS[self.role]


EVERYBODYS: Final = 0
FRIENDLY: Final = 1
RIVALS: Final = 2
SIDE_WORDS: Final = ("", "friendly ", "rival ")

UNITS: Final = 0
"""The units on the field, legends that went solo included (rule 6.6)."""
EQUIPPED_GEAR: Final = 1
LEGENDS_ANYWHERE: Final = 2
"""The legends in the Legends area and on the field."""
LEGENDS_IN_AREA: Final = 3
"""The legends in the Legends area, face up or face down."""
SORT_WORDS: Final = ("units", "equipped gear", "legends", "legends in the Legends area")


class Cards(Selector):
    """All cards of a sort in play, of a side (rule 2.2)."""

    def __init__(self, sort: i64, side: i64) -> None:
        self.sort: i64 = sort
        self.side: i64 = side

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Rivalry)
        you = s.plays[s.play + PLAY_SEAT]
        for seat in range(s.lineup.seats):
            if self.side == EVERYBODYS or (seat == you) == (self.side == FRIENDLY):
                if self.sort == EQUIPPED_GEAR:
                    n = self._add(s, seat, GEAR, False, n)
                    continue
                if self.sort == LEGENDS_ANYWHERE or self.sort == LEGENDS_IN_AREA:
                    n = self._add(s, seat, LEGENDS, False, n)
                if self.sort == UNITS or self.sort == LEGENDS_ANYWHERE:
                    n = self._add(s, seat, FIELD, self.sort == LEGENDS_ANYWHERE, n)
        return n

    def _add(self, s: Rivalry, seat: i64, kind: i64, only_legends: bool, n: i64) -> i64:
        for i in range(s.size(seat, kind)):
            card = s.card_at(seat, kind, i)
            if card != NOTHING and (not only_legends or s.is_legend(card)):
                s.scratch[n] = card
                n += 1
        return n

    def describe(self) -> str:
        return f"the {SIDE_WORDS[self.side]}{SORT_WORDS[self.sort]}"


class Gigs(Selector):
    """The gigs of a side (rule 9.4)."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Rivalry)
        you = s.plays[s.play + PLAY_SEAT]
        for die in range(DICE):
            seat = s.die_seat[die]
            if seat != NOTHING and (self.side == EVERYBODYS or (seat == you) == (self.side == FRIENDLY)):
                s.scratch[n] = die
                n += 1
        return n

    def describe(self) -> str:
        return f"the {SIDE_WORDS[self.side]}gigs"


class Extreme(Selector):
    """Those of a list whose number is the highest, or the lowest; all of them if several are equal."""

    def __init__(self, root: Selector, measure: i64, highest: bool) -> None:
        self.root = root
        self.measure: i64 = measure
        self.highest = highest

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Rivalry)
        end = self.root.fill(s, n)
        outer = s.scratch_top
        s.scratch_top = end
        kept = n
        best: i64 = 0
        for i in range(n, end):
            item = s.scratch[i]
            number = measured(s, self.measure, item)
            if kept == n or (number > best if self.highest else number < best):
                best = number
                kept = n
            if number == best:
                s.scratch[kept] = item
                kept += 1
        s.scratch_top = outer
        return kept

    def describe(self) -> str:
        return f"{self.root.describe()} with the {'highest' if self.highest else 'lowest'} {MEASURES[self.measure]}"


# What can be measured: the power and the cost of cards, the value of gigs
POWER_OF: Final = 0
COST_OF: Final = 1
VALUE_OF: Final = 2
MEASURES: Final = ("power", "cost", "value")


def is_readable(s: Rivalry, card: i64) -> bool:
    """Whether an effect can read what is printed on a card: not on a legend that lies face down and that `you` have not
    looked at (rules 2.3, 6.5).
    """
    if s.area(card) != LEGENDS or s.marks[card] & FACE_UP != 0:
        return True
    return is_known(s, card, s.plays[s.play + PLAY_SEAT])


def measured(s: Rivalry, measure: i64, item: i64) -> i64:
    """The power or cost of a card, 0 where it cannot be read; or the value of a gig."""
    if measure == VALUE_OF:
        return s.die_value[item]
    if not is_readable(s, item):
        return 0
    return s.power(item) if measure == POWER_OF else s.cost(item)

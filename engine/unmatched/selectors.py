"""Selectors of unmatched: fighters by role and side, the cards of a combat, spaces.

Fighters off the board are listed only by those that look for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NOBODY, NOTHING, PLAY_ACTOR, PLAY_CARD, PLAY_OPPONENT, PLAY_OWNER, PLAY_SEAT
from engine.kernel.program import Selector
from engine.kernel.state import State
from engine.unmatched.battle import Battle

YOUR_FIGHTER: Final = 0
OPPOSING_FIGHTER: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
ROLE_WORDS: Final = ("your fighter", "the opposing fighter", "the attacker", "the defender")


class Role(Selector):
    """The fighter in a role, while it is on the board (rules 73, 74)."""

    def __init__(self, role: i64) -> None:
        self.role: i64 = role

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        fighter: i64 = NOTHING
        if self.role == YOUR_FIGHTER:
            fighter = s.plays[s.play + PLAY_ACTOR]
        elif self.role == ATTACKER:
            fighter = s.attacker
        elif self.role == DEFENDER:
            fighter = s.defender
        else:
            fighter = s.fighter_against(s.plays[s.play + PLAY_SEAT])
        if fighter != NOTHING and s.space[fighter] != NOTHING:
            s.scratch[n] = fighter
            n += 1
        return n

    def describe(self) -> str:
        return ROLE_WORDS[self.role]


class Combatants(Selector):
    """Both fighters of the combat that are still on the board (rule 74)."""

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        low = s.attacker
        high = s.defender
        if low > high:
            low, high = high, low
        if low != NOTHING and s.space[low] != NOTHING:
            s.scratch[n] = low
            n += 1
        if high != NOTHING and s.space[high] != NOTHING:
            s.scratch[n] = high
            n += 1
        return n

    def describe(self) -> str:
        return "the fighters of the combat"


EVERYBODY: Final = 0
YOURS: Final = 1
FRIENDLY: Final = 2
OPPOSING: Final = 3
SIDE_WORDS: Final = ("fighters", "your fighters", "friendly fighters", "opposing fighters")
ON_BOARD: Final = 0
DEFEATED: Final = 1
ANYWHERE: Final = 2


class Fighters(Selector):
    """All fighters of a side (rule 76): those on the board, or the defeated ones."""

    def __init__(self, side: i64, where: i64) -> None:
        self.side: i64 = side
        self.where: i64 = where

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        lineup = s.lineup
        seat = s.plays[s.play + PLAY_SEAT]
        for fighter in range(lineup.fighters):
            if self.where != ANYWHERE and (s.space[fighter] == NOTHING) != (self.where == DEFEATED):
                continue
            other = lineup.fighter_seat[fighter]
            if self.side == YOURS:
                fits = other == seat
            elif self.side == FRIENDLY:
                fits = lineup.side[other] == lineup.side[seat]
            elif self.side == OPPOSING:
                fits = lineup.side[other] != lineup.side[seat]
            else:
                fits = True
            if fits:
                s.scratch[n] = fighter
                n += 1
        return n

    def describe(self) -> str:
        defeated, end = ("", "defeated ", "")[self.where], ("", "", ", defeated or not")[self.where]
        return f"your {defeated}fighters{end}" if self.side == YOURS else f"the {defeated}{SIDE_WORDS[self.side]}{end}"


class Own(Selector):
    """Certain fighters of the hero whose card or ability this is: `count` of them from number `first` on."""

    def __init__(self, first: i64, count: i64, where: i64, name: str) -> None:
        self.first: i64 = first
        self.count: i64 = count
        self.where: i64 = where
        self.name = name

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        first = s.lineup.first_fighter[s.plays[s.play + PLAY_OWNER]] + self.first
        for fighter in range(first, first + self.count):
            if self.where == ANYWHERE or (s.space[fighter] == NOTHING) == (self.where == DEFEATED):
                s.scratch[n] = fighter
                n += 1
        return n

    def describe(self) -> str:
        defeated, end = ("", "defeated ", "")[self.where], ("", "", ", defeated or not")[self.where]
        return f"{defeated}{self.name}{end}" if self.count == 1 else f"the {defeated}fighters {self.name}{end}"


class TheHero(Selector):
    """Your hero, or your opponent's, while it is on the board."""

    def __init__(self, opposing: bool) -> None:
        self.opposing = opposing

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        seat = s.plays[s.play + (i64(PLAY_OPPONENT) if self.opposing else i64(PLAY_SEAT))]
        if seat != NOBODY:
            hero = s.lineup.first_fighter[seat]
            if s.space[hero] != NOTHING:
                s.scratch[n] = hero
                n += 1
        return n

    def describe(self) -> str:
        return "the opposing hero" if self.opposing else "your hero"


class CombatCard(Selector):
    """Your card (the one being carried out, for an ability the one in the combat), or the card against it."""

    def __init__(self, opposing: bool) -> None:
        self.opposing = opposing

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        own = s.plays[s.play + PLAY_CARD]
        if own != NOTHING and not self.opposing:
            s.scratch[n] = own
            return n + 1
        against = s.fighter_against(s.plays[s.play + PLAY_SEAT])
        if against == NOTHING:
            return n
        play = s.attack_play if (against == s.defender) != self.opposing else s.defense_play
        if play != NOTHING:
            s.scratch[n] = s.plays[play + PLAY_CARD]
            n += 1
        return n

    def describe(self) -> str:
        return "the opposing card" if self.opposing else "your card"


class Spaces(Selector):
    """All spaces of the board."""

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        for space in range(s.lineup.board.spaces):
            s.scratch[n] = space
            n += 1
        return n

    def describe(self) -> str:
        return "the spaces"

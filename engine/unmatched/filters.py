"""Filters of unmatched: where fighters and spaces are, and what sort of thing something is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NOTHING
from engine.kernel.program import Filter, Selector
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.movement import are_adjacent, share_zone
from engine.unmatched.terms import ATTACK_CARD, DEFENSE_CARD, VERSATILE_CARD

FIGHTER_KIND: Final = 0
SPACE_KIND: Final = 1


def spot(s: Battle, kind: i64, item: i64) -> i64:
    """The space of a thing: a fighter's (`NOTHING` off the board), or the space itself."""
    return s.space[item] if kind == FIGHTER_KIND else item


class Near(Filter):
    """Adjacent to, or in a zone of, one of these (rules 36, 37, 77, 78)."""

    def __init__(self, kind: i64, zone: bool, selector: Selector, others_kind: i64) -> None:
        self.kind: i64 = kind
        self.zone = zone
        self.selector = selector
        self.others_kind: i64 = others_kind

    def others(self, s: State, n: i64) -> i64:
        return self.selector.fill(s, n)

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        here = spot(s, self.kind, item)
        if here == NOTHING:
            return False
        for i in range(first, last):
            there = spot(s, self.others_kind, s.scratch[i])
            if there != NOTHING:
                if self.zone:
                    if share_zone(s, here, there):
                        return True
                elif are_adjacent(s, here, there):
                    return True
        return False

    def describe(self) -> str:
        return f"only {'in a zone of' if self.zone else 'adjacent to'} {self.selector.describe()}"


IS_HERO: Final = 0
IS_SIDEKICK: Final = 1
IS_DEFEATED: Final = 2
IS_DAMAGED: Final = 3
IS_UNDAMAGED: Final = 4
FIGHTER_WORDS: Final = ("hero", "sidekick", "defeated", "damaged", "undamaged")


class FighterIs(Filter):
    """What sort of fighter it is."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        if self.word == IS_HERO:
            return s.lineup.fighter_is_hero[item] != 0
        if self.word == IS_SIDEKICK:
            return s.lineup.fighter_is_hero[item] == 0
        if self.word == IS_DEFEATED:
            return s.space[item] == NOTHING
        if self.word == IS_DAMAGED:
            return s.health[item] < s.lineup.fighter_health[item]
        return s.health[item] == s.lineup.fighter_health[item]

    def describe(self) -> str:
        if self.word == IS_HERO:
            return "only heroes"
        return "only sidekicks" if self.word == IS_SIDEKICK else f"only {FIGHTER_WORDS[self.word]}"


class SpaceIs(Filter):
    """Whether somebody stands on a space."""

    def __init__(self, empty: bool) -> None:
        self.empty = empty

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        return (s.fighter_at[item] == NOTHING) == self.empty

    def describe(self) -> str:
        return "only empty" if self.empty else "only occupied"


class CardIs(Filter):
    """What type of card it is; a versatile card is also an attack and a defense card (rule 42)."""

    def __init__(self, type: i64) -> None:
        self.type: i64 = type

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        return s.lineup.type_card[s.lineup.card_types[item]] & self.type == self.type

    def describe(self) -> str:
        if self.type == ATTACK_CARD:
            return "only attack cards"
        if self.type == DEFENSE_CARD:
            return "only defense cards"
        return "only versatile cards" if self.type == VERSATILE_CARD else "only schemes"


class HasBoost(Filter):
    """Cards with a BOOST value, printed 0 included (rule 22, N14)."""

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        return s.lineup.type_boost[s.lineup.card_types[item]] != NOTHING

    def describe(self) -> str:
        return "only with a BOOST value"


class CardNamed(Filter):
    """Cards with one of these ids."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        return s.lineup.type_ids[s.lineup.card_types[item]] in self.ids

    def describe(self) -> str:
        return f"only {' or '.join(self.ids)}"


class Tagged(Filter):
    """Cards that bear one of these tags."""

    def __init__(self, tags: list[str]) -> None:
        self.tags = tags

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        worn = s.lineup.type_tags[s.lineup.card_types[item]]
        for tag in self.tags:
            if tag in worn:
                return True
        return False

    def describe(self) -> str:
        return f"only tagged {' or '.join(self.tags)}"


class StandsIn(Filter):
    """Fighters that stand in one of these spaces."""

    def __init__(self, spaces: Selector) -> None:
        self.spaces = spaces

    def others(self, s: State, n: i64) -> i64:
        return self.spaces.fill(s, n)

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Battle)
        for i in range(first, last):
            if s.space[item] != NOTHING and s.scratch[i] == s.space[item]:
                return True
        return False

    def describe(self) -> str:
        return f"only in {self.spaces.describe()}"

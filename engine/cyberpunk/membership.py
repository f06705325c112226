"""Whether a card is of a sort and a side, asked of the card alone: quicker than listing all there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.selectors import (
    EQUIPPED_GEAR,
    EVERYBODYS,
    FRIENDLY,
    LEGENDS_ANYWHERE,
    SIDE_WORDS,
    SORT_WORDS,
    UNITS,
)
from engine.cyberpunk.terms import FIELD, GEAR, LEGENDS
from engine.kernel.layout import NOTHING, PLAY_SEAT
from engine.kernel.program import Filter, Selector
from engine.kernel.state import State

ALL_CARDS: Final = 9
"""Every card of a player's, wherever it is."""


class BelongsTo(Filter):
    """Cards of a sort in play, of a side (rule 2.2); or all cards of a side."""

    def __init__(self, sort: i64, side: i64) -> None:
        self.sort: i64 = sort
        self.side: i64 = side

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        assert isinstance(s, Rivalry)
        if self.side != EVERYBODYS:
            yours = s.lineup.card_owners[item] == s.plays[s.play + PLAY_SEAT]
            if yours != (self.side == FRIENDLY):
                return False
        if self.sort == ALL_CARDS:
            return True
        area = s.area(item)
        if self.sort == UNITS:
            return area == FIELD
        if self.sort == EQUIPPED_GEAR:
            return area == GEAR
        if self.sort == LEGENDS_ANYWHERE:
            return area == LEGENDS or (area == FIELD and s.is_legend(item))
        return area == LEGENDS

    def describe(self) -> str:
        return f"only of the {SIDE_WORDS[self.side]}{'cards' if self.sort == ALL_CARDS else SORT_WORDS[self.sort]}"


class OwnCards(Selector):
    """All cards of your deck and your legends, wherever they are."""

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Rivalry)
        you = s.plays[s.play + PLAY_SEAT]
        for card in range(s.lineup.cards):
            if s.lineup.card_owners[card] == you and s.card_pile[card] != NOTHING:
                s.scratch[n] = card
                n += 1
        return n

    def describe(self) -> str:
        return "your cards"

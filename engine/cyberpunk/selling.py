"""Selling: a card lies face down in the Eddies area from now on and is worth 1 Eddie a turn (rules 7.1, 7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import EDDIES, SOLD
from engine.kernel.events import happen
from engine.kernel.layout import NOTHING
from engine.kernel.numbers import BIT
from engine.kernel.piles import put_on_top, reveal


def sell(s: Rivalry, card: i64) -> None:
    """The sale of a turn: a card from the hand that is shown to the rival (rule 7.1)."""
    s.sold = 1
    reveal(s, card)
    lay_down(s, card)


def lay_down(s: Rivalry, card: i64) -> None:
    """A card goes face down and ready into its owner's Eddies area; who did not know it does not see it."""
    owner = s.lineup.card_owners[card]
    put_on_top(s, card, s.pile(owner, EDDIES))
    s.marks[card] = 0
    is_open = s.known[card] == BIT[s.lineup.seats] - 1
    happen(s, SOLD, owner, card if is_open else i64(NOTHING), NOTHING, 0, 0)

"""A match that a seat could be in: hidden cards are dealt anew, and lie as spent or ready as they did (rule 2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.cyberpunk.terms import CANNOT_STEAL, DECK, EDDIES, HAND, LEGENDS, PILE_KINDS, is_card_choice
from engine.kernel.chance import seeded
from engine.kernel.hiding import fill_names
from engine.kernel.layout import HIDDEN, MOD_OF, MOD_SIZE, MOD_STAT, NOTHING, UNDECIDED
from engine.kernel.numbers import zeros
from engine.kernel.piles import is_known, sort

if TYPE_CHECKING:
    from engine.cyberpunk.rivalry import Rivalry


KNOWERS: Final = 256
"""More than all marks together: a covered place holds its marks, and so many times the seats that know its card."""


def cover(s: Rivalry, seat: i64) -> None:
    """The marks of a card that a seat does not know stay at the place where it lies, and who has looked at it; what
    changes it for a while names that place, and so does the option to choose it.
    """
    table = s.table
    s.covered = zeros(table.pile_room)
    for pile in range(table.piles):
        kind = pile % PILE_KINDS
        if kind == LEGENDS or kind == EDDIES:
            base = table.pile_base[pile]
            for at in range(base, base + s.pile_size[pile]):
                card = s.piles[at]
                if card != NOTHING and not is_known(s, card, seat):
                    s.covered[at] = s.marks[card] | s.known[card] * KNOWERS
                    s.marks[card] = 0
    row: i64 = 0
    while row < s.modifier_top:
        card = s.modifiers[row + MOD_OF]
        if card >= 0 and s.modifiers[row + MOD_STAT] != CANNOT_STEAL and not is_known(s, card, seat):
            s.modifiers[row + MOD_OF] = HIDDEN - _place(s, card)
        row += MOD_SIZE
    if s.choice_seat == seat and is_card_choice(s.choice_kind):
        for i in range(s.option_count):
            card = s.options[i]
            if card != NOTHING and not is_known(s, card, seat):
                s.options[i] = HIDDEN - _place(s, card)


def _place(s: Rivalry, card: i64) -> i64:
    """Where in `piles` a hidden card lies; in a pile whose order means nothing the last place, where it is hidden."""
    pile = s.card_pile[card]
    last = s.table.pile_base[pile] + s.pile_size[pile] - 1
    at = last
    while s.table.pile_sorted[pile] == 0 and s.piles[at] != card:
        at -= 1
    return at


def imagine(s: Rivalry, seed: i64) -> bool:
    """Deal the cards that are nowhere to be seen to the places where a card is hidden, by chance; whether whoever is
    asked has something to choose then.
    """
    table = s.table
    s.rng = seeded(seed)
    dealt = zeros(table.cards)
    for seat in range(table.seats):
        legends = vec[i64]()
        others = vec[i64]()
        for card in range(table.cards):
            if table.card_owners[card] == seat and s.card_pile[card] == NOTHING:
                if s.is_legend(card):
                    legends = append(legends, card)
                else:
                    others = append(others, card)
        _deal(s, s.pile(seat, LEGENDS), legends, i64(len(legends)), dealt)
        left: i64 = len(others)
        for kind in (EDDIES, HAND, DECK):
            left = _deal(s, s.pile(seat, i64(kind)), others, left, dealt)
    fill_names(s, dealt)
    row: i64 = 0
    while row < s.modifier_top:
        if s.modifiers[row + MOD_OF] <= HIDDEN:
            s.modifiers[row + MOD_OF] = s.piles[HIDDEN - s.modifiers[row + MOD_OF]]
        row += MOD_SIZE
    for i in range(s.option_count):
        if s.options[i] <= HIDDEN:
            s.options[i] = s.piles[HIDDEN - s.options[i]]
    if s.option_count == 1 and s.options[0] == NOTHING:  # never a real choice: declining is never all there is
        s.ask_again()
    return s.option_count > 0 or s.winner != UNDECIDED


def _deal(s: Rivalry, pile: i64, unseen: vec[i64], left: i64, dealt: vec[i64]) -> i64:
    """Deal unseen cards to the hidden places of a pile; how many are left."""
    base = s.table.pile_base[pile]
    for at in range(base, base + s.pile_size[pile]):
        if s.piles[at] == NOTHING and left > 0:
            i = s.random(left)
            card = unseen[i]
            left -= 1
            unseen[i] = unseen[left]
            s.piles[at] = card
            s.card_pile[card] = pile
            s.marks[card] = s.covered[at] % KNOWERS
            s.known[card] |= s.table.pile_seen[pile] | s.covered[at] // KNOWERS
            dealt[card] = 1
    if s.table.pile_sorted[pile] != 0:
        sort(s, pile)
    return left

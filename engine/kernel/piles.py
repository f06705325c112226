"""Piles of cards: ordered, the last card on top; hands are kept in canonical order, since their order means nothing."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import NOTHING
from engine.kernel.numbers import BIT
from engine.kernel.state import State


def top_card(s: State, pile: i64) -> i64:
    """The card on top of a pile, or `NOTHING`."""
    size = s.pile_size[pile]
    return s.piles[s.table.pile_base[pile] + size - 1] if size > 0 else i64(NOTHING)


def take_out(s: State, card: i64) -> None:
    """Take a card out of the pile it is in; the others keep their order."""
    pile = s.card_pile[card]
    if pile == NOTHING:
        return
    base = s.table.pile_base[pile]
    last = base + s.pile_size[pile] - 1
    piles = s.piles
    at = last
    while piles[at] != card:
        at -= 1
    while at < last:
        piles[at] = piles[at + 1]
        at += 1
    piles[last] = NOTHING
    s.pile_size[pile] -= 1
    s.card_pile[card] = NOTHING


def put_on_top(s: State, card: i64, pile: i64) -> None:
    """Move a card onto a pile; whoever sees that pile knows it from now on."""
    take_out(s, card)
    base = s.table.pile_base[pile]
    at = base + s.pile_size[pile]
    piles = s.piles
    if s.table.pile_sorted[pile] != 0:
        while at > base and piles[at - 1] > card:
            piles[at] = piles[at - 1]
            at -= 1
    piles[at] = card
    s.pile_size[pile] += 1
    s.card_pile[card] = pile
    s.known[card] |= s.table.pile_seen[pile]


def put_face_down(s: State, card: i64, pile: i64, movers: i64 = 0) -> None:
    """Move a card onto a pile without showing which: whoever neither sees the pile it was in nor is one of the seats
    that move it (one bit each) no longer knows which of the cards there it was.
    """
    source = s.card_pile[card]
    seen = s.table.pile_seen[source] | movers
    base = s.table.pile_base[source]
    for i in range(base, base + s.pile_size[source]):
        s.known[s.piles[i]] &= seen
    put_on_top(s, card, pile)


def put_at_bottom(s: State, card: i64, pile: i64, movers: i64) -> None:
    """Move a card under a pile, as face down as `put_face_down`."""
    put_face_down(s, card, pile, movers)
    base = s.table.pile_base[pile]
    piles = s.piles
    at = base + s.pile_size[pile] - 1
    while at > base:
        piles[at] = piles[at - 1]
        at -= 1
    piles[base] = card


def shuffle(s: State, pile: i64) -> None:
    """Shuffle a pile; nobody knows where its cards are any more."""
    base = s.table.pile_base[pile]
    piles = s.piles
    i = s.pile_size[pile] - 1
    while i >= 0:
        j = s.random(i + 1)
        card = piles[base + j]
        piles[base + j] = piles[base + i]
        piles[base + i] = card
        s.known[card] = 0
        i -= 1


def is_known(s: State, card: i64, seat: i64) -> bool:
    """Whether a seat knows which card this is."""
    return (s.known[card] >> seat) & 1 != 0


def reveal(s: State, card: i64) -> None:
    """Every seat knows the card from now on."""
    s.known[card] |= BIT[s.table.seats] - 1


def sort(s: State, pile: i64) -> None:
    """Put a pile whose order means nothing into canonical order."""
    base = s.table.pile_base[pile]
    piles = s.piles
    for i in range(base + 1, base + s.pile_size[pile]):
        card = piles[i]
        at = i
        while at > base and piles[at - 1] > card:
            piles[at] = piles[at - 1]
            at -= 1
        piles[at] = card

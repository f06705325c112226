"""Hidden information: what a seat cannot know is taken out of a state, so that what is left may be shown to it; and
what names held is found again when the hidden cards have been dealt anew.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.layout import (
    HIDDEN,
    NAME_COUNT,
    NAME_IS_CARDS,
    NAME_ITEMS,
    NOTHING,
    PLAY_CARD,
    PLAY_NAMES,
    PLAY_OWNER,
)
from engine.kernel.numbers import BIT, filled
from engine.kernel.piles import is_known
from engine.kernel.state import State


def hide(s: State, seat: i64) -> None:
    """Take away what a seat cannot know: unknown cards wherever they are, the other seat's options, coming chance,
    and the record of the match.
    """
    table = s.table
    s.rng = 0
    s.events = vec[i64]()
    s.answers = vec[i64]()
    s.recording = False
    s.scratch = table.empty_scratch[:]
    s.steps = 0  # how much lies behind tells whether the other seat was asked, and so what it could do
    s.answered = 0
    s.cover(seat)
    _hide_named(s, seat)
    _hide_played(s, seat)
    for at in range(table.pile_room):
        card = s.piles[at]
        if card != NOTHING and not is_known(s, card, seat):
            s.piles[at] = NOTHING
            s.card_pile[card] = NOTHING
    for pile in range(table.piles):
        if table.pile_sorted[pile] != 0:
            _put_known_first(s, pile)
    for card in range(table.cards):
        if not is_known(s, card, seat):
            s.known[card] = 0
    if s.choice_seat != seat and s.option_count > 0:
        # That somebody is asked is open, but not between how many cards he chooses.
        s.option_count = 1
        s.options[0] = NOTHING
    _wipe(s.options, s.option_count)
    _wipe(s.plays, s.play_top)


def _put_known_first(s: State, pile: i64) -> None:
    """Where among the known cards of a sorted pile the hidden ones lie would tell something about them."""
    base = s.table.pile_base[pile]
    known = base
    for at in range(base, base + s.pile_size[pile]):
        card = s.piles[at]
        if card != NOTHING:
            s.piles[at] = NOTHING
            s.piles[known] = card
            known += 1


def _wipe(numbers: vec[i64], first: i64) -> None:
    """Leftovers of what is over might tell something too."""
    for i in range(first, len(numbers)):
        numbers[i] = 0


def _hide_played(s: State, seat: i64) -> None:
    play: i64 = 0
    while play < s.play_top:
        card = s.plays[play + PLAY_CARD]
        if card != NOTHING and not is_known(s, card, seat):
            s.plays[play + PLAY_CARD] = NOTHING
        play += s.table.play_size


def _hide_named(s: State, seat: i64) -> None:
    """In names the hidden cards stay as stand-ins: how many there are is open, where they lie, who knows them, and
    which of them are the same.

    The last names come first, so that the numbers of the stand-ins tell nothing about the order of the cards.
    """
    stand_ins = filled(s.table.cards, NOTHING)
    number: i64 = 0
    names = named_cards(s)
    for i in range(i64(len(names)) - 1, -1, -1):
        number = _hide_name(s, names[i], seat, stand_ins, number)


def named_cards(s: State) -> vec[i64]:
    """Where in the plays the names stand that hold cards."""
    table = s.table
    names = vec[i64]()
    play: i64 = 0
    while play < s.play_top:
        owner = s.plays[play + PLAY_OWNER]
        name = play + PLAY_NAMES
        for _ in range(table.seat_names[owner]):
            if s.plays[name + NAME_IS_CARDS] != 0:
                names = append(names, name)
            name += table.seat_name_size[owner]
        play += table.play_size
    return names


def _hide_name(s: State, name: i64, seat: i64, stand_ins: vec[i64], number: i64) -> i64:
    """Hide the cards of a name, the known ones first; the answer is the number of the next stand-in."""
    plays = s.plays
    count = plays[name + NAME_COUNT]
    kept: i64 = 0
    hidden: list[int] = []
    for i in range(count):
        card = plays[name + NAME_ITEMS + i]
        if is_known(s, card, seat):
            plays[name + NAME_ITEMS + kept] = card
            kept += 1
        else:
            if stand_ins[card] == NOTHING:
                place = number * s.table.piles + s.card_pile[card]
                stand_ins[card] = HIDDEN - (place * BIT[s.table.seats] + s.known[card])
                number += 1
            hidden.append(stand_ins[card])
    for stand_in in sorted(hidden, reverse=True):
        plays[name + NAME_ITEMS + kept] = stand_in
        kept += 1
    owner = plays[name - name % s.table.play_size + PLAY_OWNER]
    for at in range(name + NAME_ITEMS + kept, name + s.table.seat_name_size[owner]):
        plays[at] = NOTHING
    return number


def fill_names(s: State, dealt: vec[i64]) -> None:
    """Give every stand-in in a name one of the cards dealt to the pile it lies in (1 by card); who knew it knows it."""
    seats = BIT[s.table.seats]
    piles = s.table.piles
    found = filled(s.table.cards, NOTHING)
    names = named_cards(s)
    for n in range(i64(len(names))):
        first = names[n] + NAME_ITEMS
        for at in range(first, first + s.plays[names[n] + NAME_COUNT]):
            if s.plays[at] <= HIDDEN:
                told = HIDDEN - s.plays[at]
                place = told // seats
                if found[place // piles] == NOTHING:
                    found[place // piles] = _take_dealt(s, place % piles, dealt, told % seats)
                card = found[place // piles]
                s.plays[at] = card
                s.known[card] |= told % seats


def _take_dealt(s: State, pile: i64, dealt: vec[i64], knowers: i64) -> i64:
    """A random one of the cards dealt to a pile, of those that just these seats know if there is one; it is not taken
    again.
    """
    base = s.table.pile_base[pile]
    size = s.pile_size[pile]
    start = s.random(size)
    for attempt in range(2):
        for i in range(size):
            card = s.piles[base + (start + i) % size]
            if dealt[card] != 0 and (attempt == 1 or s.known[card] == knowers | s.table.pile_seen[pile]):
                dealt[card] = 0
                return card
    raise AssertionError(f"pile {pile} has no card left that was dealt")

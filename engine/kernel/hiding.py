"""Hidden information: what a seat cannot know is taken out of a state, so that what is left may be shown to it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from engine.kernel.layout import (
    NAME_COUNT,
    NAME_IS_CARDS,
    NAME_ITEMS,
    NOTHING,
    PLAY_CARD,
    PLAY_NAMES,
    PLAY_OWNER,
)
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
    for at in range(table.pile_room):
        card = s.piles[at]
        if card != NOTHING and not is_known(s, card, seat):
            s.piles[at] = NOTHING
            s.card_pile[card] = NOTHING
    for pile in range(table.piles):
        if table.pile_sorted[pile] != 0:
            _put_known_first(s, pile)
    play: i64 = 0
    while play < s.play_top:
        _hide_play(s, play, seat)
        play += table.play_size
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


def _hide_play(s: State, play: i64, seat: i64) -> None:
    plays = s.plays
    card = plays[play + PLAY_CARD]
    if card != NOTHING and not is_known(s, card, seat):
        plays[play + PLAY_CARD] = NOTHING
    owner = plays[play + PLAY_OWNER]
    name = play + PLAY_NAMES
    for _ in range(s.table.seat_names[owner]):
        if plays[name + NAME_IS_CARDS] != 0:
            kept: i64 = 0
            for i in range(plays[name + NAME_COUNT]):
                item = plays[name + NAME_ITEMS + i]
                if item != NOTHING and is_known(s, item, seat):
                    plays[name + NAME_ITEMS + kept] = item
                    kept += 1
            plays[name + NAME_COUNT] = kept
            for i in range(NAME_ITEMS + kept, s.table.seat_name_size[owner]):
                plays[name + i] = NOTHING
        name += s.table.seat_name_size[owner]

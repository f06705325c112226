"""The changes that procedures and effects share. A change and its event are one function."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    ADJUSTED,
    CANNOT_READY,
    DECK,
    DECKED_OUT,
    DICE,
    DISCARDED,
    DRAWN,
    EDDIES,
    EQUIPPED,
    FIELD,
    GEAR,
    GIGS_TO_WIN,
    HAND,
    LEGENDS,
    MATCH_ENDED,
    MOVED,
    READIED,
    REMOVED,
    SEVEN_GIGS,
    SIZES,
    SPENT,
    SPENT_EVENT,
    STEALS_GIG,
    STEALS_GIGS,
    SWAPPED,
    TRASH,
    TRASHED,
)
from engine.kernel.events import happen
from engine.kernel.layout import NOTHING, UNDECIDED
from engine.kernel.modifiers import forget_modifiers_of
from engine.kernel.numbers import BIT
from engine.kernel.piles import put_at_bottom, put_face_down, put_on_top, top_card


def end(s: Rivalry, winner: i64, why: i64) -> None:
    """The match is over (rules 1.2, 1.4, 1.6)."""
    if s.winner == UNDECIDED:
        s.winner = winner
        s.record(MATCH_ENDED, winner, NOTHING, NOTHING, why, 0)


def look_for_seven(s: Rivalry) -> None:
    """In overtime whoever has seven gigs wins at once, also in the middle of an effect (rule 1.4)."""
    if s.overtime != 0:
        for seat in range(s.lineup.seats):
            if s.gigs(seat) >= GIGS_TO_WIN:
                end(s, seat, SEVEN_GIGS)


# Cards


def draw(s: Rivalry, seat: i64) -> bool:
    """A player draws a card; whoever cannot has lost (rule 1.6). The answer is whether there was a card."""
    card = top_card(s, s.pile(seat, DECK))
    if card == NOTHING:
        end(s, 1 - seat, DECKED_OUT)
        return False
    put_on_top(s, card, s.pile(seat, HAND))
    s.record(DRAWN, seat, card, NOTHING, 0, 0)
    return True


def trash_top(s: Rivalry, seat: i64) -> i64:
    """The top card of a deck goes to the trash (rule 10.12); the answer is the card, `NOTHING` if there is none."""
    card = top_card(s, s.pile(seat, DECK))
    if card != NOTHING:
        put_on_top(s, card, s.pile(seat, TRASH))
        happen(s, TRASHED, seat, card, NOTHING, 0, 0)
    return card


def discard(s: Rivalry, card: i64) -> None:
    """A card goes from a hand to the trash (rule 10.12)."""
    owner = s.lineup.card_owners[card]
    put_on_top(s, card, s.pile(owner, TRASH))
    happen(s, DISCARDED, owner, card, NOTHING, 0, 0)


def move(s: Rivalry, card: i64, kind: i64, at_bottom: bool, mover: i64) -> None:
    """A card goes to a pile of its owner, as `move_all` says."""
    move_all(s, append(vec[i64](), card), kind, at_bottom, mover)


def move_all(s: Rivalry, cards: vec[i64], kind: i64, at_bottom: bool, mover: i64) -> i64:
    """Cards go to piles of their owners, and what they wear with them (rule 6.4a), several under a deck in random order
    (rule 10.13); a legend leaves the game instead (rule 6.8), and what has left it stays out. How many cards of the
    list moved.

    `mover` is the seat that moves them: it still knows a card that it knew.
    """
    group = vec[i64]()
    count: i64 = 0
    for i in range(i64(len(cards))):
        card = cards[i]
        area = s.area(card)
        if area == REMOVED:
            continue
        count += 1
        if s.is_legend(card):
            _put(s, card, REMOVED, False, mover)
        elif not _holds(group, card):
            group = append(group, card)
        if area == FIELD or area == LEGENDS:
            owner = s.lineup.card_owners[card]
            for k in range(s.size(owner, GEAR)):
                gear = s.card_at(owner, GEAR, k)
                if s.host[gear] == card and not _holds(group, gear):
                    group = append(group, gear)
    if at_bottom:
        for i in range(i64(len(group)) - 1, 0, -1):
            j = s.random(i + 1)
            card = group[i]
            group[i] = group[j]
            group[j] = card
    for i in range(i64(len(group))):
        _put(s, group[i], kind, at_bottom, mover)
        if at_bottom and _share_a_deck(s, group, group[i]):
            s.known[group[i]] = 0  # nobody knows any more which of them lies where
    return count


def _holds(cards: vec[i64], wanted: i64) -> bool:
    for i in range(i64(len(cards))):
        if cards[i] == wanted:
            return True
    return False


def _share_a_deck(s: Rivalry, cards: vec[i64], card: i64) -> bool:
    """Whether another of these cards has the same owner."""
    owners = s.lineup.card_owners
    for i in range(i64(len(cards))):
        if cards[i] != card and owners[cards[i]] == owners[card]:
            return True
    return False


def _put(s: Rivalry, card: i64, kind: i64, at_bottom: bool, mover: i64) -> None:
    """A card goes to a pile of its owner; in the trash or out of the game it was last worn by whoever wore it."""
    source = s.area(card)
    if source == FIELD or source == LEGENDS or source == GEAR or source == EDDIES:
        _leave(s, card)
    if kind != TRASH and kind != REMOVED:
        s.host[card] = NOTHING
    pile = s.pile(s.lineup.card_owners[card], kind)
    if at_bottom:
        put_at_bottom(s, card, pile, BIT[mover])
    elif s.lineup.pile_seen[pile] == BIT[s.lineup.seats] - 1 or source == NOTHING:
        put_on_top(s, card, pile)
    else:
        put_face_down(s, card, pile, BIT[mover])
    is_open = s.known[card] == BIT[s.lineup.seats] - 1
    s.record(MOVED, mover, card if is_open else i64(NOTHING), NOTHING, kind, source)


def _leave(s: Rivalry, card: i64) -> None:
    """What a card was in play is forgotten when it leaves."""
    s.marks[card] = 0
    s.doomed[card] = 0
    forget_modifiers_of(s, card)
    if card == s.attacker or card == s.defender:
        s.attack_over = 1


def equip(s: Rivalry, gear: i64, host: i64) -> None:
    """A card wears a gear from now on (rule 6.4)."""
    put_on_top(s, gear, s.pile(s.lineup.card_owners[gear], GEAR))
    s.host[gear] = host
    happen(s, EQUIPPED, s.lineup.card_owners[gear], gear, host, 0, 0)


def spend(s: Rivalry, card: i64) -> bool:
    """A card becomes spent; whether it was ready. That an Eddie is spent is told by what was paid."""
    if s.marks[card] & SPENT != 0:
        return False
    s.marks[card] |= SPENT
    if s.area(card) != EDDIES:
        happen(s, SPENT_EVENT, s.lineup.card_owners[card], card, NOTHING, 0, 0)
    return True


def ready(s: Rivalry, card: i64) -> bool:
    """A spent card in play becomes ready, unless something forbids it; whether it did."""
    area = s.area(card)
    if s.marks[card] & SPENT == 0 or area == NOTHING:
        return False
    if area != EDDIES and s.has(CANNOT_READY, card):
        return False
    s.marks[card] &= ~SPENT
    if area == EDDIES:
        s.record(READIED, s.lineup.card_owners[card], NOTHING, NOTHING, 0, 0)
    else:
        happen(s, READIED, s.lineup.card_owners[card], card, NOTHING, 0, 0)
    return True


# Gigs


def set_value(s: Rivalry, die: i64, value: i64, seat: i64, by: i64) -> bool:
    """A gig shows another value from now on; without such a side, or when it shows it already, nothing happens (rule
    9.3). `seat` and `by` do it; whether it happened.
    """
    before = s.die_value[die]
    if value < 1 or value > SIZES[die] or value == before or s.die_seat[die] == NOTHING:
        return False
    s.die_value[die] = value
    happen(s, ADJUSTED, seat, die, by, value, before)
    return True


def swap(s: Rivalry, own: i64, other: i64, seat: i64, by: i64) -> bool:
    """Two gigs of different players change places; that is no theft (rule 8.13). Whether it happened."""
    if s.die_seat[own] == NOTHING or s.die_seat[other] == NOTHING or s.die_seat[own] == s.die_seat[other]:
        return False
    first = s.die_seat[own]
    s.die_seat[own] = s.die_seat[other]
    s.die_seat[other] = first
    happen(s, SWAPPED, seat, other, by, 0, own)
    look_for_seven(s)
    return True


def steal(s: Rivalry, dice: i64, seat: i64, by: i64) -> i64:
    """Gigs (one bit each) change their player at the same moment; how many there were (rules 8.11, 8.12)."""
    count: i64 = 0
    for die in range(DICE):
        if (dice >> die) & 1 != 0:
            s.die_seat[die] = seat
            count += 1
    if count > 0:
        for die in range(DICE):
            if (dice >> die) & 1 != 0:
                happen(s, STEALS_GIG, seat, die, by, s.die_value[die], 0)
        happen(s, STEALS_GIGS, seat, NOTHING, by, count, 0)
        look_for_seven(s)
    return count

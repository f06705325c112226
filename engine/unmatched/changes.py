"""The changes of a match: after the opening the only code that writes health and places, and how cards are drawn and
discarded. A change and its event are one function.
"""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOBODY, NOTHING, UNDECIDED
from engine.kernel.modifiers import modified
from engine.kernel.numbers import BIT
from engine.kernel.piles import put_on_top, top_card
from engine.unmatched.battle import Battle
from engine.unmatched.terms import (
    CARD_DISCARDED,
    CARD_DRAWN,
    DAMAGE_PREVENTED,
    DAMAGE_TAKEN,
    DAMAGED,
    DECK,
    DEFEATED,
    DISCARD,
    EXHAUSTED,
    EXHAUSTION,
    EXHAUSTION_DAMAGE,
    GAME_ENDED,
    HAND,
    HEALTH_SET,
    MOVED,
    PILE_KINDS,
    PLACED,
    RECOVERED,
    REMOVED,
    RETURNED,
)


def hurt(s: Battle, fighter: i64, amount: i64, kind: i64) -> i64:
    """A fighter is dealt damage, as far as nothing prevents it; how much he takes, more than his health included (rule
    55).

    Whoever has no health left falls when `settle` is called, after all that happens at this moment.
    """
    taken = unprevented(s, fighter, amount, kind)
    take_damage(s, fighter, taken, kind)
    return taken


def unprevented(s: Battle, fighter: i64, amount: i64, kind: i64) -> i64:
    """How much of a damage a fighter takes as things stand: none off the board; what is prevented is told."""
    if s.space[fighter] == NOTHING or amount <= 0:
        return 0
    taken = modified(s, DAMAGE_TAKEN + kind, fighter, amount)
    if taken < amount:
        s.record(DAMAGE_PREVENTED, s.lineup.fighter_seat[fighter], fighter, amount - taken, kind, 0)
    return taken


def take_damage(s: Battle, fighter: i64, amount: i64, kind: i64) -> None:
    """A fighter loses health to a damage that nothing prevents."""
    if amount <= 0:
        return
    health = s.health[fighter] - amount
    if health < 0:
        health = 0
    s.health[fighter] = health
    happen(s, DAMAGED, s.lineup.fighter_seat[fighter], fighter, amount, health, kind)


def set_health(s: Battle, fighter: i64, amount: i64) -> bool:
    """The health of a fighter on the board is another number, at most what it started with (N7); whether it changed."""
    most = s.lineup.fighter_health[fighter]
    health = amount if amount < most else most
    before = s.health[fighter]
    if s.space[fighter] == NOTHING or health == before:
        return False
    s.health[fighter] = health
    happen(s, HEALTH_SET, s.lineup.fighter_seat[fighter], fighter, before, health, 0)
    return True


def settle(s: Battle) -> None:
    """Whoever has no health left is defeated and leaves the board; a fallen hero may end the match (rules 85, 86)."""
    lineup = s.lineup
    hero_fell = False
    for fighter in range(lineup.fighters):
        if s.health[fighter] == 0 and s.space[fighter] != NOTHING:
            space = leave(s, fighter)
            happen(s, DEFEATED, lineup.fighter_seat[fighter], fighter, space, 0, 0)
            if lineup.fighter_is_hero[fighter] != 0:
                hero_fell = True
    if hero_fell:
        decide(s)


def leave(s: Battle, fighter: i64) -> i64:
    """A fighter leaves the board; the answer is where it stood."""
    space = s.space[fighter]
    s.fighter_at[space] = NOTHING
    s.space[fighter] = NOTHING
    return space


def decide(s: Battle) -> None:
    """A side is out when all its heroes have fallen, and the last one that is in has won (rules 86, 95, 96).

    If the last sides fall at the same moment, the one of them wins whose turn it is (rule 88), or comes next. The other
    fighters of a side that is out leave the board (rule 96).
    """
    lineup = s.lineup
    standing: i64 = 0
    left: i64 = 0
    winner: i64 = NOBODY
    for seat in range(lineup.seats):
        side = lineup.side[seat]
        if s.space[lineup.first_fighter[seat]] != NOTHING and (standing >> side) & 1 == 0:
            standing |= BIT[side]
            left += 1
            winner = seat
    if left == 1:
        end(s, winner)
        return
    fallen = (BIT[lineup.sides] - 1) & ~(standing | s.out)
    if left == 0:
        seat = s.active
        while (fallen >> lineup.side[seat]) & 1 == 0:
            seat = (seat + 1) % lineup.seats
        end(s, seat)
        return
    s.out |= fallen
    for fighter in range(lineup.fighters):
        if s.space[fighter] != NOTHING and (fallen >> lineup.fighter_side[fighter]) & 1 != 0:
            s.health[fighter] = 0
            s.record(REMOVED, lineup.fighter_seat[fighter], fighter, leave(s, fighter), 0, 0)


def end(s: Battle, winner: i64) -> None:
    """The match is over; `winner` is a seat or `DRAW`."""
    if s.winner == UNDECIDED:
        s.winner = winner
        s.record(GAME_ENDED, winner, 0, 0, 0, 0)


def recover(s: Battle, fighter: i64, amount: i64) -> i64:
    """A fighter on the board recovers health, at most to what it started with (rule 69, N7); how much it was."""
    if s.space[fighter] == NOTHING:
        return 0
    health = s.health[fighter] + amount
    most = s.lineup.fighter_health[fighter]
    if health > most:
        health = most
    gained = health - s.health[fighter]
    if gained <= 0:
        return 0
    s.health[fighter] = health
    happen(s, RECOVERED, s.lineup.fighter_seat[fighter], fighter, gained, health, 0)
    return gained


def _stand(s: Battle, fighter: i64, space: i64) -> None:
    if s.space[fighter] != NOTHING:
        s.fighter_at[s.space[fighter]] = NOTHING
    s.space[fighter] = space
    s.fighter_at[space] = fighter


def move(s: Battle, fighter: i64, space: i64) -> None:
    """A fighter ends its move on a space; staying is a move of 0 spaces (rule 64)."""
    start = s.space[fighter]
    if start != space:
        _stand(s, fighter, space)
        happen(s, MOVED, s.lineup.fighter_seat[fighter], fighter, start, space, 0)


def place(s: Battle, fighter: i64, space: i64) -> None:
    """A fighter is put on an empty space, whatever lies between (rule 66)."""
    start = s.space[fighter]
    _stand(s, fighter, space)
    happen(s, PLACED, s.lineup.fighter_seat[fighter], fighter, start, space, 0)


def bring_back(s: Battle, fighter: i64, space: i64) -> None:
    """A defeated fighter returns with full health (rule 70)."""
    s.health[fighter] = s.lineup.fighter_health[fighter]
    _stand(s, fighter, space)
    happen(s, RETURNED, s.lineup.fighter_seat[fighter], fighter, space, s.health[fighter], 0)


def draw(s: Battle, seat: i64) -> bool:
    """A player draws a card; if his deck is empty, each of his fighters takes 2 damage instead (rules 24 to 29). The
    answer is whether there was a card.
    """
    card = top_card(s, seat * PILE_KINDS + DECK)
    if card != NOTHING:
        put_on_top(s, card, seat * PILE_KINDS + HAND)
        happen(s, CARD_DRAWN, seat, card, 0, 0, 0)
        return True
    happen(s, EXHAUSTED, seat, seat, 0, 0, 0)
    lineup = s.lineup
    for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
        hurt(s, fighter, EXHAUSTION, EXHAUSTION_DAMAGE)
    settle(s)
    return False


def discard(s: Battle, card: i64) -> None:
    """A card goes to its owner's discard pile, face up (rule 34)."""
    owner = s.lineup.card_owners[card]
    put_on_top(s, card, owner * PILE_KINDS + DISCARD)
    happen(s, CARD_DISCARDED, owner, card, 0, 0, 0)

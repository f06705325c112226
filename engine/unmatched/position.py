"""A match that begins in the middle: fighters, cards and turn stand as an example or a puzzle wants them."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from engine.kernel.chance import seeded
from engine.kernel.errors import BadPosition
from engine.kernel.layout import NOTHING, PC
from engine.kernel.match import Match
from engine.kernel.numbers import BIT
from engine.kernel.piles import put_on_top
from engine.unmatched.battle import Battle
from engine.unmatched.lineup import LineUp
from engine.unmatched.terms import DECK, DISCARD, HAND, PILE_KINDS, TURN_PROGRAM
from engine.unmatched.turn import PROGRAM as TURN
from engine.unmatched.turn import spared


@dataclass(frozen=True)
class Position:
    """Where everything is, by the numbers of a line-up; `NOTHING` as a space means off the board.

    Every card of every deck lies in exactly one pile, and the topmost card of a pile comes first.
    """

    active: int
    """The seat whose turn it is."""
    turn: int
    """The number of this turn, from 1."""
    actions: int | None
    """How many actions are left in it; None if it only begins now."""
    spaces: tuple[int, ...]
    """By fighter: its space."""
    health: tuple[int, ...]
    """By fighter; 0 for those off the board."""
    start_spaces: tuple[int, ...]
    """By fighter: where it stood when the turn began; means nothing if the turn only begins now."""
    hands: tuple[tuple[int, ...], ...]
    """By seat."""
    decks: tuple[tuple[int, ...], ...]
    """By seat."""
    discards: tuple[tuple[int, ...], ...]
    """By seat."""
    states: tuple[int, ...] = ()
    """By state of a hero: the number of its value; empty means the first of each."""


def begin_at(lineup: LineUp, position: Position, seed: int, chance_is_asked: bool = True) -> Match:
    """A match at its first choice after a position, which `BadPosition` refuses if no match can come to it.

    Picks by chance are choices of nobody's seat unless `chance_is_asked` is false; shuffles follow the seed.
    """
    _demand_fighters(lineup, position)
    _demand_sides(lineup, position)
    _demand_cards(lineup, position)
    s = Battle(lineup)
    for fighter in range(lineup.fighters):
        space: i64 = position.spaces[fighter]
        s.space[fighter] = space
        s.health[fighter] = i64(position.health[fighter])
        s.start_space[fighter] = i64(position.start_spaces[fighter])
        if space != NOTHING:
            s.fighter_at[space] = fighter
    for kind, piles in ((HAND, position.hands), (DECK, position.decks), (DISCARD, position.discards)):
        for seat, cards in enumerate(piles):
            for card in reversed(cards):
                put_on_top(s, i64(card), i64(seat) * PILE_KINDS + i64(kind))
    for state, value in enumerate(position.states):
        s.states[i64(state)] = i64(value)
    playing = _sides_with_a_hero(lineup, position)
    for side in range(lineup.sides):
        if side not in playing:
            s.out |= BIT[side]
    s.placing = lineup.fighters
    s.active = i64(position.active)
    s.turn = i64(position.turn)
    s.push(TURN_PROGRAM, NOTHING, 0)
    for seat in range(lineup.seats):
        if s.turn > lineup.seats or seat < s.active:
            s.begun |= BIT[seat]
    if position.actions is None:
        s.turn -= 1
    else:
        s.spared = spared(s)
        s.begun |= BIT[s.active]
        s.actions = i64(position.actions)
        s.frames[s.frame + PC] = i64(TURN.labels.index("actions"))
    s.rng = seeded(seed)
    s.chance_is_asked = chance_is_asked
    s.advance()
    return Match(s, seed, s.copy())


def _demand_fighters(lineup: LineUp, position: Position) -> None:
    taken: dict[int, str] = {}
    for fighter in range(lineup.fighters):
        name = lineup.fighter_ids[fighter]
        space = position.spaces[fighter]
        health = position.health[fighter]
        most = lineup.fighter_health[fighter]
        if not -1 <= space < lineup.board.spaces:
            raise BadPosition(f"{name} stands on space {space}, and there is no such space")
        if space == NOTHING:
            if health != 0:
                raise BadPosition(f"{name} is off the board and still has {health} health")
        elif not 1 <= health <= most:
            raise BadPosition(f"{name} has {health} health; expected 1 to {most}")
        elif space in taken:
            raise BadPosition(f"{name} and {taken[space]} stand on the same space")
        else:
            taken[space] = name


def _demand_sides(lineup: LineUp, position: Position) -> None:
    """At least two sides have a hero on the board; the fighters of the others have left it (rules 86, 95, 96)."""
    playing = _sides_with_a_hero(lineup, position)
    for fighter in range(lineup.fighters):
        name = lineup.fighter_ids[fighter]
        if lineup.fighter_side[fighter] in playing:
            continue
        if lineup.sides == 2:
            if lineup.fighter_is_hero[fighter] != 0:
                raise BadPosition(f"{name} is defeated, so the match is over")
        elif position.spaces[fighter] != NOTHING:
            raise BadPosition(f"{name} is on the board although its hero is defeated, which puts its player out")
    if len(playing) < 2:
        raise BadPosition("only one hero is not defeated, so the match is over")
    fighters = range(lineup.first_fighter[position.active], lineup.first_fighter[position.active + 1])
    if all(position.spaces[fighter] == NOTHING for fighter in fighters):
        raise BadPosition(f"{lineup.seat_ids[position.active]} has no fighter on the board, so it is not its turn")


def _sides_with_a_hero(lineup: LineUp, position: Position) -> set[int]:
    """The sides that are not out: those with a hero on the board."""
    return {
        int(lineup.fighter_side[fighter])
        for fighter in range(lineup.fighters)
        if lineup.fighter_is_hero[fighter] != 0 and position.spaces[fighter] != NOTHING
    }


def _demand_cards(lineup: LineUp, position: Position) -> None:
    where: dict[int, int] = {}
    for piles in (position.hands, position.decks, position.discards):
        if len(piles) != lineup.seats:
            raise BadPosition(f"expected a pile for each of {lineup.seats} seats, found {len(piles)}")
        for seat, cards in enumerate(piles):
            for card in cards:
                if card in where or not 0 <= card < lineup.cards or lineup.card_owners[card] != seat:
                    raise BadPosition(f"card {card} lies in two piles, or in one of another player")
                where[card] = seat
    if len(where) != lineup.cards:
        raise BadPosition(f"{lineup.cards - len(where)} cards lie in no pile")

"""A match that begins in the middle: cards, dice and turn stand as an example or a puzzle wants them."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    DECK,
    DICE,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    GEAR_CARD,
    HAND,
    LAG,
    LAST_REGULAR_TURN,
    LEGENDS,
    PROGRAM_CARD,
    REMOVED,
    SIZES,
    SPENT,
    TRASH,
    TURN_PROGRAM,
)
from engine.cyberpunk.turn import MAIN
from engine.kernel.chance import seeded
from engine.kernel.errors import BadPosition
from engine.kernel.layout import NOTHING, PC
from engine.kernel.match import Match
from engine.kernel.numbers import BIT
from engine.kernel.piles import put_on_top, reveal


@dataclass(frozen=True)
class Side:
    """The cards of a seat, by their numbers; the topmost card of a pile comes first."""

    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    trash: tuple[int, ...] = ()
    eddies: tuple[int, ...] = ()
    legends: tuple[int, ...] = ()
    """From left to right."""
    field: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Position:
    """Where everything is, by the numbers of a line-up. Every card lies in exactly one place."""

    active: int
    """The seat whose turn it is."""
    turn: int
    """The number of this turn, from 1, both players' turns counted."""
    sides: tuple[Side, Side]
    spent: frozenset[int] = frozenset()
    """Cards on the field, in the Legends and Eddies areas that are spent."""
    face_up: frozenset[int] = frozenset()
    """Legends in the Legends area that lie face up."""
    lag: frozenset[int] = frozenset()
    """Cards on the field that came into play this turn."""
    gear: tuple[tuple[int, int], ...] = ()
    """Equipped gear with its wearer."""
    gigs: tuple[tuple[int, int, int], ...] = ()
    """Dice with the seat that has them as gigs, and what they show; all others are in the fixer areas."""
    sold: bool = False
    """Whether the player has sold a card this turn."""
    called: frozenset[int] = frozenset()
    """The seats that have called a legend this turn."""
    begins: bool = False
    """Whether the turn only begins now; otherwise its main phase goes on."""


def begin_at(lineup: LineUp, position: Position, seed: int, chance_is_asked: bool = True) -> Match:
    """A match at its first choice after a position, which `BadPosition` refuses if no match can come to it.

    What dice show is a choice of nobody's seat unless `chance_is_asked` is false; shuffles follow the seed.
    """
    _demand_cards(lineup, position)
    _demand_gigs(position)
    s = Rivalry(lineup)
    s.rng = seeded(seed)
    for seat, side in enumerate(position.sides):
        for kind, cards in (
            (HAND, side.hand),
            (DECK, side.deck[::-1]),
            (TRASH, side.trash[::-1]),
            (EDDIES, side.eddies),
            (LEGENDS, side.legends),
            (FIELD, side.field),
            (REMOVED, side.removed),
        ):
            for card in cards:
                put_on_top(s, i64(card), s.pile(i64(seat), i64(kind)))
                if kind == EDDIES:
                    reveal(s, i64(card))
    for card in position.spent:
        s.marks[i64(card)] |= SPENT
    for card in position.lag:
        s.marks[i64(card)] |= LAG
    for card in position.face_up:
        s.marks[i64(card)] |= FACE_UP
        reveal(s, i64(card))
    for gear, wearer in position.gear:
        put_on_top(s, i64(gear), s.pile(lineup.card_owners[i64(gear)], GEAR))
        s.host[i64(gear)] = i64(wearer)
    for die, seat, value in position.gigs:
        s.die_seat[i64(die)] = i64(seat)
        s.die_value[i64(die)] = i64(value)
    s.active = i64(position.active)
    s.starter = s.active if position.turn % 2 == 1 else 1 - s.active
    s.turn = i64(position.turn)
    s.overtime = i64(1) if position.turn > LAST_REGULAR_TURN else i64(0)
    s.sold = i64(1) if position.sold else i64(0)
    for seat in position.called:
        s.called |= BIT[i64(seat)]
    s.push(TURN_PROGRAM, NOTHING, 0)
    if position.begins:
        s.turn -= 1
    else:
        s.frames[s.frame + PC] = MAIN
    s.chance_is_asked = chance_is_asked
    s.advance()
    return Match(s, seed, s.copy())


def _demand_cards(lineup: LineUp, position: Position) -> None:
    seen: set[int] = set()

    def found(seat: int, card: int) -> None:
        if card in seen or not 0 <= card < lineup.cards or lineup.card_owners[i64(card)] != seat:
            raise BadPosition(f"card {card} lies in two places, or among those of another player")
        seen.add(card)

    wearers: set[int] = set()
    for seat, side in enumerate(position.sides):
        for cards in (side.hand, side.deck, side.trash, side.eddies, side.legends, side.field, side.removed):
            for card in cards:
                found(seat, card)
        wearers |= {*side.field, *(position.face_up & set(side.legends))}
        for card in side.field:
            if _kind(lineup, card) in (PROGRAM_CARD, GEAR_CARD):
                raise BadPosition(f"{_name(lineup, card)} is on the field; only units and legends can be")
    for gear, wearer in position.gear:
        found(int(lineup.card_owners[i64(gear)]), gear)
        if _kind(lineup, gear) != GEAR_CARD:
            raise BadPosition(f"{_name(lineup, gear)} is worn; only gear can be")
        if wearer not in wearers or lineup.card_owners[i64(wearer)] != lineup.card_owners[i64(gear)]:
            raise BadPosition(
                f"{_name(lineup, gear)} is worn by something that is no unit or face-up legend of its side"
            )
    if len(seen) != lineup.cards:
        raise BadPosition(f"{lineup.cards - len(seen)} cards lie nowhere")


def _demand_gigs(position: Position) -> None:
    dice = [die for die, _, _ in position.gigs]
    for die, seat, value in position.gigs:
        if not 0 <= die < DICE or seat not in (0, 1) or not 1 <= value <= SIZES[i64(die)]:
            raise BadPosition(f"die {die} cannot be a gig of seat {seat} that shows {value}")
    if len(set(dice)) != len(dice):
        raise BadPosition("a die is two gigs")


def _kind(lineup: LineUp, card: int) -> int:
    return int(lineup.type_kind[lineup.card_types[i64(card)]])


def _name(lineup: LineUp, card: int) -> str:
    return lineup.type_ids[lineup.card_types[i64(card)]]

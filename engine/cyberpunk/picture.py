"""A state as data: what a person at the table would see, by ids. Read by people and tools, never by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.cyberpunk.terms import (
    BLOCKER,
    DECK,
    DICE,
    DICE_OF_SEAT,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    HAND,
    LAG,
    LEGENDS,
    REMOVED,
    RESOLVING,
    SIZES,
    SPENT,
    TRASH,
)
from engine.cyberpunk.words import card_id, card_name, die_name, pile_ids
from engine.kernel.layout import NOTHING

if TYPE_CHECKING:
    from engine.cyberpunk.rivalry import Rivalry


def marks_at(s: Rivalry, at: i64) -> i64:
    """The marks of the card at a place, hidden or not."""
    card = s.piles[at]
    return s.marks[card] if card != NOTHING else s.covered[at]


def as_data(s: Rivalry) -> dict[str, object]:
    """What is in a state, by ids; a hidden card is absent or None, only its place and whether it is spent are there."""
    data: dict[str, object] = {
        "turn": int(s.turn),
        "active": int(s.active),
        "starter": int(s.starter) if s.starter != NOTHING else None,
        "overtime": s.overtime != 0,
        "sold": s.sold != 0,
        "called": [(s.called >> seat) & 1 != 0 for seat in range(s.lineup.seats)],
        "seats": [_seat_data(s, seat) for seat in range(s.lineup.seats)],
    }
    if s.attacker != NOTHING:
        data["attack"] = {
            "attacker": card_name(s, s.attacker, NOTHING),
            "target": card_name(s, s.defender, NOTHING) if s.defender != NOTHING else "gigs",
            "blocked": s.blocked != 0,
        }
    return data


def _seat_data(s: Rivalry, seat: i64) -> dict[str, object]:
    legends: list[dict[str, object]] = []
    base = s.table.pile_base[s.pile(seat, LEGENDS)]
    for at in range(base, base + s.size(seat, LEGENDS)):
        card = s.piles[at]
        marks = marks_at(s, at)
        data: dict[str, object] = {
            "card": card_id(s, card) if card != NOTHING else None,
            "face_up": marks & FACE_UP != 0,
            "spent": marks & SPENT != 0,
        }
        if marks & FACE_UP != 0:
            data["gear"] = _gear(s, card)
        legends.append(data)
    base = s.table.pile_base[s.pile(seat, EDDIES)]
    eddies = [marks_at(s, at) & SPENT == 0 for at in range(base, base + s.size(seat, EDDIES))]
    return {
        "deck_id": s.lineup.seat_ids[seat],
        "hand": pile_ids(s, seat, HAND),
        "hand_size": int(s.hand_size(seat)),
        "deck": pile_ids(s, seat, DECK),
        "deck_size": int(s.deck_size(seat)),
        "trash": pile_ids(s, seat, TRASH),
        "removed": pile_ids(s, seat, REMOVED),
        "resolving": pile_ids(s, seat, RESOLVING),
        "eddies": pile_ids(s, seat, EDDIES),
        "eddies_size": len(eddies),
        "eddies_ready": sum(eddies),
        "legends": legends,
        "field": [_unit_data(s, s.card_at(seat, FIELD, i)) for i in range(s.size(seat, FIELD))],
        "gigs": {die_name(s, die, seat): int(s.die_value[die]) for die in range(i64(DICE)) if s.die_seat[die] == seat},
        "fixer": [
            f"d{SIZES[die]}"
            for die in range(seat * DICE_OF_SEAT, (seat + 1) * DICE_OF_SEAT)
            if s.die_seat[die] == NOTHING
        ],
        "street_cred": int(s.street_cred(seat)) if s.gigs(seat) > 0 else None,
    }


def _unit_data(s: Rivalry, card: i64) -> dict[str, object]:
    return {
        "card": card_id(s, card),
        "power": int(s.power(card)),
        "spent": s.marks[card] & SPENT != 0,
        "lag": s.marks[card] & LAG != 0,
        "blocker": s.has(BLOCKER, card),
        "gear": _gear(s, card),
    }


def _gear(s: Rivalry, card: i64) -> list[str]:
    seat = s.lineup.card_owners[card]
    worn = [s.card_at(seat, GEAR, i) for i in range(s.size(seat, GEAR))]
    return [card_id(s, gear) for gear in worn if s.host[gear] == card]

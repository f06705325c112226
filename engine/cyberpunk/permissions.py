"""Who may do what: attack whom, block, Call; what forbids beats what allows (rules 6.1, 8.2, 8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    ADRENALINE,
    BLOCKER,
    CALLS_FREE,
    CANNOT_ATTACK,
    CANNOT_ATTACK_AT_ONCE,
    CANNOT_ATTACK_GIGS,
    FACE_UP,
    FIELD,
    LAG,
    LEGENDS,
    MAY_ATTACK_GIGS_AT_ONCE,
    MAY_ATTACK_READY,
    MAY_ATTACK_READY_BLOCKERS,
    MAY_ATTACK_UNITS_AT_ONCE,
    MUST_ATTACK,
    SOLO,
)
from engine.kernel.numbers import BIT


def can_begin_attack(s: Rivalry, unit: i64) -> bool:
    """Whether a unit could attack if there were a target: ready and not forbidden (rule 8.3)."""
    if s.area(unit) != FIELD or not s.is_ready(unit) or s.has(CANNOT_ATTACK, unit):
        return False
    return s.marks[unit] & LAG == 0 or not s.has(CANNOT_ATTACK_AT_ONCE, unit)


def is_held_back(s: Rivalry, unit: i64) -> bool:
    """Whether a unit has lag and nothing that lifts it: it attacks only what a permission says (rules 6.2, 8.3)."""
    marks = s.marks[unit]
    return marks & LAG != 0 and marks & SOLO == 0 and not s.has(ADRENALINE, unit)


def can_target_gigs(s: Rivalry, unit: i64) -> bool:
    """Whether a unit that can attack may attack the rival's gigs: an empty Gig area is no target (rule 8.2)."""
    if s.gigs(1 - s.lineup.card_owners[unit]) == 0 or s.has(CANNOT_ATTACK_GIGS, unit):
        return False
    return not is_held_back(s, unit) or s.has(MAY_ATTACK_GIGS_AT_ONCE, unit)


def can_target_unit(s: Rivalry, unit: i64, target: i64) -> bool:
    """Whether a unit that can attack may attack this rival unit: a spent one, or as a permission says (rule 8.2)."""
    if s.area(target) != FIELD or s.lineup.card_owners[target] == s.lineup.card_owners[unit]:
        return False
    if is_held_back(s, unit) and not s.has(MAY_ATTACK_UNITS_AT_ONCE, unit):
        return False
    if not s.is_ready(target) or s.has(MAY_ATTACK_READY, unit):
        return True
    return s.has(BLOCKER, target) and s.has(MAY_ATTACK_READY_BLOCKERS, unit)


def can_attack(s: Rivalry, unit: i64) -> bool:
    """Whether a unit can attack something now."""
    if not can_begin_attack(s, unit):
        return False
    if can_target_gigs(s, unit):
        return True
    rival = 1 - s.lineup.card_owners[unit]
    for i in range(s.size(rival, FIELD)):
        if can_target_unit(s, unit, s.card_at(rival, FIELD, i)):
            return True
    return False


def must_still_attack(s: Rivalry, seat: i64) -> bool:
    """Whether a seat has a unit that must attack and can: then the turn cannot end (rule 5.7)."""
    if not s.lineup.is_stood_for(MUST_ATTACK) and s.modifier_top == 0:
        return False
    for i in range(s.size(seat, FIELD)):
        unit = s.card_at(seat, FIELD, i)
        if s.has(MUST_ATTACK, unit) and can_attack(s, unit):
            return True
    return False


def can_block(s: Rivalry, unit: i64) -> bool:
    """Whether a unit may block the attack: ready, with BLOCKER, and not the one that is attacked (rule 8.6)."""
    return s.unblockable == 0 and unit != s.defender and s.is_ready(unit) and s.has(BLOCKER, unit)


def is_face_down(s: Rivalry, seat: i64, legend: i64) -> bool:
    """Whether a card lies face down in a seat's Legends area."""
    return s.card_pile[legend] == s.pile(seat, LEGENDS) and s.marks[legend] & FACE_UP == 0


def could_call(s: Rivalry, seat: i64) -> bool:
    """Whether a seat may Call a legend, if that can be paid: one lies face down, none was Called (rule 6.5)."""
    if s.called & BIT[seat] != 0:
        return False
    for place in range(s.size(seat, LEGENDS)):
        if s.marks[s.card_at(seat, LEGENDS, place)] & FACE_UP == 0:
            return True
    return False


def calls_free(s: Rivalry, seat: i64) -> bool:
    """Whether a seat need not pay for a Call, because of one of its cards."""
    return has_card_with(s, seat, CALLS_FREE)


def has_card_with(s: Rivalry, seat: i64, stat: i64) -> bool:
    """Whether a card of a seat on the field or in the Legends area helps its player so."""
    if not s.lineup.is_stood_for(stat) and s.modifier_top == 0:
        return False
    for i in range(s.size(seat, FIELD)):
        if s.has(stat, s.card_at(seat, FIELD, i)):
            return True
    for place in range(s.size(seat, LEGENDS)):
        if s.has(stat, s.card_at(seat, LEGENDS, place)):
            return True
    return False

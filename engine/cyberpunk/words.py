"""Choices in words: their kinds, and the keys of options. Read by people and tools, never by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.cyberpunk.terms import (
    ACTION_NAMES,
    ACTIVATE,
    CALL,
    CHOOSE_ACTION,
    CHOOSE_CARD,
    CHOOSE_DIE,
    CHOOSE_GIG,
    CHOOSE_HOST,
    CHOOSE_LEGEND,
    CHOOSE_MULLIGAN,
    CHOOSE_PAYMENT,
    CHOOSE_REACTION,
    CHOOSE_REPLACEMENT,
    CHOOSE_REROLL,
    CHOOSE_ROLL,
    CHOOSE_STARTER,
    CHOOSE_STOLEN,
    CHOOSE_TARGET,
    CHOOSE_TYPE,
    CHOOSE_VALUE,
    DICE_OF_SEAT,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    LEGENDS,
    PASS,
    PILE_KINDS,
    SIZES,
    SUBJECTS,
    TYPE_NAMES,
)
from engine.kernel.flow import BRANCH, YES_NO
from engine.kernel.layout import HIDDEN, NOTHING, ROW_ACTOR, ROW_PROGRAM
from engine.kernel.windows import ORDER

if TYPE_CHECKING:
    from engine.cyberpunk.rivalry import Rivalry

KIND_WORDS: Final = {
    ORDER: "order",
    YES_NO: "may",
    BRANCH: "option",
    CHOOSE_ACTION: "action",
    CHOOSE_REACTION: "reaction",
    CHOOSE_HOST: "wearer",
    CHOOSE_PAYMENT: "payment",
    CHOOSE_LEGEND: "legend",
    CHOOSE_TARGET: "target",
    CHOOSE_CARD: "card",
    CHOOSE_GIG: "gig",
    CHOOSE_VALUE: "value",
    CHOOSE_DIE: "die",
    CHOOSE_STOLEN: "stolen-gig",
    CHOOSE_STARTER: "starter",
    CHOOSE_MULLIGAN: "mulligan",
    CHOOSE_REROLL: "reroll",
    CHOOSE_REPLACEMENT: "replacement",
    CHOOSE_ROLL: "roll",
    CHOOSE_TYPE: "card-type",
}
"""The kinds of choices in words."""


def kind_word(kind: i64) -> str:
    """The kind of a choice in a word."""
    return KIND_WORDS[int(kind)]


def card_id(s: Rivalry, card: i64) -> str:
    """The id of a card; of several equal ones on the field or worn, the second is numbered, and those after it."""
    name = s.lineup.type_ids[s.lineup.card_types[card]]
    pile = s.card_pile[card]
    if pile != NOTHING and pile % PILE_KINDS in (FIELD, GEAR):
        base = s.table.pile_base[pile]
        number = 1
        for at in range(base, base + s.pile_size[pile]):
            other = s.piles[at]
            if other == card:
                break
            if s.lineup.card_types[other] == s.lineup.card_types[card]:
                number += 1
        if number > 1:
            return f"{name}:{number}"
    return name


def card_name(s: Rivalry, card: i64, seat: i64) -> str:
    """A card as a seat calls it: its own by its id, the rival's with the deck's before it."""
    owner = s.lineup.card_owners[card]
    name = card_id(s, card)
    return name if owner == seat else f"{s.lineup.seat_ids[owner]}/{name}"


def pile_ids(s: Rivalry, seat: i64, kind: i64) -> list[str]:
    """The known cards of a pile by their ids, the topmost last."""
    pile = s.pile(seat, kind)
    base = s.table.pile_base[pile]
    return [card_id(s, card) for card in s.piles[base : base + s.pile_size[pile]] if card != NOTHING]


def die_name(s: Rivalry, die: i64, seat: i64) -> str:
    """A die as a seat calls it: by its size, the rival's with the deck's id before it, whoever has it now."""
    owner = die // DICE_OF_SEAT
    name = f"d{SIZES[die]}"
    return name if owner == seat else f"{s.lineup.seat_ids[owner]}/{name}"


def legend_name(s: Rivalry, seat: i64, place: i64) -> str:
    """A legend in the Legends area: by its id, or while it lies face down by its place from 1."""
    card = s.card_at(seat, LEGENDS, place)
    if card != NOTHING and s.marks[card] & FACE_UP != 0:
        return card_id(s, card)
    return str(place + 1)


def deed(s: Rivalry, option: i64) -> str:
    """An option of the main phase or of a reaction in words."""
    action = option // SUBJECTS
    subject = option % SUBJECTS
    name = ACTION_NAMES[action]
    if action in (PASS, CALL):
        return name
    if action == ACTIVATE:
        ability = s.lineup.activations[subject]
        number = f" {ability.number + 1}" if ability.number > 0 else ""
        return f"{name} {card_name(s, ability.actor, s.choice_seat)}{number}"
    return f"{name} {card_name(s, subject, s.choice_seat)}"


def option_key(s: Rivalry, kind: i64, option: i64) -> str:
    """An option in words, as saves and examples spell it; where two would be spelt alike, the later are numbered."""
    key = plain_key(s, kind, option)
    number = 1
    for i in range(s.option_count):
        if s.options[i] == option:
            break
        if plain_key(s, kind, s.options[i]) == key:
            number += 1
    return key if number == 1 else f"{key} #{number}"


def plain_key(s: Rivalry, kind: i64, option: i64) -> str:
    """An option in words that may fit another one, too."""
    seat = s.choice_seat
    if kind == CHOOSE_TARGET:
        return f"target {card_name(s, option, seat)}" if option != NOTHING else "target gigs"
    if kind == CHOOSE_PAYMENT:
        return f"legend {legend_name(s, seat, option)}" if option != NOTHING else "eddie"
    if option == NOTHING:
        return "none" if kind == CHOOSE_REPLACEMENT else "done"
    if kind in (CHOOSE_ACTION, CHOOSE_REACTION):
        return deed(s, option)
    if kind in (CHOOSE_CARD, CHOOSE_HOST):
        if option <= HIDDEN or s.area(option) == EDDIES:
            return "eddie"  # nobody may look at it again (rule 2.3)
        return f"card {card_name(s, option, seat)}"
    if kind == CHOOSE_LEGEND:
        on_field = option >= SUBJECTS
        return f"legend {card_name(s, option - SUBJECTS, seat) if on_field else legend_name(s, seat, option)}"
    if kind in (CHOOSE_GIG, CHOOSE_STOLEN):
        return f"gig {die_name(s, option, seat)}"
    if kind == CHOOSE_DIE:
        return f"die {die_name(s, option, seat)}"
    if kind == CHOOSE_VALUE:
        return f"value {option}"
    if kind == CHOOSE_ROLL:
        return f"roll {option}"
    if kind == CHOOSE_STARTER:
        return f"starts {s.lineup.seat_ids[option]}"
    if kind == CHOOSE_MULLIGAN:
        return "mulligan" if option == 1 else "keep"
    if kind in (YES_NO, CHOOSE_REROLL):
        return "yes" if option == 1 else "no"
    if kind == CHOOSE_REPLACEMENT:
        return f"replace {card_name(s, s.lineup.replacements[option].actor, seat)}"
    if kind == CHOOSE_TYPE:
        return f"type {TYPE_NAMES[option]}"
    if kind == ORDER:
        return waiting_key(s, option)
    return f"option {option + 1}"


def waiting_key(s: Rivalry, row: i64) -> str:
    """A pending effect in words; with its card where several cards have it."""
    program = s.rows[row + ROW_PROGRAM]
    actor = s.rows[row + ROW_ACTOR]
    name = f"first {s.lineup.programs[program].name}"
    for i in range(s.option_count):
        other = s.options[i]
        if s.rows[other + ROW_PROGRAM] == program and s.rows[other + ROW_ACTOR] != actor:
            return f"{name} {card_name(s, actor, s.choice_seat)}"
    return name

"""Modifiers: numbers are worked out in layers and never un-applied: printed, then set, then added to, then ignored.

Each modifier is a row that knows what it changes, who made it and until when it lasts; the moments are the system's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import (
    MAX_MODIFIERS,
    MOD_AMOUNT,
    MOD_CONDITION,
    MOD_LAYER,
    MOD_OF,
    MOD_SIZE,
    MOD_SOURCE,
    MOD_STAT,
    MOD_UNTIL,
    NOTHING,
    PROGRAM,
)
from engine.kernel.numbers import grown
from engine.kernel.state import State

SET: Final = 0
"""The number is this instead; the latest wins."""
ADD: Final = 1
"""The number is this much more."""
IGNORE: Final = 2
"""The number counts as 0 whatever else changes it."""


def add_modifier(
    s: State, stat: i64, of: i64, layer: i64, amount: i64, source: i64, until: i64, condition: i64 = NOTHING
) -> None:
    """Change a number from now on; with a condition (an index into the table's) only as long as that holds."""
    row = s.modifier_top
    rows = s.modifiers
    if row >= i64(len(rows)):
        if row >= MAX_MODIFIERS * MOD_SIZE:
            name = s.table.programs[s.frames[s.frame + PROGRAM]].name
            why = f"more than {MAX_MODIFIERS} changes are in force at once"
            raise EffectRunsForever(name, s.step_at_hand(), why)
        rows = grown(rows)
        s.modifiers = rows
    rows[row + MOD_STAT] = stat
    rows[row + MOD_OF] = of
    rows[row + MOD_LAYER] = layer
    rows[row + MOD_AMOUNT] = amount
    rows[row + MOD_SOURCE] = source
    rows[row + MOD_UNTIL] = until
    rows[row + MOD_CONDITION] = condition
    s.modifier_top = row + MOD_SIZE


def applies(s: State, row: i64, of: i64, by: i64) -> bool:
    """Whether a modifier changes a number of this thing; `by` is who it is about besides, for its condition."""
    rows = s.modifiers
    if rows[row + MOD_OF] != of and rows[row + MOD_OF] != NOTHING:
        return False
    condition = rows[row + MOD_CONDITION]
    if condition == NOTHING:
        return rows[row + MOD_OF] == of
    source = rows[row + MOD_SOURCE]
    return s.meets(condition, s.table.card_owners[source], source, of, by, 0, NOTHING)


def modified(s: State, stat: i64, of: i64, printed: i64, standing: i64 = 0, by: i64 = NOTHING) -> i64:
    """The number as it stands: printed, then set, then added to, then ignored; never below 0. `standing` is what
    abilities that hold all the time add, `by` who it is about besides.
    """
    number = printed
    added = standing
    row: i64 = 0
    rows = s.modifiers
    while row < s.modifier_top:
        if rows[row + MOD_STAT] == stat and applies(s, row, of, by):
            layer = rows[row + MOD_LAYER]
            if layer == SET:
                number = rows[row + MOD_AMOUNT]
            elif layer == ADD:
                added += rows[row + MOD_AMOUNT]
            else:
                return 0
        row += MOD_SIZE
    number += added
    return number if number > 0 else i64(0)


def sum_of_modifiers(s: State, stat: i64, of: i64) -> i64:
    """What modifiers add to a number, which may be less than nothing."""
    added: i64 = 0
    row: i64 = 0
    rows = s.modifiers
    while row < s.modifier_top:
        if rows[row + MOD_STAT] == stat and rows[row + MOD_LAYER] == ADD and applies(s, row, of, NOTHING):
            added += rows[row + MOD_AMOUNT]
        row += MOD_SIZE
    return added


def use_modifiers(s: State, stat: i64, of: i64, until: i64) -> None:
    """Forget those modifiers of a thing's number that last until they have made a difference."""
    rows = s.modifiers
    row: i64 = 0
    while row < s.modifier_top:
        if rows[row + MOD_STAT] == stat and rows[row + MOD_UNTIL] == until and applies(s, row, of, NOTHING):
            s.modifier_top -= MOD_SIZE
            for at in range(row, s.modifier_top):
                rows[at] = rows[at + MOD_SIZE]
        else:
            row += MOD_SIZE


def end_modifiers(s: State, until: i64) -> None:
    """Forget the modifiers that last until now; the others keep their order."""
    _forget(s, MOD_UNTIL, until)


def forget_modifiers_of(s: State, of: i64) -> None:
    """Forget the modifiers of a thing that is no longer what it was; the others keep their order."""
    _forget(s, MOD_OF, of)


def _forget(s: State, cell: i64, number: i64) -> None:
    """Forget the modifiers with this number in a cell."""
    rows = s.modifiers
    kept: i64 = 0
    row: i64 = 0
    while row < s.modifier_top:
        if rows[row + cell] != number:
            if kept != row:
                for i in range(MOD_SIZE):
                    rows[kept + i] = rows[row + i]
            kept += MOD_SIZE
        row += MOD_SIZE
    s.modifier_top = kept

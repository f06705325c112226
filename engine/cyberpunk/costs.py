"""What is paid to play a card: its cost, and what changes that (rule 7.4)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk import standing
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import COST, GO_SOLO_COST
from engine.kernel.layout import NOTHING
from engine.kernel.modifiers import modified, sum_of_modifiers


def price(s: Rivalry, card: i64, solo: bool) -> i64:
    """How many Eddies a card costs now, `NOTHING` if it cannot be paid for (rule 6.9).

    Another price takes the place of the printed one; then it goes up and down, but not below 1.
    """
    printed = s.lineup.type_cost[s.lineup.card_types[card]]
    if printed == NOTHING:
        return NOTHING
    if not standing.may_change(s, COST, card) and not (solo and standing.may_change(s, GO_SOLO_COST, card)):
        return printed
    base = standing.replaced(s, COST, card, printed)
    added = standing.added(s, COST, card)
    if solo:
        added += standing.added(s, GO_SOLO_COST, card) + sum_of_modifiers(s, GO_SOLO_COST, card)
    result = modified(s, COST, card, base, added)
    return i64(1) if result < 1 and base > 0 else result

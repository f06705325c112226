"""Standing abilities: what cards in play change as long as a condition holds, worked out whenever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.cyberpunk.terms import COST, GEAR
from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import NOTHING
from engine.kernel.modifiers import ADD, SET, modified

if TYPE_CHECKING:
    from engine.cyberpunk.lineup import CardStanding
    from engine.cyberpunk.rivalry import Rivalry

DEEPEST: Final = 12
"""How deep abilities may ask for numbers that other abilities change."""


def added(s: Rivalry, stat: i64, card: i64) -> i64:
    """What standing abilities add to a statistic of a card."""
    total: i64 = 0
    for standing in s.lineup.standings[stat]:
        if standing.layer == ADD:
            total += counted(s, standing, stat, card)
    return total


def replaced(s: Rivalry, stat: i64, card: i64, printed: i64) -> i64:
    """The statistic of a card that a standing ability sets, or what is printed; the last one wins."""
    number = printed
    for standing in s.lineup.standings[stat]:
        if standing.layer == SET and holds_for(s, standing, stat, card):
            number = counted(s, standing, stat, card)
    return number


def counted(s: Rivalry, standing: CardStanding, stat: i64, card: i64) -> i64:
    """The amount of a standing ability for a card, 0 if it does not change that now."""
    return _asked(s, standing, stat, card, True)


def holds_for(s: Rivalry, standing: CardStanding, stat: i64, card: i64) -> bool:
    """Whether a standing ability changes a card now."""
    return _asked(s, standing, stat, card, False) != 0


def _asked(s: Rivalry, standing: CardStanding, stat: i64, card: i64, how_much: bool) -> i64:
    """The amount of a standing ability for a card, or 1; 0 if it does not change that now."""
    actor = standing.actor
    of = standing.of
    if of is None:
        if actor != card or (stat != COST and not s.ability_works(actor)):
            return 0
    elif not s.ability_works(actor):
        return 0
    if s.asking >= DEEPEST:
        why = "a number depends on itself: abilities that hold all the time ask each other without end"
        raise EffectRunsForever(s.lineup.type_ids[s.lineup.card_types[actor]], s.step_at_hand(), why)
    s.asking += 1
    seat = s.lineup.card_owners[actor]
    outer = s.begin_asking(seat, actor, card, NOTHING, 0, NOTHING)
    result: i64 = 0
    condition = standing.condition
    if (condition is None or condition.holds(s)) and (of is None or _lists(s, standing, card)):
        result = standing.amount.value(s) if how_much else 1
    s.end_asking(outer)
    s.asking -= 1
    return result


def _lists(s: Rivalry, standing: CardStanding, card: i64) -> bool:
    of = standing.of
    assert of is not None
    base = s.scratch_top
    for i in range(base, of.fill(s, base)):
        if s.scratch[i] == card:
            return True
    return False


def has(s: Rivalry, stat: i64, card: i64) -> bool:
    """Whether a card has a keyword (printed, or on its gear), a permission or a prohibition."""
    lineup = s.lineup
    if (lineup.type_keywords[lineup.card_types[card]] >> stat) & 1 != 0:
        return True
    if (lineup.gear_keywords >> stat) & 1 != 0:
        seat = lineup.card_owners[card]
        for i in range(s.size(seat, GEAR)):
            gear = s.card_at(seat, GEAR, i)
            if s.host[gear] == card and (lineup.type_keywords[lineup.card_types[gear]] >> stat) & 1 != 0:
                return True
    if s.modifier_top == 0 and len(lineup.standings[stat]) == 0:
        return False
    return modified(s, stat, card, 0, added(s, stat, card)) > 0

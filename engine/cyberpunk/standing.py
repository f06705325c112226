"""Standing abilities: what cards in play change as long as a condition holds, worked out whenever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.cyberpunk.terms import COST, GEAR
from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import NOTHING
from engine.kernel.modifiers import ADD, SET, modified

if TYPE_CHECKING:
    from engine.cyberpunk.abilities import CardStanding
    from engine.cyberpunk.rivalry import Rivalry

DEEPEST: Final = 12
"""How deep abilities may ask for numbers that other abilities change."""


def may_change(s: Rivalry, stat: i64, card: i64) -> bool:
    """Whether anything could change this statistic of a card: the quick answer for most questions."""
    lineup = s.lineup
    if s.modifier_top > 0 or (lineup.changed_stats >> stat) & 1 != 0:
        return True
    return (lineup.own_stats_of[card] >> stat) & 1 != 0


def added(s: Rivalry, stat: i64, card: i64) -> i64:
    """What standing abilities add to a statistic of a card."""
    lineup = s.lineup
    total: i64 = 0
    if (lineup.own_stats_of[card] >> stat) & 1 != 0:
        for standing in lineup.own_standings[card]:
            if standing.stat == stat and standing.layer == ADD and works(s, standing, card):
                total += amount_for(s, standing, card)
    if (lineup.changed_stats >> stat) & 1 != 0:
        for standing in lineup.standings[stat]:
            if standing.layer == ADD and works(s, standing, card):
                total += amount_for(s, standing, card)
    return total


def replaced(s: Rivalry, stat: i64, card: i64, printed: i64) -> i64:
    """The statistic of a card that a standing ability sets, or what is printed; the last one wins."""
    lineup = s.lineup
    number = printed
    if (lineup.own_stats_of[card] >> stat) & 1 != 0:
        for standing in lineup.own_standings[card]:
            if standing.stat == stat and standing.layer == SET and works(s, standing, card):
                number = amount_for(s, standing, card)
    if (lineup.changed_stats >> stat) & 1 != 0:
        for standing in lineup.standings[stat]:
            if standing.layer == SET and works(s, standing, card):
                number = amount_for(s, standing, card)
    return number


def works(s: Rivalry, standing: CardStanding, card: i64) -> bool:
    """Whether a standing ability changes a card now; the cost of its own card wherever that is."""
    if not s.ability_works(standing.actor) and (standing.of is not None or standing.stat != COST):
        return False
    outer = _ask(s, standing, card)
    condition = standing.condition
    holds = (condition is None or condition.holds(s)) and _lists(s, standing, card)
    _answered(s, outer)
    return holds


def amount_for(s: Rivalry, standing: CardStanding, card: i64) -> i64:
    """The amount of a standing ability for a card."""
    outer = _ask(s, standing, card)
    amount = standing.amount.value(s)
    _answered(s, outer)
    return amount


def _ask(s: Rivalry, standing: CardStanding, card: i64) -> i64:
    if s.asking >= DEEPEST:
        name = s.lineup.type_ids[s.lineup.card_types[standing.actor]]
        why = "a number depends on itself: abilities that hold all the time ask each other without end"
        raise EffectRunsForever(name, s.step_at_hand(), why)
    s.asking += 1
    return s.begin_asking(s.lineup.card_owners[standing.actor], standing.actor, card, NOTHING, 0, NOTHING)


def _answered(s: Rivalry, outer: i64) -> None:
    s.end_asking(outer)
    s.asking -= 1


def _lists(s: Rivalry, standing: CardStanding, card: i64) -> bool:
    of = standing.of
    if of is None:
        return True
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
    if not may_change(s, stat, card):
        return False
    return modified(s, stat, card, 0, added(s, stat, card)) > 0

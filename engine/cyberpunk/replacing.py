"""Replacement effects: something else happens instead, before the event (rule 10.7)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import REPLACING
from engine.kernel.layout import NOTHING


def replacements(s: Rivalry, event: i64, that: i64, by: i64) -> i64:
    """Write as options what can replace an event for a thing: the mandatory effects if there is one, else the optional
    ones and `NOTHING`; how many options there are.
    """
    count = _offered(s, event, that, by, False)
    if count > 0:
        return count
    count = _offered(s, event, that, by, True)
    if count > 0:
        s.options[count] = NOTHING
        count += 1
    return count


def _offered(s: Rivalry, event: i64, that: i64, by: i64, optional: bool) -> i64:
    count: i64 = 0
    for number in range(i64(len(s.lineup.replacements))):
        replacement = s.lineup.replacements[number]
        if replacement.event == event and replacement.optional == optional and _applies(s, number, that, by):
            s.options[count] = number
            count += 1
    return count


def _applies(s: Rivalry, number: i64, that: i64, by: i64) -> bool:
    replacement = s.lineup.replacements[number]
    actor = replacement.actor
    if not s.ability_works(actor) or s.marks[actor] & REPLACING != 0:
        return False
    condition = replacement.condition
    return condition is None or s.holds(condition, s.lineup.card_owners[actor], actor, that, by)


def replace(s: Rivalry, number: i64, that: i64, by: i64) -> i64:
    """Begin what happens instead; the answer is the card whose effect it is. It replaces nothing else meanwhile."""
    replacement = s.lineup.replacements[number]
    actor = replacement.actor
    s.marks[actor] |= REPLACING
    s.push(replacement.program, s.begin_effect(s.lineup.card_owners[actor], actor, that, by, 0, NOTHING), 1)
    return actor


def stop_replacing(s: Rivalry, actor: i64) -> None:
    """What happened instead is over."""
    s.marks[actor] &= ~REPLACING

"""A rule of thumb for each choice: how the greedy agent imagines that what has begun goes on."""

from __future__ import annotations

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    BLOCK,
    CHOOSE_DIE,
    CHOOSE_GIG,
    CHOOSE_HOST,
    CHOOSE_REACTION,
    CHOOSE_STOLEN,
    CHOOSE_VALUE,
    SUBJECTS,
)
from engine.kernel.flow import YES_NO
from engine.kernel.layout import NOTHING


def rule_of_thumb(s: Rivalry) -> int:
    """The usual answer to the open choice, as an index into its options.

    Whoever can block blocks with a unit that wins the fight, and reacts in no other way; the gig with the highest value
    is taken; the strongest wears gear; values go up; a question is answered with yes; everywhere else it is the first
    option.
    """
    kind, options = s.choice_kind, [int(s.options[index]) for index in range(s.option_count)]
    if kind == CHOOSE_REACTION:
        return _block(s, options)
    if kind in (CHOOSE_STOLEN, CHOOSE_GIG):
        return _highest([int(s.die_value[die]) if die != NOTHING else 0 for die in options])
    if kind == CHOOSE_HOST:
        return _highest([int(s.power(card)) for card in options])
    if kind in (CHOOSE_VALUE, CHOOSE_DIE, YES_NO):
        return _highest(options)
    return 0


def _block(s: Rivalry, options: list[int]) -> int:
    """A block that the blocker survives, or none."""
    attack = s.power(s.attacker)
    for index, option in enumerate(options):
        if option // SUBJECTS == BLOCK and s.power(option % SUBJECTS) > attack:
            return index
    return 0


def _highest(numbers: list[int]) -> int:
    return numbers.index(max(numbers))

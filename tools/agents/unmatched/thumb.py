"""A rule of thumb for each choice: how the greedy agent imagines that an action goes on."""

from __future__ import annotations

from engine.kernel.layout import NOTHING
from engine.unmatched.battle import Battle
from engine.unmatched.terms import CHOOSE_ATTACK_CARD, CHOOSE_BOOST, CHOOSE_DEFENSE, CHOOSE_MOVER


def rule_of_thumb(s: Battle) -> int:
    """The usual answer to the open choice, as an index into its options.

    The strongest card goes into combat, nobody boosts, of the fighters only the hero moves; everywhere else it is the
    first option.
    """
    kind, count = s.choice_kind, s.option_count
    if kind in (CHOOSE_ATTACK_CARD, CHOOSE_DEFENSE):
        return max(range(count), key=lambda index: _strength(s, index))
    if kind == CHOOSE_BOOST:
        return count - 1
    if kind == CHOOSE_MOVER and s.lineup.fighter_kind[s.options[0]] != 0:
        return count - 1
    return 0


def _strength(s: Battle, index: int) -> int:
    card = s.options[index]
    return s.printed_value(card) if card != NOTHING else -1

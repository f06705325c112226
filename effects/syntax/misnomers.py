"""Keys an author may try first, by the key that the language has for the idea: they feed the hints and nothing else."""

from __future__ import annotations


def _by_wrong(right: dict[str, str]) -> dict[str, str]:
    return {wrong: key for key, words in right.items() for wrong in words.split()}


STEP_KEYS = _by_wrong(
    {
        "draw": "draw_card draw_cards",
        "discard": "discard_card discard_cards trash drop",
        "damage": "deal deal_damage hit hurt harm",
        "recover": "heal restore regain gain_health regain_health",
        "move": "walk push pull step",
        "place": "teleport relocate",
        "return": "revive respawn resurrect rescue bring_back",
        "add": "bonus raise add_value",
        "set": "set_value become change_value",
        "cancel_effects": "cancel cancel_card cancel_effect negate",
        "ignore_value": "ignore",
        "gain_actions": "action actions gain_action extra_action extra_actions",
        "choose": "choose_one option options choice",
        "pick": "select target",
        "for_each": "repeat times loop",
        "do": "steps sequence effects",
        "if": "condition only_if while_if",
        "may": "optional",
        "otherwise": "else",
        "as": "name save_as call_it",
        "note": "comment remark",
    }
)
"""By wrong key of a step: the right one."""

SELECTOR_KEYS = _by_wrong(
    {
        "each": "all every everyone both",
        "one": "any a an single choose pick",
        "any_number": "some any_amount",
        "exactly": "count number two three",
        "up_to": "at_most max",
        "of": "from",
        "other_than": "not",
    }
)
"""By wrong key of a selector: the right one."""

FILTER_KEYS = _by_wrong(
    {
        "adjacent_to": "adjacent next_to near beside within",
        "in_zone_of": "in_zone zone zone_of same_zone",
        "other_than": "except without",
        "named": "name id fighter",
        "is": "are type kind",
    }
)
"""By wrong key of a selector or set: the filter that is meant."""

CONDITION_KEYS = _by_wrong(
    {
        "any_of": "or either",
        "not": "no isnt",
        "who": "fighters there_is exists",
        "at_least": "min minimum",
        "at_most": "max maximum",
        "equal_to": "equals is_equal",
        "more_than": "greater_than over above",
        "less_than": "fewer_than under below",
        "moved_this_turn": "moved",
        "hand_size": "cards_in_hand",
        "health_of": "health",
    }
)
"""By wrong key of a condition: the right one."""

AMOUNT_KEYS = _by_wrong(
    {
        "count": "number number_of how_many",
        "plus": "add sum",
        "minus": "subtract less",
        "times": "multiply product",
        "hand_size": "hand cards_in_hand",
        "health_of": "health",
        "boost_of": "boost",
        "value_of": "value",
        "printed_value_of": "printed_value",
    }
)
"""By wrong key of an amount: the right one."""

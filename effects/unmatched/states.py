"""The states that a hero declares, as cards and abilities speak of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.problem import Place
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from effects.compiler.scope import Scope


def demand_state(state: str, place: Place, to: Scope) -> tuple[int, tuple[str, ...]]:
    """The number of a state and its values; one that the hero does not declare is a problem."""
    states = to.own.states
    if state in states:
        return list(states).index(state), states[state]
    known = f"It has {', '.join(states)}." if states else "Declare it under `states` of the hero."
    hint = did_you_mean(state, states) or known
    to.problem(place, "unknown-state", f"the hero has no state {state}", hint)
    return 0, ("",)


def demand_value(state: str, value: str, values: tuple[str, ...], place: Place, to: Scope) -> int:
    """The number of a value of a state; one that the state does not have is a problem."""
    if value in values:
        return values.index(value)
    if values != ("",):
        hint = did_you_mean(value, values) or f"It can be {', '.join(values)}."
        to.problem(place, "unknown-state", f"the state {state} cannot be {value}", hint)
    return 0

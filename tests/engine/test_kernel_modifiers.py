"""Modifiers: a number is printed, then set, then added to, then ignored, and never un-applied."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import MAX_MODIFIERS, NOTHING
from engine.kernel.modifiers import (
    ADD,
    IGNORE,
    SET,
    add_modifier,
    end_modifiers,
    modified,
)
from engine.kernel.state import State
from tests.engine.building import Scene, hero

VALUE, OTHER = 0, 1
SOON, LATER, LAST = 0, 1, 2
"""Moments until which modifiers last."""


def state() -> State:
    return Scene([hero("fox"), hero("owl")], {"fox": "a", "owl": "h"}).begin().state


def change(s: State, *changes: tuple[int, int], until: int = SOON) -> State:
    for layer, amount in changes:
        add_modifier(s, VALUE, 7, layer, amount, NOTHING, until)
    return s


@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ([], 3),
        ([(SET, 5)], 5),
        ([(ADD, 2)], 5),
        ([(ADD, 2), (SET, 5)], 7),
        ([(SET, 5), (ADD, 2)], 7),
        ([(SET, 5), (SET, 4)], 4),
        ([(ADD, -5)], 0),
        ([(ADD, -5), (ADD, 3)], 1),
        ([(IGNORE, 0)], 0),
        ([(IGNORE, 0), (SET, 5), (ADD, 2)], 0),
        ([(SET, 5), (ADD, 2), (IGNORE, 0)], 0),
    ],
)
def test_printed_then_set_then_added_then_ignored(changes: list[tuple[int, int]], value: int) -> None:
    assert modified(change(state(), *changes), VALUE, 7, 3) == value


@given(st.lists(st.tuples(st.sampled_from([SET, ADD, IGNORE]), st.integers(-5, 9)), max_size=8), st.randoms())
def test_only_the_order_of_what_sets_matters(changes: list[tuple[int, int]], random: object) -> None:
    sets = [change for change in changes if change[0] == SET]
    others = [change for change in changes if change[0] != SET]
    value = modified(change(state(), *changes), VALUE, 7, 3)
    assert value == modified(change(state(), *others, *sets), VALUE, 7, 3)
    assert value == modified(change(state(), *sets, *reversed(others)), VALUE, 7, 3)


def test_a_change_is_of_one_number_of_one_thing() -> None:
    s = change(state(), (ADD, 2))
    assert modified(s, VALUE, 8, 3) == 3
    assert modified(s, OTHER, 7, 3) == 3


def test_what_ends_is_forgotten_and_the_rest_keeps_its_order() -> None:
    s = state()
    change(s, (SET, 9), until=LATER)
    change(s, (SET, 5))
    change(s, (ADD, 1), until=LAST)
    change(s, (SET, 6), until=LATER)
    assert modified(s, VALUE, 7, 3) == 7
    end_modifiers(s, SOON)
    assert modified(s, VALUE, 7, 3) == 7
    end_modifiers(s, LATER)
    assert modified(s, VALUE, 7, 3) == 4
    end_modifiers(s, LAST)
    assert modified(s, VALUE, 7, 3) == 3


def test_too_many_changes_at_once_are_the_authors_problem() -> None:
    s = change(state(), *[(ADD, 1)] * MAX_MODIFIERS)
    assert modified(s, VALUE, 7, 0) == MAX_MODIFIERS
    with pytest.raises(EffectRunsForever, match=f"a maneuver, step boost: more than {MAX_MODIFIERS} changes"):
        change(s, (ADD, 1))

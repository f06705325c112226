"""`may` asks only where the step can happen."""

from __future__ import annotations

import pytest

from tests.engine.building import combat, kind, scheme


@pytest.mark.parametrize(("health", "asked"), [(10, "action"), (9, "may")])
def test_recovering_is_offered_only_to_the_damaged(health: int, asked: str) -> None:
    match = scheme("{may: you, recover: {who: your_hero, amount: 2}}", hand="plain", health={"fox": health})
    assert kind(match) == asked


@pytest.mark.parametrize(
    ("guard", "asked"),
    [
        ("immediately: [{draw: 1}]", "action"),
        ("during_combat: [{draw: 1}]", "may"),
        ("after_combat: [{draw: 1}]", "may"),
        ("", "action"),
        (None, "action"),
    ],
)
def test_cancelling_is_offered_only_if_something_has_not_been_resolved(guard: str | None, asked: str) -> None:
    strike = "immediately: [{may: you, cancel_effects: opposing_card}]"
    assert kind(combat(strike, guard)) == asked

"""The mark of a line-up changes exactly when something that matters in play does."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import amounts
from engine.unmatched.modes import FREE_FOR_FOUR, TEAM, Mode
from engine.unmatched.setup import line_up
from tests.engine.building import LINE, PLAIN, board, card, hero

STEPS = "{draw: 1}, {recover: {who: your_hero, amount: 2}}"
STANDING = "{while: attacking, add: {value: 2}}"


def mark(cards: str = card(STEPS), **others: Any) -> str:
    return line_up([hero("fox", f"{cards}\n{PLAIN}", **others), hero("owl")], LINE).fingerprint()


def test_the_same_heroes_on_the_same_board_have_the_same_mark() -> None:
    assert mark() == mark()
    assert mark(card("{draw: {amount: 1}}, {recover: {who: your_hero, amount: 2}, note: remark}")) == mark()


@pytest.mark.parametrize(
    "other",
    [
        {"cards": card("{draw: 2}, {recover: {who: your_hero, amount: 2}}")},
        {"cards": card("{recover: {who: your_hero, amount: 2}}, {draw: 1}")},
        {"cards": card(STEPS, "after_combat")},
        {"cards": card(STEPS, copies=3)},
        {"cards": card(STEPS).replace("copies", "tags: [voyage], copies")},
        {"abilities": "{when: end_of_turn, draw: 1}"},
        {"abilities": STANDING},
        {"health": 11},
        {"sidekicks": "{id: cub, attack: melee}"},
    ],
    ids=lambda other: str(next(iter(other.values())))[:60],
)
def test_whatever_matters_in_play_changes_the_mark(other: dict[str, Any]) -> None:
    assert mark(**other) != mark()


@pytest.mark.parametrize(
    "other", ["{while: attacking, add: {value: 3}}", "{while: defending, add: {value: 2}}"], ids=["more", "elsewhere"]
)
def test_what_holds_all_the_time_is_part_of_the_mark(other: str) -> None:
    assert mark(abilities=other) != mark(abilities=STANDING)


def test_how_steps_are_described_to_people_is_no_part_of_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark(abilities=STANDING)
    monkeypatch.setattr(amounts.Number, "describe", lambda self: "so many")
    assert mark(abilities=STANDING) == before


def test_the_mode_and_the_board_are_part_of_the_mark() -> None:
    field = board("a b c d e f", starts="a c d f")
    four = [hero(name) for name in ("fox", "owl", "elk", "asp")]

    def of(mode: Mode, one_way: str = "") -> str:
        return line_up(four, board("a b c d e f", starts="a c d f", one_way=one_way), mode=mode).fingerprint()

    assert of(TEAM) == line_up(four, field, mode=TEAM).fingerprint()
    assert of(TEAM) != of(FREE_FOR_FOUR)
    assert of(TEAM) != of(TEAM, "a f")

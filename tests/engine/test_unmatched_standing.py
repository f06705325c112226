"""States of a hero, what holds all the time, health that is set, damage that is prevented (rules 8, 16, 50, 51)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.match import Match
from engine.unmatched.setup import begin, line_up
from tests.engine.building import LINE, PLAIN, Scene, battle, card, do, hero

BIG = "{while: [{state: {size: big}}, attacking], add: {value: 2}}"


def scene(
    cards: str = PLAIN, *, abilities: str = "", hand: str = "plain", against: str = PLAIN, **others: Any
) -> Match:
    heroes = [hero("fox", cards, abilities=abilities), hero("owl", against)]
    given = {"hands": {"fox": hand, "owl": "plain"}, "at": {"fox": "a", "owl": "b"}, **others}
    return Scene(heroes, board=LINE, **given).begin()


def size(match: Match) -> str:
    seats: Any = match.view(1).as_data()["seats"]
    return str(seats[0]["states"]["size"])


def test_a_state_begins_as_its_first_value_and_everybody_sees_it() -> None:
    assert size(scene()) == "small"


def test_a_switch_goes_to_the_next_value_and_round_again() -> None:
    match = scene(card("{switch: size}", copies=3), hand="trick trick")
    do(match, "scheme")
    assert size(match) == "big"
    do(match, "scheme")
    assert size(match) == "small"


def test_a_switch_to_where_one_is_did_not_happen() -> None:
    trick = card(
        "{switch: {state: size, to: small}, then: [{draw: 1}]}, {switch: {state: size, to: big}, then: [{draw: 2}]}"
    )
    match = scene(f"{trick}\n{PLAIN}", hand="trick", actions=1)
    do(match, "scheme")
    assert size(match) == "big"
    assert battle(match).hand_size(0) == 2


@pytest.mark.parametrize(("steps", "dealt"), [("{draw: 1}", 2), ("{switch: size}", 4)])
def test_what_holds_in_a_state_adds_to_attacks_in_that_state_alone(steps: str, dealt: int) -> None:
    match = scene(f"{card(steps, copies=2)}\n{PLAIN}", abilities=BIG, hand="trick plain")
    do(match, "scheme", "attack")
    while match.choice is not None and match.choice.kind == "attack-card":
        do(match, match.choice.options[0])
    do(match, "none")
    assert battle(match).health[1] == 10 - dealt


def test_the_defender_is_not_helped_by_what_helps_attacks() -> None:
    match = scene(abilities="{while: attacking, add: {value: 2}}", active=1)
    do(match, "attack", "card plain")
    assert battle(match).health[0] == 10


def test_the_move_value_grows_by_what_is_counted_when_the_maneuver_moves() -> None:
    voyage = "{id: trip, type: versatile, value: 1, boost: 0, copies: 4, tags: [voyage]}"
    sailor = "{while: always, add: {move: {count: {cards: your_discard, tagged: voyage}}}}"
    match = scene(
        f"{voyage}\n{PLAIN}", abilities=sailor, hand="trip", discards={"fox": "trip"}, at={"fox": "a", "owl": "h"}
    )
    assert battle(match).move == 3
    do(match, "card trip")
    assert battle(match).move == 4, "the card that boosted by 0 is in the discard pile now"


def test_a_choice_of_the_start_is_made_when_the_own_fighters_stand() -> None:
    wonder = "{when: set_up, choose: [{switch: {state: size, to: big}}, {draw: 1}]}"
    match = begin(line_up([hero("fox", abilities=wonder), hero("owl")], LINE), 1)
    s = battle(match)
    assert (match.seat, s.space[0] != -1, s.space[1] != -1) == (0, True, False)
    do(match, "option 1")
    assert size(match) == "big"
    assert s.turn == 1


def test_health_is_set_never_above_the_start() -> None:
    for wanted, found in ((3, 3), (8, 8), (99, 10)):
        match = scene(card(f"{{set: {{health: {wanted}, of: your_hero}}}}"), hand="trick", health={"fox": 4})
        do(match, "scheme")
        assert battle(match).health[0] == found


def test_health_set_to_nothing_is_a_defeat() -> None:
    match = scene(card("{set: {health: 0, of: opposing_hero}}"), hand="trick")
    do(match, "scheme")
    assert match.outcome is not None
    assert match.state.winner == 0


@pytest.mark.parametrize(("kind", "left"), [("combat", 9), ("effect", 8), ("any", 10)])
def test_prevented_damage_is_not_taken_and_the_attacker_did_not_win(kind: str, left: int) -> None:
    hit = card("{damage: {to: opposing_fighter, amount: 1}}", "after_combat", value=2)
    shield = (
        "{id: shield, type: defense, value: 0, boost: 1, copies: 2, "
        f"during_combat: [{{prevent: {{damage: {kind}, to: your_fighter}}}}]}}"
    )
    match = scene(hit, hand="trick", against=f"{shield}\n{PLAIN}", hands={"fox": "trick", "owl": "shield"})
    do(match, "attack", "card shield")
    assert battle(match).health[1] == left


def test_what_was_prevented_is_over_with_the_combat() -> None:
    shield = (
        "{id: shield, type: defense, value: 0, boost: 1, copies: 2, "
        "during_combat: [{prevent: {damage: any, to: your_fighter}}]}"
    )
    hands = {"fox": "plain plain", "owl": "shield"}
    match = scene(against=f"{shield}\n{PLAIN}", hands=hands)
    do(match, "attack", "card shield", "attack", "none")
    assert battle(match).health[1] == 8


@pytest.mark.parametrize(("kind", "drawn"), [("combat", 1), ("effect", 0), ("any", 0)])
def test_damage_that_was_prevented_did_not_happen(kind: str, drawn: int) -> None:
    hit = card("{damage: {to: opposing_fighter, amount: 1}, then: [{draw: 1}]}", "after_combat", value=2)
    shield = (
        "{id: shield, type: defense, value: 5, boost: 1, copies: 2, "
        f"immediately: [{{prevent: {{damage: {kind}, to: your_fighter}}}}]}}"
    )
    hands = {"fox": "trick", "owl": "shield"}
    match = scene(f"{hit}\n{PLAIN}", against=f"{shield}\n{PLAIN}", hands=hands, actions=1)
    do(match, "attack", "card shield")
    assert battle(match).hand_size(0) == drawn

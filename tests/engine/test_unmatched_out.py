"""Players without fighters, and players who have no part in a combat (rules 94, 96, 98, 99)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.errors import BadPosition
from engine.kernel.match import Match
from engine.unmatched.modes import DUEL, FREE_FOR_THREE, TEAM
from tests.engine.building import PLAIN, Scene, battle, board, card, do, hand, health, hero, kind, where

RING = board("a b c d e f g h a", "a b c d\ne f g h", starts="a c e g")
EGG = "{id: egg, attack: melee}"
HARM_ALL = card("{damage: {to: {each: your_fighters}, amount: 9}}, {draw: 3}")


def four(**others: Any) -> dict[str, Any]:
    heroes = {name: hero(name) for name in ("fox", "owl", "elk", "asp")} | others
    return {"heroes": list(heroes.values()), "board": RING, "mode": TEAM}


def test_who_loses_all_fighters_in_his_own_turn_discards_nothing_at_its_end() -> None:
    scene = four(fox=hero("fox", f"{HARM_ALL}\n{PLAIN}", health=9))
    at = {"fox": "a", "owl": "c", "elk": "e", "asp": "g"}
    match = Scene(at=at, hands={"fox": "trick" + " plain" * 7}, **scene).begin()
    do(match, "scheme")
    assert where(match, "fox") is None
    assert match.state.active == 1
    assert battle(match).hand_size(0) == 10


def test_who_falls_to_the_draw_of_a_maneuver_is_not_asked_for_a_boost() -> None:
    scene = four(fox=hero("fox", health=2), owl=hero("owl"))
    at = {"fox": "a", "owl": "c", "elk": "e", "asp": "g"}
    match = Scene(at=at, hands={"fox": "plain"}, decks={"fox": ""}, **scene).begin()
    assert where(match, "fox") is None, "the draw from the empty deck was the last of it"
    assert match.seat == 1


def test_who_has_a_fighter_back_takes_turns_again() -> None:
    back = card("{return: {who: {one: friendly_fighters, is: [sidekick, defeated]}, in: {one: spaces}}}", copies=9)
    scene = four(fox=hero("fox", sidekicks=EGG), elk=hero("elk", back))
    at = {"owl": "c", "elk": "e", "asp": "g"}
    match = Scene(at=at, active=2, actions=1, turn=9, hands={"elk": "trick"}, **scene).begin()
    do(match, "scheme", "space a")
    seats: list[int] = []
    while len(seats) < 3:
        if match.state.active not in seats[-1:]:
            seats.append(int(match.state.active))
        match.answer("maneuver" if kind(match) == "action" else "none" if kind(match) == "boost" else "done")
    assert seats == [3, 0, 1]


def free_for_all(abilities: str, struck: str = "") -> Match:
    """A fox attacks an owl; an elk with abilities looks on."""
    heroes = [hero("fox", f"{card(struck, 'after_combat')}\n{PLAIN}"), hero("owl"), hero("elk", abilities=abilities)]
    at = {"fox": "a", "owl": "b", "elk": "d"}
    hands = {"fox": "trick plain", "owl": "plain", "elk": "plain"}
    return Scene(heroes, at, RING, mode=FREE_FOR_THREE, turn=9, hands=hands).begin()


def test_who_looks_on_has_no_fighter_against_him() -> None:
    match = free_for_all("{when: combat_ended, damage: {to: opposing_fighter, amount: 5}}")
    do(match, "attack", "card trick", "none")
    assert (health(match, "fox"), health(match, "owl")) == (10, 7)


def test_who_looks_on_has_no_card_in_the_combat() -> None:
    hurt_all = "{damage: {to: {each: fighters}, amount: 1}}"
    steal = "{when: damaged, put: {cards: your_card, to: bottom_of_deck}}"
    match = free_for_all(steal, hurt_all)
    do(match, "attack", "card trick", "card plain")
    assert health(match, "elk") == 9
    assert battle(match).discard_size(1) == 1, "the defense card is no card of the elk's"
    assert hand(match, 2) == ["plain"]


def trio(**at: str) -> Scene:
    return Scene([hero("fox"), hero("owl", sidekicks=EGG), hero("elk")], at, RING, mode=FREE_FOR_THREE, turn=9)


def test_a_position_may_have_players_who_are_out() -> None:
    match = trio(fox="a", elk="e").begin()
    assert battle(match).out == 2
    assert battle(match).opponent_of(0) == 2


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (trio(fox="a", elk="e", egg="c"), "egg is on the board although its hero is defeated"),
        (trio(fox="a"), "the match is over"),
        (trio(owl="a", elk="e"), "fox has no fighter on the board, so it is not its turn"),
        (Scene([hero("fox"), hero("owl")], {"fox": "a"}, RING, mode=DUEL), "owl is defeated, so the match is over"),
    ],
    ids=["sidekick of a fallen hero", "one hero left", "whose turn", "duel"],
)
def test_a_position_that_no_match_comes_to_is_refused(scene: Scene, told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        scene.begin()


def test_a_fallen_hero_does_not_return() -> None:
    back = card("{return: {who: {one: friendly_fighters, is: defeated}, in: {one: spaces}}, then: [{draw: 1}]}")
    match = Scene(
        at={"owl": "c", "elk": "e", "asp": "g"},
        active=2,
        actions=1,
        hands={"elk": "trick"},
        **four(elk=hero("elk", f"{back}\n{PLAIN}")),
    ).begin()
    do(match, "scheme")
    assert where(match, "fox") is None
    assert kind(match) != "space"
    assert battle(match).hand_size(2) == 0, "it did not happen"


def test_the_fighters_of_who_is_out_do_not_return() -> None:
    back = card("{return: {who: {one: fighters, is: [sidekick, defeated]}, in: {one: spaces}}}")
    heroes = [hero("fox", f"{back}\n{PLAIN}"), hero("owl", sidekicks=EGG), hero("elk")]
    match = Scene(heroes, {"fox": "a", "elk": "e"}, RING, mode=FREE_FOR_THREE, turn=9, hands={"fox": "trick"}).begin()
    do(match, "scheme")
    assert kind(match) != "space"
    assert where(match, "egg") is None


def test_who_looks_on_can_imagine_a_choice_among_the_cards_of_a_hand_that_another_has_seen() -> None:
    other = "{id: other, type: attack, value: 1, copies: 9}"
    rob = card("{look: opponent_hand}, {discard: {cards: {one: opponent_hand}}, by: you}", "after_combat")
    heroes = [hero("fox", f"{rob}\n{PLAIN}"), hero("owl", f"{other}\n{PLAIN}"), hero("elk")]
    hands = {"fox": "trick", "owl": "plain other", "elk": "plain"}
    match = Scene(heroes, {"fox": "a", "owl": "b", "elk": "d"}, RING, mode=FREE_FOR_THREE, turn=9, hands=hands).begin()
    do(match, "attack", "none")
    for seed in range(10):
        world = match.determinize(2, seed)
        assert (world.seat, world.option_count) == (0, 2)
        assert world.view(2).as_data() == match.view(2).as_data()

"""The turn, drawing from an empty deck, the hand limit, the end of a match, the opening."""

from __future__ import annotations

import pytest

from engine.kernel.choice import Outcome
from engine.kernel.match import Match
from engine.unmatched.setup import begin, line_up
from tests.engine.building import (
    IDLE,
    PLAIN,
    Scene,
    answer,
    board,
    deck,
    discards,
    ever,
    hand,
    happened,
    health,
    hero,
    kind,
    options,
    scheme,
    where,
)

FOX = hero("fox", "\n".join([IDLE, PLAIN]), sidekicks="{id: cub, count: 2, health: 1, attack: melee}")
OWL = hero("owl", "\n".join([IDLE, PLAIN]))
APART = {"fox": "a", "owl": "h"}

# Exhaustion (rules 23 to 29)


@pytest.mark.parametrize(("left", "drawn", "lost"), [(4, 3, 0), (3, 3, 0), (2, 2, 2), (1, 1, 4), (0, 0, 6)])
def test_every_missing_card_hurts(left: int, drawn: int, lost: int) -> None:
    match = scheme("{draw: 3}", decks={"fox": "plain " * left})
    assert len(happened(match, "card_drawn")) == drawn
    assert health(match, "fox") == 10 - lost
    assert len(deck(match)) == max(0, left - 3)


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_a_hero_falls_on_the_first_missing_draw_it_does_not_survive(before: int, after: int) -> None:
    match = scheme("{draw: 1}", decks={"fox": ""}, health={"fox": before})
    assert health(match, "fox") == after
    assert match.outcome == (None if after else Outcome(1, 1))


def test_nothing_is_drawn_after_the_hero_fell() -> None:
    match = scheme("{draw: 9}, {damage: {to: opposing_hero, amount: 10}}", decks={"fox": ""}, health={"fox": 4})
    assert (len(happened(match, "exhausted")), health(match, "owl")) == (2, 10)


def test_exhaustion_hurts_every_fighter_of_the_player_and_nobody_else() -> None:
    match = scheme("{draw: 1}", at={"fox": "b", "cub-1": "a", "owl": "c", "owlet-1": "d"}, decks={"fox": ""})
    assert (health(match, "fox"), where(match, "cub-1")) == (8, None)
    assert (health(match, "owl"), health(match, "owlet-1")) == (10, 3)


def test_a_missing_card_was_not_drawn() -> None:
    match = scheme("{draw: 3, as: got, then: [{damage: {to: opposing_hero, amount: got}}]}", decks={"fox": "plain"})
    assert health(match, "owl") == 9
    match = scheme("{draw: 1, then: [{damage: {to: opposing_hero, amount: 1}}]}", decks={"fox": ""})
    assert (health(match, "fox"), health(match, "owl")) == (8, 10)


def test_only_a_draw_hurts() -> None:
    match = scheme("{discard: {cards: {top: 2, of: your_deck}}}", decks={"fox": "plain"})
    assert (health(match, "fox"), deck(match), discards(match)[-1]) == (10, [], "trick")


# The turn (rules 9 to 13)


def test_a_turn_has_exactly_two_actions() -> None:
    match = Scene([FOX, OWL], APART, hands={"fox": "idle idle", "owl": "idle"}, actions=None).begin()
    answer(match, "scheme")
    assert match.seat == 0
    answer(match, "scheme")
    assert (match.seat, kind(match)) == (1, "action")


def test_start_of_turn_comes_before_the_first_action_and_end_of_turn_before_the_hand_limit() -> None:
    abilities = "{when: start_of_turn, draw: 1}\n{when: end_of_turn, draw: 3}"
    fox = hero("fox", "\n".join([IDLE, PLAIN]), abilities=abilities)
    match = Scene([fox, OWL], APART, hands={"fox": "idle idle plain plain plain plain"}, actions=None).begin()
    assert (kind(match), len(hand(match))) == ("action", 7)
    answer(match, "scheme", "scheme")
    assert (kind(match), len(hand(match))) == ("hand-limit", 8)


@pytest.mark.parametrize(("cards", "excess"), [(6, 0), (7, 0), (8, 1), (9, 2)])
def test_the_hand_limit_is_seven(cards: int, excess: int) -> None:
    in_hand = "idle idle " + "plain " * (cards - 1)
    match = Scene([FOX, OWL], APART, hands={"fox": in_hand, "owl": "idle"}, actions=1).begin()
    answer(match, "scheme")
    for _ in range(excess):
        assert (kind(match), match.seat, options(match)) == ("hand-limit", 0, ["card idle", "card plain"])
        answer(match, "card plain")
    assert (match.seat, len(hand(match))) == (1, min(cards, 7))


def test_equal_cards_are_discarded_down_to_the_limit_without_a_question() -> None:
    in_hand = "idle " + "plain " * 9
    match = Scene([FOX, OWL], APART, hands={"fox": in_hand, "owl": "idle"}, actions=1).begin()
    answer(match, "scheme")
    assert (match.seat, hand(match)) == (1, ["plain"] * 7)


def test_the_hand_limit_is_checked_on_your_own_turn_only() -> None:
    match = Scene([FOX, OWL], APART, hands={"fox": "idle", "owl": "idle " + "plain " * 9}, actions=1).begin()
    answer(match, "scheme")
    assert (match.seat, kind(match), len(hand(match, 1))) == (1, "action", 10)


@pytest.mark.parametrize(("turn", "over"), [(4, False), (5, True)])
def test_a_match_that_reaches_its_turn_cap_is_a_draw(turn: int, over: bool) -> None:
    match = Scene([FOX, OWL], APART, hands={"fox": "idle", "owl": "idle"}, actions=1, turn=turn, turn_cap=5).begin()
    answer(match, "scheme")
    assert match.outcome == (Outcome(None, 5) if over else None)


def test_gained_actions_are_taken() -> None:
    match = scheme("{gain_actions: 2}")
    assert match.state.as_data()["actions"] == 3


def test_actions_are_gained_on_your_own_turn_only() -> None:
    match = scheme(
        "{damage: {to: opposing_hero, amount: 1}}",
        other_abilities="{when: damaged, gain_actions: 1, then: [{draw: 1}]}",
    )
    assert (match.state.as_data()["actions"], happened(match, "card_drawn")) == (1, [])


def test_a_maneuver_draws_boosts_then_moves_each_fighter_once() -> None:
    match = Scene([FOX, OWL], APART | {"cub-1": "c"}, hands={"fox": "plain idle"}).begin()
    answer(match, "maneuver")
    assert (kind(match), options(match), len(hand(match))) == ("boost", ["card plain", "none"], 3)
    answer(match, "card plain")
    assert options(match) == ["fighter fox", "fighter cub-1", "done"]
    answer(match, "fighter cub-1")
    assert options(match) == [f"space {space}" for space in "bcdef"]
    answer(match, "space e")
    assert options(match) == ["fighter fox", "done"]
    answer(match, "fighter fox")
    assert options(match) == [f"space {space}" for space in "abcd"]


def test_the_boost_is_asked_whatever_the_hand_and_a_card_without_boost_is_not_offered() -> None:
    match = Scene([FOX, OWL], APART, hands={"fox": "idle idle"}, decks={"fox": "idle"}).begin()
    answer(match, "maneuver")
    assert options(match) == ["none"]


# Who wins (rules 85 to 89)


@pytest.mark.parametrize("active", [0, 1])
def test_if_one_effect_fells_both_heroes_the_player_whose_turn_it_is_wins(active: int) -> None:
    bang = "{id: bang, type: scheme, copies: 2, scheme: [{damage: {to: {each: fighters}, amount: 3}}, {draw: 1}]}"
    heroes = [hero(name, "\n".join([bang, PLAIN])) for name in ("fox", "owl")]
    match = Scene(
        heroes,
        {"fox": "b", "owl": "c"},
        health={"fox": 3, "owl": 2},
        hands={"fox": "bang", "owl": "bang"},
        active=active,
    ).begin()
    answer(match, "scheme")
    assert match.outcome == Outcome(active, 1)
    assert "card_drawn" not in ever(match)


def test_of_two_effects_the_first_that_fells_a_hero_ends_the_game() -> None:
    match = scheme("{damage: {to: your_hero, amount: 10}}, {damage: {to: opposing_hero, amount: 10}}")
    assert match.outcome == Outcome(1, 1)
    assert health(match, "owl") == 10


def test_a_defeated_sidekick_leaves_the_board_and_the_game_goes_on() -> None:
    match = scheme(
        "{damage: {to: {one: opposing_fighters, is: sidekick}, amount: 3}}", at={"fox": "b", "owl": "c", "owlet-1": "d"}
    )
    assert (where(match, "owlet-1"), match.outcome) == (None, None)


# The opening (rules 2 to 7)


def opening(field: str, zones: str, starts: str, cubs: int = 2, owlets: int = 0) -> Match:
    sidekick = "{{id: {}, count: {}, health: 1, attack: melee}}".format
    fox = hero("fox", sidekicks=sidekick("cub", cubs))
    owl = hero("owl", sidekicks=sidekick("owlet", owlets) if owlets else "")
    return begin(line_up([fox, owl], board(field, zones, starts=starts)), 5)


def test_sidekicks_start_in_any_zone_of_their_hero() -> None:
    match = opening("a b c d e f", "a b\na d\nc e f", "a f")
    assert (kind(match), options(match)) == ("start-space", ["space b", "space d"])
    assert len(hand(match, 0)) == len(hand(match, 1)) == 5


def test_without_room_in_the_zone_a_sidekick_starts_next_to_a_friend() -> None:
    match = opening("a b c d e f", "a b\nc d e f", "a f", cubs=3)
    assert where(match, "cub-1") == "b"
    assert where(match, "cub-2") == "c"
    assert where(match, "cub-3") == "d"


def test_without_room_next_to_a_friend_a_sidekick_starts_anywhere() -> None:
    match = opening("a b c\nd e c f", "a\nd e c f b", "a f", cubs=1)
    assert where(match, "cub") == "b"
    far = opening("a f b c d", "a\nf\nb c d", "a f", cubs=1)
    assert options(far) == ["space b", "space c", "space d"]


def test_a_start_space_is_kept_for_its_hero() -> None:
    match = opening("a b c d e", "a b c d e", "a d", cubs=2, owlets=1)
    assert options(match) == ["space b", "space c", "space e"]
    answer(match, "space b")
    assert options(match) == ["space c", "space e"]
    answer(match, "space c")
    assert (where(match, "owl"), where(match, "owlet")) == ("d", "e")

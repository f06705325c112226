"""Teams and free-for-all: turns, sides, defeat, first turns, and which opponent is meant (rules 91 to 98)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.match import Match
from engine.unmatched.modes import DUEL, FREE_FOR_FOUR, FREE_FOR_THREE, TEAM, TEAM_OF_THREE
from engine.unmatched.setup import begin, line_up
from tests.engine.building import PLAIN, Scene, battle, board, card, do, grid, hero
from tests.engine.invariants import watch

RING = board("a b c d e f g h a", "a b c d\ne f g h", starts="a c e g")
FOUR = ("fox", "owl", "elk", "asp")


def four(**others: Any) -> list[Any]:
    return [hero(name, **others) for name in FOUR]


def scene(**others: Any) -> Match:
    """Four heroes round a ring of eight spaces, one on every other space."""
    given = {"heroes": four(), "at": {"fox": "a", "owl": "c", "elk": "e", "asp": "g"}, "board": RING, **others}
    return Scene(**given).begin()


def options(match: Match) -> tuple[str, ...]:
    assert match.choice is not None
    return tuple(match.choice.options)


def pass_turn(match: Match) -> None:
    """Two maneuvers without a move."""
    turn = match.state.turn
    while match.choice is not None and match.state.turn == turn:
        choices = match.choice.options
        match.answer(next(i for key in ("maneuver", "none", "done") for i, k in enumerate(choices) if k == key))


def test_turns_alternate_between_the_teams() -> None:
    match = begin(line_up(four(), RING, mode=TEAM), 1)
    seats = []
    for _ in range(5):
        seats.append(match.state.active)
        pass_turn(match)
    assert seats == [0, 1, 2, 3, 0]
    assert [battle(match).lineup.side[seat] for seat in range(4)] == [0, 1, 0, 1]


def test_heroes_start_on_the_numbers_in_the_order_of_their_turns() -> None:
    s = battle(begin(line_up(four(), RING, mode=TEAM), 1))
    assert [s.lineup.board.space_ids[space] for space in s.space] == ["a", "c", "e", "g"]


def test_team_mates_are_friendly_and_no_targets() -> None:
    match = scene(mode=TEAM, at={"fox": "a", "elk": "b", "owl": "h", "asp": "e"}, hands={"fox": "plain"})
    do(match, "attack")
    assert match.choice is not None
    assert match.choice.kind == "defense", "only owl is adjacent and opposing"
    assert battle(match).lineup.fighter_ids[battle(match).defender] == "owl"


def test_team_mates_can_be_passed() -> None:
    match = scene(mode=TEAM, at={"fox": "a", "elk": "b", "owl": "h", "asp": "e"})
    do(match, "none", "fighter fox")
    assert set(options(match)) == {"space a", "space c"}


def test_a_fallen_hero_leaves_the_sidekicks_to_play_on() -> None:
    heroes = [hero("fox"), hero("owl", sidekicks="{id: egg, attack: melee}", health=1), *four()[2:]]
    at = {"fox": "a", "owl": "b", "egg": "d", "elk": "e", "asp": "g"}
    match = Scene(heroes, at, RING, mode=TEAM, hands={"fox": "plain"}).begin()
    do(match, "attack", "none")
    s = battle(match)
    assert match.outcome is None
    assert s.space[s.lineup.fighter_ids.index("egg")] != -1
    pass_turn(match)
    assert match.seat == 1, "the player goes on with the egg"


def test_a_player_without_fighters_takes_no_more_turns() -> None:
    heroes = [hero("fox"), hero("owl", health=1), *four()[2:]]
    match = Scene(
        heroes, {"fox": "a", "owl": "b", "elk": "e", "asp": "g"}, RING, mode=TEAM, hands={"fox": "plain"}
    ).begin()
    do(match, "attack", "none")
    pass_turn(match)
    assert match.state.active == 2


def test_a_team_loses_with_its_last_hero() -> None:
    heroes = [hero("fox"), hero("owl", health=1), hero("elk"), hero("asp", health=1)]
    at = {"fox": "a", "owl": "b", "elk": "e", "asp": "h"}
    match = Scene(heroes, at, RING, mode=TEAM, hands={"fox": "plain plain"}).begin()
    do(match, "attack", "attack fox owl", "none")
    assert match.seat is not None, "a hero of the team still stands"
    do(match, "attack", "none")
    assert match.outcome is not None
    assert battle(match).lineup.side[match.state.winner] == 0


def test_a_side_that_is_out_of_a_free_for_all_takes_its_sidekicks_along() -> None:
    heroes = [hero("fox"), hero("owl", sidekicks="{id: egg, attack: melee}", health=1), hero("elk")]
    at = {"fox": "a", "owl": "b", "egg": "d", "elk": "e"}
    match = Scene(heroes, at, RING, mode=FREE_FOR_THREE, hands={"fox": "plain"}).begin()
    do(match, "attack", "none")
    s = battle(match)
    assert match.outcome is None
    assert s.space[s.lineup.fighter_ids.index("egg")] == -1
    pass_turn(match)
    assert match.state.active == 2


def test_the_last_hero_standing_wins_a_free_for_all() -> None:
    heroes = [hero("fox"), hero("owl", health=1), hero("elk", health=1)]
    at = {"fox": "a", "owl": "b", "elk": "h"}
    match = Scene(heroes, at, RING, mode=FREE_FOR_THREE, turn=9, hands={"fox": "plain plain"}).begin()
    do(match, "attack", "attack fox owl", "none", "attack", "none")
    assert match.outcome is not None
    assert match.state.winner == 0


@pytest.mark.parametrize(
    ("active", "targets"),
    [(0, {"owl"}), (1, {"fox", "elk"}), (2, {"fox", "owl", "asp"}), (3, {"fox", "owl", "elk"})],
)
def test_in_the_first_turn_only_the_next_and_those_who_had_theirs_are_attacked(active: int, targets: set[str]) -> None:
    heroes = [hero(name, attack="ranged") for name in FOUR]
    field = grid(4, 4)
    at = dict(zip(FOUR, ("s0-0", "s3-0", "s0-3", "s3-3"), strict=True))
    hands = {FOUR[active]: "plain"}
    match = Scene(heroes, at, field, mode=FREE_FOR_FOUR, active=active, turn=active + 1, hands=hands).begin()
    do(match, "attack")
    choice = match.choice
    assert choice is not None
    if len(targets) == 1:
        assert {battle(match).lineup.fighter_ids[battle(match).defender]} == targets
    else:
        assert {option.split()[-1] for option in choice.options} == targets


def test_after_the_first_turn_everybody_is_attacked() -> None:
    heroes = [hero(name, attack="ranged") for name in FOUR]
    at = dict(zip(FOUR, ("s0-0", "s3-0", "s0-3", "s3-3"), strict=True))
    match = Scene(heroes, at, grid(4, 4), mode=FREE_FOR_FOUR, turn=5, hands={"fox": "plain"}).begin()
    do(match, "attack")
    assert {option.split()[-1] for option in options(match)} == {"owl", "elk", "asp"}


def test_a_player_who_runs_two_heroes_sees_both_hands() -> None:
    match = begin(line_up(four(), RING, mode=TEAM_OF_THREE), 1)
    seen = match.view(0).as_data()["seats"]
    assert isinstance(seen, list)
    assert [bool(seat["hand"]) for seat in seen] == [True, False, True, False]


def test_hands_of_team_mates_stay_hidden() -> None:
    seen = begin(line_up(four(), RING, mode=TEAM), 1).view(0).as_data()["seats"]
    assert isinstance(seen, list)
    assert [bool(seat["hand"]) for seat in seen] == [True, False, False, False]


def test_a_scheme_that_speaks_of_the_opponent_asks_which_one() -> None:
    heroes = [hero("fox", card("{draw: 1}, {discard: {cards: {random: 1, of: opponent_hand}}}")), *four()[1:]]
    hands = {"fox": "trick", "owl": "plain", "elk": "plain", "asp": "plain plain"}
    match = scene(heroes=heroes, mode=TEAM, hands=hands)
    do(match, "scheme")
    assert options(match) == ("opponent owl", "opponent asp")
    do(match, "opponent asp")
    assert [int(battle(match).hand_size(seat)) for seat in range(4)] == [1, 1, 1, 1]


def test_the_only_opponent_left_is_meant_without_a_question() -> None:
    heroes = [hero("fox", card("{discard: {cards: {random: 1, of: opponent_hand}}}")), *four()[1:]]
    at = {"fox": "a", "elk": "e", "asp": "g"}
    match = scene(heroes=heroes, at=at, mode=TEAM, hands={"fox": "trick", "owl": "plain", "asp": "plain"})
    do(match, "scheme")
    assert battle(match).hand_size(3) == 0


def test_in_a_combat_the_opponent_is_the_other_player() -> None:
    steal = card("{discard: {cards: {random: 1, of: opponent_hand}}}", "after_combat")
    match = scene(
        heroes=[hero("fox", steal), *four()[1:]],
        mode=FREE_FOR_FOUR,
        turn=9,
        at={"fox": "a", "owl": "e", "elk": "b", "asp": "g"},
        hands={"fox": "trick", "owl": "plain", "elk": "plain", "asp": "plain"},
    )
    do(match, "attack", "none")
    assert [int(battle(match).hand_size(seat)) for seat in (1, 2, 3)] == [1, 0, 1]


def test_the_same_hero_twice_is_told_apart_by_name() -> None:
    fox = hero("fox", sidekicks="{id: cub, count: 2, attack: melee}")
    lineup = line_up([fox, fox], grid(4, 4), mode=DUEL)
    assert lineup.fighter_ids == ["fox", "fox/cub-1", "fox/cub-2", "fox:2", "fox:2/cub-1", "fox:2/cub-2"]
    assert lineup.card_ids == ["fox/plain", "fox:2/plain"]
    watch(lineup, 3, ("random", "random"))


@pytest.mark.parametrize("mode", [TEAM, TEAM_OF_THREE, FREE_FOR_THREE, FREE_FOR_FOUR], ids=lambda mode: mode.name)
def test_what_must_hold_holds_in_every_mode(mode: Any) -> None:
    thief = card("{discard: {cards: {one: opponent_hand}}}, {damage: {to: opposing_hero, amount: 1}}")
    cub = "{id: cub, count: 2, attack: melee}"
    heroes = [hero(name, f"{PLAIN}\n{thief}", sidekicks=cub, health=4) for name in FOUR[: mode.seats]]
    field = grid(6, 6)
    field.starts = type(field.starts)([0, 5, 30, 35])
    for seed in range(6):
        watch(line_up(heroes, field, 60, mode), seed, ("random",) * mode.seats, closely=15)

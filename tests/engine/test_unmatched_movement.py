"""Movement and reach: who may go where, and who may attack whom."""

from __future__ import annotations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.unmatched.battle import Battle
from engine.unmatched.board import Board
from engine.unmatched.movement import are_adjacent, can_target, reachable, reachable_exactly
from tests.engine.building import LINE, OWLETS, Scene, board, grid, hero

FOX = hero("fox", sidekicks="{id: cub, count: 2, health: 2, attack: ranged}")
OWL = hero("owl", sidekicks=OWLETS)
NAMES = [*FOX.fighter_ids(), *OWL.fighter_ids()]


def battle(field: Board, **at: str) -> Battle:
    """Fighters on a board; underscores stand for hyphens."""
    places = {name.replace("_", "-"): space for name, space in at.items()}
    state = Scene([FOX, OWL], {"fox": "a", "owl": field.space_ids[-1]} | places, field).begin().state
    assert isinstance(state, Battle)
    return state


def ends(s: Battle, distance: int, *, through: bool = False, exactly: bool = False, who: str = "fox") -> str:
    """The spaces where a fighter may end a move."""
    count = (reachable_exactly if exactly else reachable)(s, NAMES.index(who), distance, through)
    return " ".join(s.lineup.board.space_ids[s.options[i]] for i in range(count))


def test_a_move_goes_up_to_its_distance_and_may_stay() -> None:
    assert ends(battle(LINE, fox="c"), 0) == "c"
    assert ends(battle(LINE, fox="c"), 1) == "b c d"
    assert ends(battle(LINE, fox="c"), 2) == "a b c d e"


def test_a_fighter_passes_friends_but_does_not_end_on_them() -> None:
    assert ends(battle(LINE, fox="b", cub_1="c", cub_2="d"), 3) == "a b e"
    assert ends(battle(LINE, fox="b", cub_1="c", cub_2="d"), 2) == "a b"


def test_opposing_fighters_block() -> None:
    assert ends(battle(LINE, fox="b", owlet_1="d"), 5) == "a b c"


def test_a_move_through_opposing_fighters_ends_on_an_empty_space() -> None:
    assert ends(battle(LINE, fox="b", owlet_1="c", owlet_2="d"), 3, through=True) == "a b e"
    assert ends(battle(LINE, fox="b", owlet_1="c", owlet_2="d"), 2, through=True) == "a b"


def test_a_moved_opposing_fighter_is_judged_from_its_own_side() -> None:
    s = battle(LINE, fox="b", owlet_1="c", owlet_2="d")
    assert ends(s, 2, who="owlet-2") == "d e f"
    assert ends(battle(LINE, fox="b", owl="c", owlet_2="d"), 2, who="owlet-2") == "d e f"
    assert ends(battle(LINE, fox="a", owl="c", owlet_2="d"), 2, who="owlet-2") == "b d e f"


@pytest.mark.parametrize(("distance", "spaces"), [(0, "c"), (1, "b d"), (2, "a c e"), (3, "b d f")])
def test_an_exact_move_may_double_back(distance: int, spaces: str) -> None:
    assert ends(battle(LINE, fox="c"), distance, exactly=True) == spaces


def test_an_exact_move_that_is_walled_in_goes_nowhere() -> None:
    assert ends(battle(LINE, fox="a", owlet_1="b"), 2, exactly=True) == ""
    assert ends(battle(LINE, fox="a", cub_1="b", owlet_1="c"), 1, exactly=True) == ""
    assert ends(battle(LINE, fox="a", cub_1="b", owlet_1="c"), 2, exactly=True) == "a"


def test_a_one_way_path_is_walked_one_way_and_attacked_across_both_ways() -> None:
    field = board("a b c", one_way="c d\nd a")
    s = battle(field, fox="a", owl="d")
    assert ends(s, 1) == "a b"
    assert ends(battle(field, fox="c", owl="a"), 1) == "b c d"
    assert ends(battle(field, fox="d", owl="b"), 1) == "a d"
    assert can_target(s, 0, NAMES.index("owl"))
    assert can_target(s, NAMES.index("owl"), 0)


def test_a_secret_passage_is_a_step_but_not_adjacent() -> None:
    field = board("a b\nc d", passages="b c")
    s = battle(field, fox="b", owl="c")
    assert ends(battle(field, fox="b", owl="d"), 1) == "a b c"
    assert not can_target(s, 0, NAMES.index("owl"))


def test_melee_reaches_adjacent_spaces_whatever_the_zones() -> None:
    field = board("a b c", "a c\nb")
    assert can_target(battle(field, fox="a", owl="b"), 0, 3)
    assert not can_target(battle(field, fox="a", owl="c"), 0, 3)


def test_ranged_reaches_every_space_that_shares_a_zone() -> None:
    field = board("a b c d", "a c\nc d\nb")
    s = battle(field, fox="b", cub_1="a", owl="c", owlet_1="d")
    assert can_target(s, 1, 3)
    assert not can_target(s, 1, 4)
    assert can_target(battle(field, fox="b", cub_1="c", owl="d"), 1, 3)


def test_ranged_reaches_an_adjacent_space_without_a_common_zone() -> None:
    assert can_target(battle(board("a b c"), fox="c", cub_1="a", owl="b"), 1, 3)


def test_friends_and_the_defeated_are_no_targets() -> None:
    s = battle(LINE, fox="a", cub_1="b")
    assert not can_target(s, 0, 1)
    assert not can_target(s, 0, NAMES.index("owlet-1"))
    assert not can_target(s, 2, 3)


def test_a_space_is_not_adjacent_to_itself() -> None:
    s = battle(LINE)
    assert not any(are_adjacent(s, space, space) for space in range(LINE.spaces))


FIELD = grid(10, 10)
PLACES = st.permutations(range(100)).map(lambda order: order[: len(NAMES)])


@settings(max_examples=40, deadline=None)
@given(PLACES, st.integers(0, 6), st.booleans(), st.integers(0, len(NAMES) - 1))
def test_moves_agree_with_a_search_on_the_graph_of_a_large_board(
    places: list[int], distance: int, through: bool, mover: int
) -> None:
    at = {name: FIELD.space_ids[space] for name, space in zip(NAMES, places, strict=True)}
    state = Scene([FOX, OWL], at, FIELD).begin().state
    assert isinstance(state, Battle)
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(FIELD.space_ids)
    for a in range(100):
        for b in range(100):
            if FIELD.adjacent[a * 100 + b]:
                graph.add_edge(FIELD.space_ids[a], FIELD.space_ids[b])
    team = NAMES.index("owl")
    foes = [at[name] for i, name in enumerate(NAMES) if (i < team) != (mover < team)]
    if not through:
        graph.remove_nodes_from(foes)
    own = at[NAMES[mover]]
    near = nx.single_source_shortest_path_length(graph, own, cutoff=distance)
    taken = set(at.values()) - {own}
    assert set(ends(state, distance, through=through, who=NAMES[mover]).split()) == set(near) - taken
    reached = {own}
    for _ in range(distance):
        reached = {other for space in reached for other in graph[space]}
    exact = ends(state, distance, through=through, exactly=True, who=NAMES[mover]).split()
    assert set(exact) == reached - taken
    assert exact == sorted(exact, key=FIELD.space_ids.index)

"""Agents answer from what their seat may know, each with random numbers of its own."""

from __future__ import annotations

import pytest

from content.library import load
from content.matches.unmatched import line_up
from engine.kernel.choice import Choice
from engine.kernel.match import Match, View
from engine.kernel.playout import all_seat_numbers, play_out
from engine.unmatched.lineup import LineUp
from engine.unmatched.setup import begin
from tests.engine.invariants import battle, otherwise
from tools.agents import AGENTS, Agent, UnknownAgent, agent_called, mind_of
from tools.agents.unmatched.worth import distances, worth_in
from tools.systems.unmatched import Heroes
from tools.tally import Arena, Pairing, play

HEROES = ("robin-hood", "bigfoot")


@pytest.fixture(scope="module")
def lineup() -> LineUp:
    return line_up(load(), HEROES, "sherwood-forest")


def answers(match: Match, agents: list[Agent], count: int) -> list[str]:
    """The first answers in words, with the seats that gave them."""
    minds = [mind_of(agent) for agent in agents]
    given: list[str] = []
    while (seat := match.seat) is not None and len(given) < count:
        choice = match.choice
        assert choice is not None
        index = minds[seat](match)
        given.append(f"{seat} {choice.options[index]}")
        match.answer(index)
    return given


def asked(agent: Agent) -> Agent:
    """An agent that can only be asked as people ask one: with a view and a choice in words."""
    return lambda view, choice: agent(view, choice)


@pytest.mark.parametrize(("name", "count"), [("random", 500), ("greedy", 25)])
def test_an_agent_answers_the_same_whichever_way_it_is_asked(lineup: LineUp, name: str, count: int) -> None:
    quick = answers(begin(lineup, 3), [agent_called(name, 3, seat) for seat in (0, 1)], count)
    in_words = answers(begin(lineup, 3), [asked(agent_called(name, 3, seat)) for seat in (0, 1)], count)
    assert quick == in_words


def test_any_function_of_view_and_choice_is_an_agent(lineup: LineUp) -> None:
    seen: list[tuple[int, int | None]] = []

    def first(view: View, choice: Choice) -> int:
        seen.append((view.seat, choice.seat))
        return 0

    match = begin(lineup, 1)
    first_options = answers(match, [first, first], 40)
    assert len(first_options) == len(seen) == 40
    assert all(seat == asked_seat for seat, asked_seat in seen)
    assert {seat for seat, _ in seen} == {0, 1}


def test_random_agents_outside_play_the_match_that_the_engine_plays_out(lineup: LineUp) -> None:
    for seed in range(10):
        inside, outside = begin(lineup, seed), begin(lineup, seed)
        decisions = play_out(inside.state, all_seat_numbers(inside.state, seed))
        agents = [agent_called("random", seed, seat) for seat in (0, 1)]
        assert len(answers(outside, agents, 100_000)) == decisions
        assert outside.digest() == inside.digest()


def test_a_random_agent_takes_every_option_as_often(lineup: LineUp) -> None:
    view = begin(lineup, 1).view(0)
    agent = agent_called("random", 1, 0)
    choice = Choice(0, "test", ("a", "b", "c"))
    taken = [agent(view, choice) for _ in range(3000)]
    assert all(900 < taken.count(index) < 1100 for index in range(3))


def test_the_two_seats_have_different_random_numbers(lineup: LineUp) -> None:
    view = begin(lineup, 1).view(0)
    choice = Choice(0, "test", tuple("abcdefgh"))
    first, second = (
        [agent(view, choice) for _ in range(20)] for agent in (AGENTS["random"](1, seat) for seat in (0, 1))
    )
    assert first != second


@pytest.mark.parametrize("seed", range(3))
def test_the_greedy_agent_answers_the_same_when_what_it_cannot_know_is_different(lineup: LineUp, seed: int) -> None:
    match = begin(lineup, seed)
    others = [mind_of(agent_called("greedy", seed, seat)) for seat in (0, 1)]
    minds = [mind_of(agent_called("greedy", seed, seat)) for seat in (0, 1)]
    differed = 0
    for number in range(40):
        seat = match.seat
        assert seat is not None
        other = Match(otherwise(battle(match), seat, number), seed)
        battle(other).rng += 1
        differed += battle(other).numbers() != battle(match).numbers()
        index = minds[seat](match)
        assert others[seat](other) == index
        match.answer(index)
    assert differed == 40


def test_the_greedy_agent_changes_nothing(lineup: LineUp) -> None:
    match = begin(lineup, 5)
    mind = mind_of(agent_called("greedy", 5, 0))
    for _ in range(15):
        before = battle(match).numbers()
        index = mind(match)
        assert battle(match).numbers() == before
        match.answer(index)


@pytest.mark.parametrize("agents", [("greedy", "random"), ("random", "greedy")])
@pytest.mark.parametrize("board", ["sherwood-forest", "yukon"])
def test_the_greedy_agent_beats_the_random_one_with_either_hero(agents: tuple[str, str], board: str) -> None:
    tally = Arena(Pairing(Heroes(HEROES, board), agents, 11)).play(range(8))
    assert tally.wins[agents.index("greedy")] >= 7


def test_a_won_match_is_worth_more_than_anything(lineup: LineUp) -> None:
    match = begin(lineup, 2)
    worth = worth_in(lineup)
    start = [worth.of(battle(match), seat) for seat in (0, 1)]
    assert start[0] == -start[1]
    play(match, ("random", "random"))
    winner = match.state.winner
    assert worth.of(battle(match), winner) > 500 > max(start)
    assert worth.of(battle(match), 1 - winner) == -worth.of(battle(match), winner)


def test_health_and_cards_are_worth_something(lineup: LineUp) -> None:
    s = battle(begin(lineup, 2))
    worth = worth_in(lineup)
    before = worth.of(s, 0)
    s.health[0] -= 1
    assert worth.of(s, 0) == pytest.approx(before - 4)
    assert worth.of(s, 1) == pytest.approx(4 - before)


def test_distances_are_steps_along_the_paths(lineup: LineUp) -> None:
    board = lineup.board
    table = distances(lineup)
    for space in range(board.spaces):
        assert table[space][space] == 0
        for step in range(board.step_start[space], board.step_start[space + 1]):
            assert table[space][board.steps[step]] == 1
    assert all(0 < table[a][b] < board.spaces for a in range(board.spaces) for b in range(board.spaces) if a != b)


def test_an_unknown_agent_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownAgent, match="there is no agent `clever`; there are random and greedy"):
        agent_called("clever", 1, 0)

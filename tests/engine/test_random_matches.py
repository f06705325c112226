"""Matches of chance and of the greedy agent, watched from the first choice to the last."""

from __future__ import annotations

import pytest

from content.library import load
from content.matches.unmatched import line_up
from engine.kernel.layout import DRAW
from engine.kernel.playout import all_seat_numbers, play_out
from engine.unmatched.lineup import LineUp
from engine.unmatched.setup import begin
from tests.engine.invariants import watch
from tools.tally import play

BOARDS = list(load().boards)
HEROES = [("robin-hood", "bigfoot"), ("bigfoot", "robin-hood")]


@pytest.fixture(scope="module", params=[(heroes, board) for heroes in HEROES for board in BOARDS], ids=str)
def lineup(request: pytest.FixtureRequest) -> LineUp:
    heroes, board = request.param
    return line_up(load(), heroes, board)


def test_what_must_hold_holds_at_every_choice_of_random_matches(lineup: LineUp) -> None:
    for seed in range(20):
        watch(lineup, seed, ("random", "random"), closely=40)


def test_a_match_watched_and_copied_at_every_choice_ends_as_if_nobody_had_looked(lineup: LineUp) -> None:
    alone = begin(lineup, 1001)
    play_out(alone.state, all_seat_numbers(alone.state, 1001))
    assert watch(lineup, 1001, ("random", "random")).digest() == alone.digest()


def test_what_must_hold_holds_in_greedy_matches(lineup: LineUp) -> None:
    watch(lineup, 7, ("greedy", "greedy"), closely=20)


def test_the_same_seed_gives_the_same_match(lineup: LineUp) -> None:
    def digest(seed: int) -> str:
        match = begin(lineup, seed)
        play(match, ("random", "random"))
        return match.digest()

    digests = [digest(seed) for seed in range(10)]
    assert digests == [digest(seed) for seed in range(10)]
    assert len(set(digests)) == 10


def test_a_match_ends_as_a_draw_at_its_turn_cap() -> None:
    short = line_up(load(), HEROES[0], BOARDS[0], turn_cap=3)
    match = begin(short, 1)
    play(match, ("random", "random"))
    assert match.state.winner == DRAW
    assert match.outcome is not None
    assert match.outcome.turns == 3

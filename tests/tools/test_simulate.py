"""Simulation: every match counted once, for the hero that won it, the same for any number of processes."""

from __future__ import annotations

import json
import os
import signal
from contextlib import nullcontext
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from cardwright import HOME
from tools import cli
from tools import simulate as simulation
from tools.exit_status import WRONG_USE
from tools.statistics import wilson_interval
from tools.systems.unmatched import Heroes
from tools.tally import Arena, Pairing, Tally, match_seed

HEROES = ["--heroes", "robin-hood,bigfoot"]


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert cli.status(["simulate", *arguments, "--json"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    result: dict[str, Any] = json.loads(output.out)
    return result


def test_the_result_counts_every_match_once(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulate(capsys, *HEROES, "--games", "40", "--seed", "3", "--jobs", "1")
    assert list(result) == [
        *("system", "games", "board", "mode", "seats", "draws", "first_player_wins", "mean_turns", "decisions"),
        "seconds",
    ]
    assert (result["games"], result["board"]) == (40, "sherwood-forest")
    assert [(seat["hero"], seat["agent"]) for seat in result["seats"]] == [
        ("robin-hood", "random"),
        ("bigfoot", "random"),
    ]
    assert sum(seat["wins"] for seat in result["seats"]) + result["draws"] == 40
    for seat in result["seats"]:
        low, high = seat["interval"]
        assert 0 <= low < seat["wins"] / 40 < high <= 1
    assert result["decisions"] > 40 * result["mean_turns"] > 0
    assert result["seconds"] > 0


def test_the_result_is_the_same_for_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*HEROES, "--games", "30", "--seed", "5", "--board", "yukon"]
    results = [simulate(capsys, *arguments, "--jobs", jobs) for jobs in ("1", "2")]
    for result in results:
        del result["seconds"]
    assert results[0] == results[1]


def test_a_single_match_is_told_in_the_singular(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--heroes", "bigfoot,robin-hood", "--games", "1", "--jobs", "1", "--turn-cap", "1"]
    assert cli.status(arguments) == 0
    assert "1 match on sherwood-forest, 1 draw; the first player won 0.0%." in capsys.readouterr().out


def test_another_seed_gives_other_matches(capsys: pytest.CaptureFixture[str]) -> None:
    decisions = {simulate(capsys, *HEROES, "--games", "10", "--seed", seed)["decisions"] for seed in "012"}
    assert len(decisions) == 3


def test_no_match_of_one_seed_is_played_with_another() -> None:
    seeds = {match_seed(seed, number) for seed in range(20) for number in range(1000)}
    assert len(seeds) == 20_000


def test_agents_go_with_their_heroes_when_the_seats_are_swapped(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, winner in (("greedy,random", "robin-hood"), ("random,greedy", "bigfoot")):
        result = simulate(capsys, *HEROES, "--games", "4", "--seats", seats)
        assert {seat["hero"]: seat["wins"] for seat in result["seats"]}[winner] >= 3


def test_the_seats_are_swapped_every_other_match() -> None:
    """With the heroes named the other way round the same matches are played, one number later."""
    one = Arena(Pairing(Heroes(("robin-hood", "bigfoot"), "yukon"), ("random", "random"), 1))
    other = Arena(Pairing(Heroes(("bigfoot", "robin-hood"), "yukon"), ("random", "random"), 1))
    for number in range(6):
        before, after = one.play([number]), other.play([number])
        assert before.first_player_wins in (0, 1)
        hero_of_first = number % 2
        assert before.wins[hero_of_first] == before.first_player_wins
        assert after.wins[hero_of_first] == after.first_player_wins
    assert one.play([0]).decisions != one.play([1]).decisions


def test_both_orders_of_the_heroes_are_played_on_the_board_of_the_first(tmp_path: Path) -> None:
    library = tmp_path / "more" / "small"
    (library / "boards").mkdir(parents=True)
    (library / "heroes").mkdir()
    (library / "set.yaml").write_text("name: Small\nsystem: unmatched\nversion: '1'\n")
    source = HOME / "content/sets/unmatched/robin-hood-vs-bigfoot"
    (library / "boards" / "clearing.yaml").write_text((source / "boards/yukon.yaml").read_text())
    (library / "heroes" / "troll.yaml").write_text(
        (source / "heroes/bigfoot.yaml").read_text().replace("bigfoot", "troll")
    )
    pairing = Pairing(Heroes(("robin-hood", "troll")), ("random", "random"), 1, (tmp_path / "more",))
    named = Pairing(Heroes(("robin-hood", "troll"), "sherwood-forest"), ("random", "random"), 1, (tmp_path / "more",))
    assert Arena(pairing).play(range(10)).decisions == Arena(named).play(range(10)).decisions


def test_a_turn_cap_makes_draws(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulate(capsys, *HEROES, "--games", "10", "--turn-cap", "2")
    assert result["draws"] == 10
    assert result["mean_turns"] == 2
    assert result["first_player_wins"] == 0


def test_the_table_says_what_the_json_says(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*HEROES, "--games", "50", "--board", "yukon"]
    result = simulate(capsys, *arguments)
    assert result["board"] == "yukon"
    assert cli.status(["simulate", *arguments]) == 0
    table = capsys.readouterr().out
    for seat in result["seats"]:
        low, high = seat["interval"]
        row = next(line for line in table.splitlines() if seat["hero"] in line).split()
        assert row[:3] == [seat["hero"], seat["agent"], str(seat["wins"])]
        assert row[3:] == [f"{seat['wins'] / 50:.1%}", f"{low:.1%}", "to", f"{high:.1%}"]
    assert f"50 matches on {result['board']}, {result['draws']} draws" in table


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "Invalid value for '--games'"),
        (["--jobs", "0"], "Invalid value for '--jobs'"),
        (["--seats", "random,clever"], "there is no agent `clever`; there are random and greedy"),
        (["--seats", "human,random"], "`cardwright play` seats a human"),
    ],
)
def test_wrong_use_is_one_clear_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status(["simulate", *HEROES, *arguments]) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert message in output.err


def test_an_unknown_hero_is_said_before_any_process_starts(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status(["simulate", "--heroes", "robin-hood,bigfot", "--jobs", "2"]) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert "Did you mean bigfoot?" in output.err


@pytest.mark.parametrize(("agents", "longest"), [(("greedy", "random"), 1), (("random", "random"), 100)])
@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (10, 3), (4321, 2)])
def test_every_match_is_in_one_stretch_and_none_is_long(
    agents: tuple[str, str], longest: int, games: int, jobs: int
) -> None:
    parts = simulation.stretches(games, jobs, agents)
    assert [number for part in parts for number in part] == list(range(games))
    assert max(map(len, parts)) <= longest


def test_progress_is_told_after_every_match_of_thinking_agents(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    monkeypatch.setattr(simulation, "_progress", lambda games: nullcontext(told.append))
    simulate(capsys, *HEROES, "--games", "3", "--seats", "greedy,random", "--turn-cap", "4", "--jobs", "1")
    assert told == [1, 1, 1]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_has_been_played(
    jobs: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(signal.SIGINT)

    def press(done: int) -> None:
        """As a terminal does it: all processes hear of it."""
        if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            for process in (os.getpid(), *(child.pid for child in active_children())):
                assert process is not None
                os.kill(process, signal.SIGINT)

    monkeypatch.setattr(simulation, "_progress", lambda games: nullcontext(press))
    assert cli.status(["simulate", *HEROES, "--games", "10000", "--jobs", jobs, "--json"]) == 130
    output = capsys.readouterr()
    result = json.loads(output.out)
    assert 0 < result["games"] < 10_000
    assert sum(seat["wins"] for seat in result["seats"]) + result["draws"] == result["games"]
    assert output.err == f"cardwright: stopped after {result['games']} of 10000 matches\n"
    assert signal.getsignal(signal.SIGINT) is before


def test_tallies_add_up() -> None:
    arena = Arena(Pairing(Heroes(("robin-hood", "bigfoot")), ("random", "random"), 9))
    whole, first, second = arena.play(range(20)), arena.play(range(7)), arena.play(range(7, 20))
    both = second + first + Tally()
    assert (both.games, both.wins, both.draws) == (whole.games, whole.wins, whole.draws)
    assert (both.turns, both.decisions) == (whole.turns, whole.decisions)
    assert both.first_player_wins == whole.first_player_wins
    assert both.seconds >= first.seconds


def test_an_arena_stops_when_it_is_told_to() -> None:
    arena = Arena(Pairing(Heroes(("robin-hood", "bigfoot")), ("random", "random"), 9))
    assert arena.play(range(20), stopped=lambda: True).games == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=1e-3)

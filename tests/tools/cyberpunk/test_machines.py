"""Machines play cyberpunk: the greedy agent, many matches counted, saves, the bench."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from content.library import load
from engine.cyberpunk.setup import begin
from engine.cyberpunk.terms import CHOOSE_STARTER
from engine.kernel.match import Match
from tests.engine.cyberpunk.chance_decks import rivals
from tests.tools.cyberpunk.rivals import STARTERS, played, state_of
from tools import bench, cli
from tools.agents import Agent, agent_called, mind_of
from tools.agents.cyberpunk.worth import worth
from tools.systems.cyberpunk import CYBERPUNK, Decks
from tools.tally import Arena, Pairing, play

DECKS = ["--decks", ",".join(STARTERS)]


def outcome(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What a command answers to a program."""
    assert cli.status([*arguments, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def answers(match: Match, agents: list[Agent], count: int) -> list[int]:
    """The first answers of agents."""
    minds = [mind_of(agent) for agent in agents]
    given: list[int] = []
    while (seat := match.seat) is not None and len(given) < count:
        given.append(minds[seat](match))
        match.answer(given[-1])
    return given


def asked(agent: Agent) -> Agent:
    """An agent that can only be asked as people ask one."""
    return lambda view, choice: agent(view, choice)


@pytest.mark.parametrize(("name", "count"), [("random", 200), ("greedy", 40)])
def test_an_agent_answers_the_same_whichever_way_it_is_asked(name: str, count: int) -> None:
    quick = answers(begin(rivals(3, 30), 3), [agent_called(name, 3, seat) for seat in (0, 1)], count)
    in_words = answers(begin(rivals(3, 30), 3), [asked(agent_called(name, 3, seat)) for seat in (0, 1)], count)
    assert quick == in_words


def test_the_greedy_agent_wins_almost_every_match_against_chance() -> None:
    tally = Arena(Pairing(Decks(STARTERS), ("greedy", "random"), 5)).play(range(10))
    assert tally.wins[0] >= 9
    tally = Arena(Pairing(Decks(STARTERS), ("random", "greedy"), 6)).play(range(10))
    assert tally.wins[1] >= 9


@pytest.mark.parametrize("number", range(2))
def test_the_greedy_agent_plays_all_cards(number: int) -> None:
    match = begin(rivals(number + 40, 60), number, recording=False)
    play(match, ("greedy", "greedy"))
    assert match.outcome is not None


def test_whoever_is_greedy_lets_the_rival_start() -> None:
    for seed in range(6):
        match = begin(rivals(0, 30), seed)
        s = state_of(match)
        assert s.choice_kind == CHOOSE_STARTER
        index = mind_of(agent_called("greedy", seed, s.choice_seat))(match)
        assert s.options[index] == 1 - s.choice_seat


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    for match in played(2):
        s = state_of(match)
        assert worth(s, 0) == -worth(s, 1)


def test_a_saved_match_is_replayed_to_the_same_digest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    seats = ["--seats", "random,random"]
    result = outcome(capsys, "play", *DECKS, *seats, "--seed", "5", "--save", str(path))
    assert result["system"] == "cyberpunk"
    assert [seat["deck"] for seat in result["seats"]] == list(STARTERS)
    assert result["ended"] in ("seven gigs", "overtime", "an empty deck")
    assert result["starter"] in (0, 1)
    assert outcome(capsys, "replay", str(path)) == result


def test_a_save_of_other_cards_says_which_deck_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    outcome(capsys, "play", *DECKS, "--seats", "random,random", "--seed", "5", "--save", str(path))
    saved = json.loads(path.read_text())
    saved["fingerprint"]["line_up"] = "another"
    saved["fingerprint"]["decks"][1] = "another"
    path.write_text(json.dumps(saved))
    assert cli.status(["replay", str(path)]) == 1
    assert "(the deck the-heist-starter changed)" in capsys.readouterr().err


def test_the_mark_of_a_deck_covers_its_cards() -> None:
    library = load()
    game = Decks(STARTERS).game(library)
    again = Decks(STARTERS[::-1]).game(library)
    assert game.marks()["decks"] == list(reversed(again.marks()["decks"]))
    assert game.marks()["decks"][0] != game.marks()["decks"][1]


def test_many_matches_are_counted_the_same_by_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    counted = [outcome(capsys, "simulate", *DECKS, "--games", "60", "--seed", "3", "--jobs", jobs) for jobs in "12"]
    one, two = ({key: value for key, value in result.items() if key != "seconds"} for result in counted)
    assert one == two
    assert sum(seat["wins"] for seat in one["seats"]) + one["draws"] == 60
    assert sum(one["ends"].values()) == 60
    assert 0 <= one["first_player_wins"] <= 60
    assert all(one["plays"])


def test_the_table_of_many_matches_says_why_they_ended_and_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status(["simulate", *DECKS, "--games", "20", "--jobs", "1"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "20 matches, 0 draws; the first player won" in text
    assert "Ended by " in text
    assert f"{STARTERS[0]} plays most (times a match): " in text


def test_the_bench_measures_the_system_it_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_measured_apart", lambda engine, system, games: bench.measure(system, 2))
    monkeypatch.setattr(bench, "ROUNDS", 1)
    result = outcome(capsys, "bench", "--system", "cyberpunk", "--games", "2")
    assert (result["system"], result["decks"]) == ("cyberpunk", list(CYBERPUNK.benched().sides))
    assert all(figure > 0 for figure in result["engines"]["python"].values())


def test_a_card_is_explained_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status(["explain", "minotaur"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "If your Street Cred is higher than your rival's, defeat 1 rival unit with power 5 or less." in text
    assert "play[0].defeat" in text
    assert cli.status(["explain", "minotour"]) == 2
    assert "Did you mean minotaur?" in capsys.readouterr().err


def test_every_card_is_explained_and_every_program_of_its_abilities_shown() -> None:
    from tools.explain import explained

    library = load()
    for card_id, shelved in library.shelf.items():
        text = "\n".join(line.plain for line in explained(card_id, library, 100))
        for number, ability in enumerate(shelved.card.abilities):
            assert f"abilities[{number}]" in text or ability.while_ is not None, card_id

"""Teams and free-for-all at the table: line-ups, saves, the log, several people, simulation."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardwright
from content.library import load
from content.matches.unmatched import line_up
from content.reading import Mapping, read_text
from content.scenarios.names import Notes
from content.scenarios.unmatched.casting import cast
from content.scenarios.unmatched.names import UnmatchedNames
from content.scenarios.unmatched.setting import begin as begin_scenario
from content.schema.unmatched.scenario import Scenario
from content.shaping import shape
from engine.kernel.layout import NOTHING
from engine.unmatched import terms
from engine.unmatched.battle import Battle
from engine.unmatched.modes import FREE_FOR_FOUR, FREE_FOR_THREE, MODES, TEAM, TEAM_OF_THREE, Mode
from engine.unmatched.setup import begin
from tools import cli
from tools.agents.unmatched.worth import worth_in
from tools.exit_status import WRONG_USE
from tools.log.unmatched.names import Names
from tools.log.unmatched.telling import log
from tools.saves import read
from tools.seats import coin, mates, one_person, rotated, rotations
from tools.systems.unmatched import Heroes
from tools.tally import Arena, Pairing
from tools.terminal.unmatched.questions import Question
from tools.terminal.unmatched.why import answers

HEROES = ("bigfoot", "robin-hood", "bigfoot", "robin-hood")
OF_SEVERAL = [TEAM, TEAM_OF_THREE, FREE_FOR_THREE, FREE_FOR_FOUR]
each_mode = pytest.mark.parametrize("mode", OF_SEVERAL, ids=lambda mode: f"{mode.name}-{mode.seats}")


def played(mode: Mode, *others: str, seats: str = "random", command: str = "play") -> list[str]:
    """A command about a match of a mode with so many heroes."""
    heroes, agents = ",".join(HEROES[: mode.seats]), ",".join([seats] * mode.seats)
    return [command, "--mode", mode.name, "--heroes", heroes, "--seats", agents, "--seed", "3", *others]


def outcome(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert cli.status([*arguments, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


# Matches between machines


@each_mode
def test_a_match_is_played_saved_and_replayed_to_the_same_digest(
    mode: Mode, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    result = outcome(capsys, *played(mode, "--save", str(path)))
    assert result["mode"] == mode.name
    assert [seat["hero"] for seat in result["seats"]] == list(HEROES[: mode.seats])
    assert result["winners"] == mates(mode, result["winner"])
    assert outcome(capsys, "replay", str(path)) == result
    save = read(path)
    assert save.meeting.as_data()["mode"] == mode.name
    assert [*map(len, (save.meeting.sides, save.sets, save.seats))] == [mode.seats] * 3


def test_greedy_machines_play_in_teams(capsys: pytest.CaptureFixture[str]) -> None:
    result = outcome(capsys, *played(TEAM, "--turn-cap", "5", seats="greedy"))
    assert (result["turns"], result["winner"], result["winners"]) == (5, None, [])


def test_a_position_is_worth_the_same_to_team_mates_and_the_opposite_to_the_others() -> None:
    lineup = line_up(load(), HEROES, mode="team")
    state = begin(lineup, 2).state
    assert isinstance(state, Battle)
    state.health[lineup.first_fighter[1]] = 1
    worth = [worth_in(lineup).of(state, seat) for seat in range(4)]
    assert worth[0] == worth[2] == -worth[1] == -worth[3] > 0


def test_the_door_begins_and_counts_matches_of_every_mode() -> None:
    for mode in MODES:
        match = cardwright.begin(load(), HEROES[: mode.seats], mode=mode.name, seed=3)
        assert match.state.table.seats == mode.seats
        tally = cardwright.simulate(HEROES[: mode.seats], 4, mode=mode.name)
        assert (tally.games, len(tally.wins)) == (4, mode.seats)


# Line-ups that do not fit


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--mode", "teem"], "Did you mean team?"),
        (["--mode", "skirmish"], "There are duel, team, team-of-three, free-for-all."),
        (["--mode", "duel"], "A match of the mode duel is between 2 heroes, here are 4."),
        (["--mode", "team", "--heroes", "bigfoot,robin-hood,bigfoot"], "between 4 heroes, here are 3"),
        (["--mode", "free-for-all", "--heroes", "bigfoot,robin-hood"], "between 3 or 4 heroes, here are 2"),
        (["--mode", "team", "--board", "yukon"], "The board yukon has no start space 3 and 4 for 4 heroes."),
        (["--mode", "team", "--board", "yukon"], "Boards with room for them: marmoreal, sarpedon"),
        (["--mode", "team", "--seats", "human,greedy"], "a match of this kind has 4 seats, and --seats names 2"),
        (
            ["--mode", "team-of-three", "--seats", "human,greedy,greedy,human"],
            "one player takes the seats 1 and 3: --seats must name the same for both, not human and greedy",
        ),
    ],
)
def test_a_line_up_that_does_not_fit_is_answered_with_what_would(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    heroes = [] if "--heroes" in options else ["--heroes", ",".join(HEROES)]
    assert cli.status(["play", *heroes, *options]) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert said in output.err


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"heroes": ["bigfoot", "robin-hood"]}, "damaged at heroes: expected 4 texts, one for each seat, found 2"),
        ({"mode": "free-for-all", "seats": ["random"] * 3}, "damaged at seats: expected 4 texts"),
        ({"seats": ["human", "random", "random", "random"]}, "one player takes the seats 1 and 3"),
        ({"mode": "team"}, "the content is no longer what this match was played with"),
    ],
)
def test_a_save_whose_seats_do_not_fit_says_so(
    changes: dict[str, object], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    outcome(capsys, *played(TEAM_OF_THREE, "--save", str(path)))
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    assert cli.status(["replay", str(path)]) == 1
    assert said in capsys.readouterr().err


# Seats


def test_one_person_runs_both_heroes_of_a_team_of_three() -> None:
    assert one_person(TEAM) == ("human", "greedy", "greedy", "greedy")
    assert one_person(TEAM_OF_THREE) == ("human", "greedy", "human", "greedy")


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.name}-{mode.seats}")
def test_whoever_goes_round_the_table_keeps_mates_and_players(mode: Mode) -> None:
    for way in rotations(mode):
        turned = rotated(range(mode.seats), way)
        for seat in range(mode.seats):
            assert {turned[mate] for mate in mates(mode, seat)} == set(mates(mode, turned[seat]))
    assert {coin(seed, mode) for seed in range(100)} == set(rotations(mode))


# Names and the log


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Bigfoot 1", "Jackalope 1", "Robin Hood", *(f"Outlaw {n}" for n in range(1, 5)), "Bigfoot 2"]),
        ("tr", ["Bigfoot 1", "Jackalope 1", "Robin Hood", *(f"Haydut {n}" for n in range(1, 5)), "Bigfoot 2"]),
        ("zh", ["大脚怪1", "鹿角兔1", "罗宾汉", *(f"亡命徒{n}" for n in range(1, 5)), "大脚怪2"]),
    ],
)
def test_the_same_hero_twice_is_told_apart_by_number(language: str, expected: list[str]) -> None:
    names = Names(line_up(load(), HEROES[:3], mode="free-for-all"), load(), language)
    assert [names.fighter(fighter).name for fighter in range(8)] == expected


def test_sidekicks_of_two_heroes_are_numbered_on() -> None:
    names = Names(line_up(load(), HEROES, mode="team"), load())
    called = [names.fighter(fighter).name for fighter in range(names.lineup.fighters)]
    assert [name for name in called if name.startswith("Outlaw")] == [f"Outlaw {number}" for number in range(1, 9)]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Bigfoot 1 (random) and Bigfoot 2 (random) against Robin Hood 1 (random) and Robin Hood 2 (random) on"),
        ("tr", "Bigfoot 1 (random) ve Bigfoot 2 (random) - Robin Hood 1 (random) ve Robin Hood 2 (random), Marmoreal"),
        ("zh", "大脚怪1（random）和大脚怪2（random）对罗宾汉1（random）和罗宾汉2（random），战场：大理石宫殿"),
    ],
)
def test_the_title_names_teams_together(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status([*played(TEAM, "--turn-cap", "2"), "--lang", language]) == 0
    said = capsys.readouterr().out.split("\n\n")[0]
    assert "".join(said.split()).startswith("".join(title.split()).partition("，战场")[0])


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Turn 1: Bigfoot 1 ─ Bigfoot 1 16, Bigfoot 2 16 · Robin Hood 1 13, Robin Hood 2 13"),
        ("zh", "第1回合：大脚怪1 ─ 大脚怪1 16、大脚怪2 16 · 罗宾汉1 13、罗宾汉2 13"),
    ],
)
def test_the_heading_of_a_turn_names_teams_together(
    language: str, heading: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert cli.status([*played(TEAM, "--turn-cap", "2"), "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert heading in [re.sub("─+", "─", line) for line in lines]


def ending(mode: str, *fallen: int, winner: int, language: str = "en") -> str:
    """The last line of a match in which the heroes of these seats fall."""
    names = Names(line_up(load(), HEROES, mode=mode), load(), language)
    heroes = [names.lineup.first_fighter[seat] for seat in fallen]
    events: list[tuple[int, ...]] = [(terms.START_OF_TURN, 2, 0, 7, 0, 0)]
    events += [(terms.DEFEATED, names.lineup.fighter_seat[hero], hero, 0, 0, 0) for hero in heroes]
    return log([*events, (terms.GAME_ENDED, winner, NOTHING, 0, 0, 0)], names)[-1].text


def test_a_team_wins_together() -> None:
    assert ending("team", 1, 3, winner=2) == "Bigfoot 1 and Bigfoot 2 win in turn 7: Robin Hood 2 is defeated."
    assert ending("team", 1, 0, 3, winner=2) == "Bigfoot 1 and Bigfoot 2 win in turn 7: Robin Hood 2 is defeated."
    turkish = "7. turda Bigfoot 1 ve Bigfoot 2 kazanır: Robin Hood 2 yenildi."
    assert ending("team", 1, 3, winner=2, language="tr") == turkish
    assert ending("team", 1, 3, winner=2, language="zh") == "大脚怪1和大脚怪2在第7回合获胜：罗宾汉2被击败。"


def test_whose_turn_it_is_wins_when_the_last_heroes_fall_together() -> None:
    assert ending("team", 0, 1, 2, 3, winner=2) == (
        "Bigfoot 1 and Bigfoot 2 win in turn 7: the last heroes fell at the same moment, and it was Bigfoot 2's turn."
    )
    assert ending("free-for-all", 0, 1, 2, 3, winner=2).startswith("Bigfoot 2 wins in turn 7: the last heroes fell")


# People


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What is shown when people type these lines and then no more."""

    def shown(lines: str, mode: Mode, seats: str, *options: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        arguments = ["play", "--mode", mode.name, "--heroes", ",".join(HEROES[: mode.seats]), "--seats", seats]
        assert cli.status([*arguments, "--seed", "4", *options]) == 1
        output = capsys.readouterr()
        assert output.err == ""
        return output.out

    return shown


def test_two_people_in_a_team_hand_over_the_keyboard_and_keep_their_hands_to_themselves(
    typed: Callable[..., str],
) -> None:
    text = typed("1\n" * 40, TEAM, "human,random,human,random")
    assert text.count("Bigfoot 1's player") >= 2
    first, second = text.split("\nBigfoot 2's player\n")[1:3]
    assert "Bigfoot 2 draws a card" not in first
    assert "Bigfoot 2 (you)" in second
    assert "Bigfoot 1 (your teammate)" in second
    assert "Robin Hood 1 (opponent)" in second
    assert "Robin Hood 2 (opponent)" in second
    assert "Bigfoot 1 draws 5 cards." in text.split("\nBigfoot 2's player\n")[1]
    assert "hand (" not in second.replace("Your hand (", "")


def test_a_person_with_two_heroes_keeps_the_keyboard_and_sees_both_hands(typed: Callable[..., str]) -> None:
    text = typed("1\n" * 40, TEAM_OF_THREE, "human,random,human,random")
    assert "'s player" not in text
    turn = text.split("Turn 3: Bigfoot 2")[1]
    assert "Bigfoot 1 (you)" in turn
    assert "Bigfoot 2 (you)" in turn
    assert turn.index("Bigfoot 1's hand (") < turn.index("Bigfoot 2's hand (")
    assert "Your hand (" not in turn
    assert "Bigfoot 2: choose an action (2 left)" in turn
    assert "\nWhere does Jackalope 1 start?" in text
    assert "Bigfoot 2 draws a card" not in text


def test_undo_goes_back_over_the_turns_of_ones_other_hero(typed: Callable[..., str]) -> None:
    text = typed("1\n" * 40 + "undo\n" * 41, TEAM_OF_THREE, "human,random,human,random")
    assert "Turn 3: Bigfoot 2" in text
    assert text.count("Taken back.") == 40
    assert "There is nothing to take back: this is your first decision." in text


def test_undo_takes_back_what_others_decided_since(typed: Callable[..., str]) -> None:
    placed = "1\n" * 10
    """The jackalopes and outlaws; then the first player is asked again."""
    text = typed(f"{placed}undo\n", TEAM, "human,human,human,human")
    before, after = text.split("Taken back, with what others decided since.")
    assert before.count("Where does Jackalope 1 start?") == 1
    assert "Where does Jackalope 1 start?" in after


def test_a_first_turn_says_who_may_not_be_attacked_yet() -> None:
    library = load()
    one, other = library.board("soho").demand().adjacent_pairs()[0]
    data = read_text(
        "name: Neighbours.\nmode: free-for-all\nheroes: [bigfoot, robin-hood, bigfoot]\nboard: soho\n"
        f'fighters: {{bigfoot: {one}, "bigfoot:2": {other}, robin-hood: o22}}\n'
        "hands: {bigfoot: [savagery, crash-through-the-trees]}\n"
        "play: [{expect: {choice: action}}]\n",
        "neighbours.yaml",
    ).root
    assert isinstance(data, Mapping)
    scenario, _ = shape(data, Scenario, place=data.place)
    assert scenario is not None
    notes = Notes(data)
    lineup = cast(library, scenario, notes)
    assert lineup is not None
    names = Names(lineup, library)
    match = begin_scenario(scenario, UnmatchedNames(lineup, notes))
    assert match is not None
    question = Question(match, names)
    said = [answer.sentence for answer in answers(question, ["fighter bigfoot:2"])]
    assert said == ["Bigfoot 1 may not attack Bigfoot 2 in a first turn."]


# Simulation


def test_team_mates_win_together_and_in_a_free_for_all_one_wins() -> None:
    team = Arena(Pairing(Heroes(HEROES, mode="team"), ("random",) * 4, 1)).play(range(24))
    assert team.wins[0] == team.wins[2]
    assert team.wins[1] == team.wins[3]
    assert team.wins[0] + team.wins[1] + team.draws == 24
    free = Arena(Pairing(Heroes(HEROES, mode="free-for-all"), ("random",) * 4, 1)).play(range(24))
    assert sum(free.wins) + free.draws == 24


@each_mode
def test_everybody_takes_the_first_turn_equally_often(mode: Mode) -> None:
    arena = Arena(Pairing(Heroes(HEROES[: mode.seats], "soho", mode.name), ("random",) * mode.seats, 1))
    ways = rotations(mode)
    first_wins = 0
    for number in range(4 * len(ways)):
        tally = arena.play([number])
        assert tally.wins[ways[number % len(ways)]] == tally.first_player_wins
        first_wins += tally.first_player_wins
    assert 0 < first_wins < 4 * len(ways)


def test_the_table_of_teams_says_who_belongs_together(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--mode", "team", "--heroes", ",".join(HEROES), "--games", "12", "--jobs", "1"]
    result = outcome(capsys, *arguments)
    assert [seat["side"] for seat in result["seats"]] == [0, 1, 0, 1]
    assert cli.status(arguments) == 0
    rows = [line.split()[:3] for line in capsys.readouterr().out.splitlines() if "random" in line]
    assert rows == [[str(team), HEROES[team - 1], "random"] for team in (1, 1, 2, 2)]


def test_a_simulation_seats_somebody_for_every_hero(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--mode", "team", "--heroes", ",".join(HEROES), "--seats", "random,random"]
    assert cli.status(arguments) == WRONG_USE
    assert "name who plays for each seat" in capsys.readouterr().err

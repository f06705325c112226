"""`cardwright play`: machines leave a log, a person plays at the terminal or through a pipe."""

from __future__ import annotations

import io
import json
import shlex
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from content.library import load
from content.library.folders import BUILT_IN
from content.reading import Mapping, read_text
from content.scenarios.names import Notes
from content.scenarios.unmatched.casting import cast
from content.scenarios.unmatched.names import UnmatchedNames
from content.scenarios.unmatched.setting import begin
from content.schema.unmatched.scenario import Scenario
from content.shaping import shape
from engine.unmatched.modes import DUEL
from tools import cli
from tools.exit_status import WRONG_USE
from tools.log.unmatched.names import Names
from tools.seats import coin
from tools.terminal.commands import COMMANDS, Answer, Command, Unclear, understood
from tools.terminal.option import Option
from tools.terminal.screen import Screen
from tools.terminal.unmatched.questions import Question

PLAY = ["play", "--heroes", "robin-hood,bigfoot"]
LOOKS = ("board", "hand", "discard")
"""The commands with which one looks at the table."""
PLACED = "1\n1\n1\n1\n"
"""Robin Hood's four outlaws are placed."""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    return Typed(monkeypatch, capsys)


class Typed:
    """A match in which a person types lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, lines: str, *options: str, status: int = 1, arguments: list[str] | None = None) -> str:
        """What is shown; without further lines the input ends, which leaves the match with status 1."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        chosen = arguments or [*PLAY, "--seats", "human,random", "--seed", "4"]
        assert cli.status([*chosen, *options]) == status
        output = self.capsys.readouterr()
        assert output.err == ""
        return output.out


def asked(position: str, answers: Sequence[str] = (), language: str = "en") -> Question:
    """What is asked in a position, as a scenario writes it, after some answers."""
    library = load()
    data = read_text(f"name: Asked.\nboard: sherwood-forest\n{position}\nplay: [{{expect: {{}}}}]\n", "asked.yaml").root
    assert isinstance(data, Mapping)
    scenario, _ = shape(data, Scenario, place=data.place)
    assert scenario is not None
    notes = Notes(data)
    lineup = cast(library, scenario, notes)
    assert lineup is not None
    match = begin(scenario, UnmatchedNames(lineup, notes))
    assert match is not None
    for answer in answers:
        assert match.choice is not None
        match.answer(match.choice.options.index(answer))
    return Question(match, Names(lineup, library, language))


@pytest.mark.parametrize(
    ("language", "size"), [("en", "(size: big)"), ("tr", "(boyut: büyük)"), ("zh", "（体型：大）")]
)
def test_the_table_says_which_state_a_hero_is_in(typed: Typed, language: str, size: str) -> None:
    arguments = ["play", "--heroes", "alice,bigfoot", "--board", "marmoreal", "--seats", "human,random", "--seed", "4"]
    shown = typed("1\n1\n", "--lang", language, arguments=arguments)
    assert shown.count(size) == 1
    assert "13/13" in next(line for line in shown.splitlines() if size in line)


def test_whoever_may_change_a_state_hears_what_it_is_now(typed: Typed) -> None:
    arguments = ["play", "--heroes", "alice,bigfoot", "--board", "marmoreal", "--seats", "human,random", "--seed", "4"]
    text = " ".join(typed("1\n", arguments=arguments).split())
    assert "change your hero's size to small. (size: small) 1 Option 1" in text


def test_two_machines_play_and_leave_a_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status([*PLAY, "--seats", "random,random", "--seed", "7"]) == 0
    text = capsys.readouterr().out
    first, *_, last = text.splitlines()
    assert first == "Robin Hood (random) against Bigfoot (random) on Sherwood Forest, seed 7"
    assert " wins in turn " in last
    assert "\x1b" not in text


def test_the_outcome_as_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = []
    for _ in range(2):
        assert cli.status([*PLAY, "--seats", "random,greedy", "--seed", "7", "--board", "yukon", "--json"]) == 0
        outcomes.append(json.loads(capsys.readouterr().out))
    one, other = outcomes
    assert one == other
    assert set(one) == {"system", "mode", "seats", "winner", "winners", "turns", "decisions", "digest"}
    assert one["seats"] == [{"hero": "robin-hood", "agent": "random"}, {"hero": "bigfoot", "agent": "greedy"}]


def test_a_match_at_its_turn_cap_has_no_winner(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status([*PLAY, "--seats", "random,random", "--seed", "7", "--turn-cap", "3", "--json"]) == 0
    outcome = json.loads(capsys.readouterr().out)
    assert (outcome["winner"], outcome["turns"]) == (None, 3)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--heroes", "robin-hood,bigfot"], "Did you mean bigfoot?"),
        ([*PLAY, "--board", "yukn"], "Did you mean yukon?"),
        ([*PLAY, "--seats", "human,clever"], "clever"),
        ([*PLAY, "--seats", "human,greedy", "--json"], "--json"),
    ],
)
def test_wrong_use_is_answered_before_the_match(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert cli.status(arguments) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert said in output.err


def test_a_person_plays_to_the_end_through_a_pipe(typed: Typed) -> None:
    text = typed("1\n" * 500, "--turn-cap", "4", status=0)
    assert text.rstrip().endswith("Nobody wins: the match ends as a draw after turn 4.")
    assert "Choose an action (2 left)" in text
    assert "Choose an action (1 left)" in text
    assert "\x1b" not in text


def test_the_person_sees_board_fighters_hand_and_options(typed: Typed) -> None:
    text = typed(PLACED)
    for words in ("│Robin│", "Robin Hood 13/13 in f08 ranged", "Bigfoot 16/16 in f07", "hand 5, deck 25, discard 0"):
        assert words in text
    hand = text.split("Your hand (5)")[1]
    for words in ("A Hunter's Eye  ATTACK 5  BOOST 4  Robin Hood", "After combat: Draw 2 cards.", "  1  Maneuver"):
        assert words in hand


def test_a_fighter_that_waits_to_be_placed_is_not_called_defeated(typed: Typed) -> None:
    shown = " ".join(typed("1\nboard\n").split())
    assert "Outlaw 2 not placed yet" in shown
    assert "Bigfoot not placed yet, The Jackalope not placed yet" in shown
    assert "defeated" not in shown


def test_the_board_is_drawn_again_only_when_something_on_it_has_changed(typed: Typed) -> None:
    drawn, hint = "① ② start", "`board` draws the board again, with these spaces marked."
    text = typed(PLACED + "maneuver\nnone\nrobin\nf08\nout 1\n1\nout 2\n")
    placing, moving = text.split("Boost this maneuver?")
    assert (placing.count(drawn), placing.count(hint)) == (2, 3)
    asked = moving.split("Who moves next?")[1:]
    # Robin Hood's spaces are marked first; he stays, so Outlaw 1 is asked with the same board; then it has moved.
    assert [(drawn in one, "┏" in one, hint in one) for one in asked] == [
        (True, True, False),
        (False, False, True),
        (True, True, False),
    ]


def test_the_end_of_input_leaves_the_match_with_a_hint(typed: Typed) -> None:
    assert "--save FILE" in " ".join(typed(PLACED).split())


def test_an_unfinished_match_is_saved_and_continued(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert "--continue" in typed(PLACED + "maneuver\n", "--save", str(path))
    assert json.loads(path.read_text())["answers"][-1] == "maneuver"
    text = typed("none\nundo\nnone\n", arguments=["replay", str(path), "--continue"])
    assert "Turn 1: Robin Hood" in text
    assert text.count("Boost this maneuver?") == 2
    assert json.loads(path.read_text())["answers"][-2:] == ["maneuver", "none"]


def test_the_command_to_go_on_names_the_folders_that_it_needs(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, other, path = tmp_path / "my sets", tmp_path / "other", tmp_path / "match.json"
    bigfoot = (BUILT_IN / "unmatched/robin-hood-vs-bigfoot/heroes/bigfoot.yaml").read_text()
    for folder, hero in ((mine / "woods", "sasquatch"), (other / "hills", "yeti")):
        (folder / "heroes").mkdir(parents=True)
        (folder / "set.yaml").write_text("name: Woods\nsystem: unmatched\nversion: 1.0.0\n")
        (folder / "heroes" / f"{hero}.yaml").write_text(bigfoot.replace("bigfoot", hero))
    arguments = ["play", "--heroes", "robin-hood,sasquatch", "--seats", "human,random", "--save", str(path)]
    folders = ["--content", str(other), "--content", str(mine)]
    needed = f"cardwright replay {path} --continue --content '{mine}'"
    assert f"  {needed}\n" in typed("1\n", arguments=[*arguments, *folders])
    assert f"  {needed}\n" in typed("1\n", arguments=shlex.split(needed)[1:])
    monkeypatch.setenv("CARDWRIGHT_CONTENT", str(mine))
    assert f"  cardwright replay {path} --continue\n" in typed("1\n", arguments=arguments)


def test_a_finished_match_is_only_replayed(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    typed("1\n" * 500, "--turn-cap", "2", "--save", str(path), status=0)
    assert "Nobody wins" in typed("", arguments=["replay", str(path), "--continue"], status=0)


def test_save_in_the_middle_of_a_match(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "two words.json"
    assert "Saved to" in typed(f"1\nsave {path}\nquit\n", status=0)
    assert len(json.loads(path.read_text())["answers"]) == 1
    assert "cannot be written" in typed(f"save {tmp_path}/missing/match.json\n")


def test_undo_goes_back_to_the_last_decision_and_says_when_cards_were_seen(typed: Typed) -> None:
    text = typed(PLACED + "maneuver\nundo\n")
    assert text.count("Choose an action (2 left)") == 2
    assert "Taken back." in text
    assert "hidden cards" in text
    assert "hidden cards" not in typed("1\nundo\n")
    assert "nothing to take back" in typed("undo\n")


def test_why_names_the_rule(typed: Typed) -> None:
    text = " ".join(typed(PLACED + "why attack\nwhy steal\nwhy f99\n").split())
    assert "nobody in reach" in text
    assert "Rule 35: To attack, name the attacking fighter and its target." in text
    assert "Steal From the Rich: it can be played: choose the scheme action." in text
    assert "`f99` has nothing to do with this question" in text


def test_why_understands_the_fighters_of_both_sides(typed: Typed) -> None:
    text = " ".join(typed(PLACED + "why robin\nwhy jack\n").split())
    assert "> why robin Robin Hood has nobody in reach. Rule 36" in text
    assert "The Jackalope is neither adjacent to Robin Hood nor in one of its zones." in text
    assert "The Jackalope is not adjacent to Outlaw 4, who is a melee fighter." in text


def test_a_maneuver_that_begins_by_itself_says_why_nothing_else_is_possible(typed: Typed) -> None:
    arguments = ["play", "--heroes", "bigfoot,robin-hood", "--seats", "human,random", "--seed", "1"]
    text = " ".join(typed("1\nwhy attack\nwhy scheme\nnone\n", arguments=arguments).split())
    assert (
        "No other action was possible before the draw, so a maneuver has begun: no fighter has both a card to attack "
        "with and somebody in reach, and Bigfoot has no scheme card in hand. Boost this maneuver?"
    ) in text
    assert "No attack: no fighter has both a card to attack with and somebody in reach. Rule 35" in text
    assert "Bigfoot has nobody in reach." in text
    assert "No scheme: Bigfoot has no scheme card in hand." in text
    assert text.count("a maneuver has begun") == 1
    begins = text.partition("No other action was possible")[0].rpartition("Turn 1:")[2]
    assert "① ② start" in begins
    assert "Your hand (6)" in begins


def test_a_maneuver_that_was_chosen_says_nothing_of_the_kind(typed: Typed) -> None:
    text = " ".join(typed(PLACED + "maneuver\nwhy\nwhy attack\n").split())
    assert "so a maneuver has begun" not in text
    assert text.count("a maneuver has begun already") == 1


def test_why_a_space_is_not_offered(typed: Typed) -> None:
    text = typed("why f18\nwhy f09\nwhy\n")
    assert "Rule 5" in text
    assert "f09 is offered: type" in text
    assert "why SPACE" in text
    assert "f18 is in no zone of Robin Hood." in text.splitlines()


def test_where_every_action_is_offered_there_is_nothing_to_explain(typed: Typed) -> None:
    text = typed(PLACED + "why\n", arguments=[*PLAY, "--seats", "human,greedy", "--seed", "4"])
    assert "Everything that could be asked for is offered." in text


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("f18\n", "> f18 f18 is in no zone of Robin Hood. Rule 5"),
        (PLACED + "attack\n", "> attack No attack: no fighter has both"),
        (PLACED + "jackalope\n", "The Jackalope is neither adjacent to Robin Hood nor in one of its zones."),
        (PLACED + "steal\n", "Steal From the Rich: it can be played: choose the scheme action."),
    ],
)
def test_what_is_typed_and_not_offered_is_refused_with_the_reason(typed: Typed, lines: str, said: str) -> None:
    text = " ".join(typed(lines).split())
    assert said in text
    assert "is no option and no command" not in text


@pytest.mark.parametrize("line", ["outlaw", "f", "99x", "xyzzy"])
def test_what_is_no_one_thing_of_the_match_is_refused_without_a_reason(typed: Typed, line: str) -> None:
    assert f"`{line}` is no option and no command." in typed(PLACED + f"{line}\n")


def test_a_question_whether_an_ability_is_used_says_what_it_does(typed: Typed) -> None:
    arguments = ["play", "--heroes", "bigfoot,robin-hood", "--seats", "human,random", "--seed", "1"]
    maneuver = "none\n1\nstay\n1\nstay\n"
    text = " ".join(typed("1\n" + maneuver + maneuver, arguments=arguments).split())
    assert "Use Bigfoot's ability? Draw 1 card. If there are no opposing fighters in Bigfoot's zone, you may" in text


REACH = """
heroes: [robin-hood, bigfoot]
fighters: {robin-hood: f02, outlaw-1: f03, bigfoot: {at: f05, health: 5}}
hands: {robin-hood: [snark, regroup], bigfoot: [feint]}
turn: {of: robin-hood, actions: 2}
"""


@pytest.mark.parametrize(
    ("mover", "said"),
    [
        (
            # The archer reaches all of the orange zone; that who stands beside him is in reach goes without saying.
            "robin-hood",
            {
                "f02": "orange; stay; next to Outlaw 1; in reach: Bigfoot",
                "f04": "orange, green; next to Outlaw 1, Bigfoot",
            },
        ),
        ("outlaw-1", {"f03": "orange, slate; stay; next to Robin Hood", "f04": "orange, green; next to Bigfoot"}),
    ],
)
def test_a_space_says_who_can_be_attacked_from_there(mover: str, said: dict[str, str]) -> None:
    question = asked(REACH, ["maneuver", "none", f"fighter {mover}"])
    assert {option.name: option.detail for option in question.options if option.name in said} == said


def test_a_space_with_much_to_say_goes_on_below_its_beginning(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    question = asked(REACH, ["maneuver", "none", "fighter robin-hood"])
    Screen(Console(highlight=False), question.catalogue).columns(question.options)
    lines = capsys.readouterr().out.splitlines()
    at = next(number for number, line in enumerate(lines) if "f02" in line)
    assert lines[at : at + 2] == ["  2  f02  orange; stay; next to Outlaw 1; in", "            reach: Bigfoot"]


def test_whoever_may_attack_is_shown_with_those_in_reach() -> None:
    question = asked(REACH.replace("outlaw-1: f03", "outlaw-1: f04"), ["attack"])
    assert [(option.name, option.detail) for option in question.options] == [
        ("Robin Hood", "health 13, in f02 (orange); in reach: Bigfoot"),
        ("Outlaw 1", "health 1, in f04 (orange, green); in reach: Bigfoot"),
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Bigfoot (health 5)"), ("tr", "(can 5)"), ("zh", "大脚怪（生命值5）")]
)
def test_whoever_defends_hears_the_health_of_the_fighter(language: str, said: str) -> None:
    question = asked(REACH.replace("outlaw-1: f03, ", ""), ["attack", "card regroup"], language)
    assert question.choice.kind == "defense"
    assert said in question.words()


def test_board_and_table_are_shown_again_to_whoever_takes_something_back(typed: Typed) -> None:
    text = typed(PLACED + "maneuver\nnone\nundo\n").partition("Taken back.")[2]
    assert "① ② start" in text
    assert "Robin Hood (you)" in text
    assert text.index("Robin Hood (you)") < text.index("Boost this maneuver?")


def test_a_fighter_stays_when_told_to(typed: Typed) -> None:
    text = typed(PLACED + "maneuver\nnone\nrobin\nstay\n")
    asked = text.rpartition("Where does Robin Hood go?")[2]
    assert "Who moves next?" in asked
    assert "moves from" not in asked


def test_a_card_is_asked_for_by_name_or_by_its_number_in_the_list(typed: Typed) -> None:
    text = typed(PLACED + "text\ntext 1\nmaneuver\ntext 1\n")
    assert text.split("> text\n")[1].startswith("Say which card: text CARD.\n> text 1\nNo card of this match")
    assert text.count("╭─ robin-hood/") == 1
    assert "╭─ robin-hood/a-hunters-eye" in text


def test_rules_are_found_by_all_their_words(typed: Typed) -> None:
    text = typed("rules hand limit\n")
    assert "hand-limit-of-seven (rule 11" in text
    assert "opening-hand-of-five" not in text


def test_the_legend_explains_the_marked_spaces(typed: Typed) -> None:
    placing, acting = typed(PLACED).split("Choose an action")[0].split("Turn 1:")
    assert "┏━┓ offered" in placing
    assert "offered" not in acting


def test_every_command_is_in_the_help_and_answered(typed: Typed) -> None:
    text = typed(PLACED + "help\nboard\nhand\ndiscard\nlog\ntext feint\ntext 2\nrules boost\nrules 15\nrules\n")
    for name in (*COMMANDS, *LOOKS):
        assert f"  {name}" in text
    for words in (
        "VERSATILE 2 │",
        "discard pile (0): empty",
        "maneuver-draws-first (rule 15, Maneuver)",
        "There are 10",
    ):
        assert words in text


def test_two_people_at_one_keyboard_are_told_whose_turn_it_is(typed: Typed) -> None:
    arguments = [*PLAY, "--seats", "human,human", "--seed", "4"]
    text = typed(PLACED + "1\n", arguments=arguments)
    robin, bigfoot, again = (
        text.split("Bigfoot's player")[0],
        *text.split("Bigfoot's player")[1].split("Robin Hood's player"),
    )
    assert "Robin Hood draws Piercing Shot" in robin
    assert "Robin Hood draws 5 cards." in bigfoot
    assert "Piercing Shot" not in bigfoot
    assert "Choose an action" in again


def test_a_narrow_terminal_still_shows_everything(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = typed(PLACED + "text feint\n")
    assert "f08" in text
    assert (
        max(len(line) for line in text.splitlines() if not line.startswith(("╭", "│", "╰", "Robin Hood (human)"))) <= 46
    )


POSITION = """
heroes: [robin-hood, bigfoot]
fighters: {bigfoot: f21, robin-hood: f22, outlaw-1: f20}
hands: {%s: [%s]}
turn: {of: %s, actions: 1}
"""
"""Everybody stands next to Bigfoot, and the Jackalope is defeated."""


@pytest.mark.parametrize(
    ("hero", "hand", "action", "said"),
    [
        ("robin-hood", "a-hunters-eye", "Attack", "Robin Hood can attack Bigfoot."),
        ("robin-hood", "highway-robbery", "Attack", "Outlaw 1 can attack Bigfoot."),
        ("robin-hood", "ambush", "Attack", "Robin Hood can attack Bigfoot; Outlaw 1 can attack Bigfoot."),
        ("bigfoot", "savagery", "Attack", "Bigfoot can attack Robin Hood or Outlaw 1."),
        ("bigfoot", "jackalope-horns, crash-through-the-trees", "Scheme", "Play Crash Through the Trees."),
    ],
)
def test_an_action_names_only_who_and_what_can_be_used(hero: str, hand: str, action: str, said: str) -> None:
    options = {option.name: option.detail for option in asked(POSITION % (hero, hand, hero)).options}
    assert options[action] == said


OPTIONS = [
    Option("card a-hunters-eye", "A Hunter's Eye"),
    Option("card skirmish", "Skirmish"),
    Option("card snark", "Snark"),
    Option("none", "Do not defend"),
]


FIGHTERS = [
    Option("fighter old-crab", "The Old Crab"),
    Option("fighter tide-witch", "The Tide Witch"),
    Option("fighter outlaw-1", "Outlaw 1"),
    Option("fighter outlaw-2", "Outlaw 2"),
]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("crab", Answer(0)),
        ("old", Answer(0)),
        ("the o", Answer(0)),
        ("the crab", Answer(0)),
        ("The Old Crab", Answer(0)),
        ("witch", Answer(1)),
        ("ti wi", Answer(1)),
        ("outlaw-2", Answer(3)),
        ("out 2", Answer(3)),
        ("the", Unclear("That could be The Old Crab or The Tide Witch.")),
        ("o", Unclear("That could be The Old Crab or Outlaw 1 or Outlaw 2.")),
        ("quit", Command("quit", "")),
        (
            "crab old",
            Unclear("`crab old` is no option and no command. Type the number of an option, or help.", is_unknown=True),
        ),
    ],
)
def test_any_words_of_a_name_are_understood(line: str, meant: object) -> None:
    assert understood(line, FIGHTERS) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2", Answer(1)),
        ("card snark", Answer(2)),
        ("SNARK", Answer(2)),
        ("sk", Answer(1)),
        ("a hunter", Answer(0)),
        ("none", Answer(3)),
        ("do not", Answer(3)),
        ("card 2", Command("text", "2")),
        ("text snark", Command("text", "snark")),
        ("u", Command("undo", "")),
        ("?", Command("help", "")),
        ("s", Unclear("That could be Skirmish or Snark.")),
        ("h", Unclear("That could be hand or help.")),
        ("0", Unclear("There are only 4 options.")),
        ("5", Unclear("There are only 4 options.")),
        ("99999999999999999999", Unclear("There are only 4 options.")),
        ("", Unclear("Type the number of an option, or help.")),
    ],
)
def test_what_is_typed_is_understood(line: str, meant: object) -> None:
    assert understood(line, OPTIONS, looks=LOOKS) == meant


def test_a_coin_by_the_seed_says_who_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert 450 < sum(coin(seed, DUEL) for seed in range(1000)) < 550
    begins = {}
    for seed in ("0", "7"):
        arguments = [*PLAY, "--seats", "random,greedy", "--seed", seed, "--turn-cap", "2", "--coin", "--json"]
        assert cli.status(arguments) == 0
        begins[seed] = json.loads(capsys.readouterr().out)["seats"][0]
    assert begins == {
        "0": {"hero": "robin-hood", "agent": "random"},
        "7": {"hero": "bigfoot", "agent": "greedy"},
    }

"""Cyberpunk at the terminal: what a person is shown, what can be typed, and what is kept."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from effects.wording import LANGUAGES
from engine.cyberpunk.terms import CHOOSE_CARD, EDDIES, FACE_UP, LEGENDS
from engine.kernel.piles import is_known
from tests.engine.cyberpunk.chance_decks import rivals
from tests.tools.cyberpunk.rivals import STARTERS, names_of, played, state_of
from tools import cli
from tools.exit_status import WRONG_USE
from tools.terminal.commands import COMMANDS
from tools.terminal.cyberpunk.sight import Sight
from tools.terminal.cyberpunk.table import Table
from tools.terminal.screen import Screen

PLAY = ["play", "--decks", ",".join(STARTERS), "--seats", "human,random", "--seed", "4"]
LOOKS = ("table", "hand", "trash")
ROWS, COLUMNS = 24, 80
"""The size of a small terminal."""


class Typed:
    """A match in which a person types lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, lines: str, *options: str, status: int = 1, arguments: list[str] | None = None) -> str:
        """What is shown; without further lines the input ends, which leaves the match with status 1."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        assert cli.status([*(arguments or PLAY), *options]) == status
        output = self.capsys.readouterr()
        assert output.err == ""
        return output.out


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    return Typed(monkeypatch, capsys)


def at_random(seed: int, count: int = 400) -> str:
    """Answers by number; one that is not offered is refused, and the next one counts."""
    chance = Random(seed)
    return "".join(f"{chance.choice((1, 1, 2, 2, 3, 4, 5, 7))}\n" for _ in range(count))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_can_be_played_to_its_end_in_every_language(language: str, seed: int, typed: Typed) -> None:
    text = typed(at_random(seed) * 3, "--lang", language, status=0)
    assert [line for line in text.splitlines() if re.search(r"[{}|]|None|Called\(", line)] == []
    assert max(map(cell_len, text.splitlines())) <= COLUMNS


def screens(number: int, width: int = COLUMNS, language: str = "en") -> list[str]:
    """What is shown at each choice of a match between decks put together by chance."""
    names = names_of(rivals(number, 30), language)
    shown: list[str] = []
    for match in played(number):
        if match.seat is not None:
            console = Console(file=io.StringIO(), width=width, height=ROWS, highlight=False)
            sight = Sight(match, names, match.seat, Screen(console, names.catalogue))
            sight.show(None)
            assert isinstance(console.file, io.StringIO)
            shown.append(console.file.getvalue())
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(10, 14))
def test_every_question_is_put_in_words_in_every_language(number: int, language: str) -> None:
    for screen in screens(number, language=language):
        assert [line for line in screen.splitlines() if re.search(r"[{}|]|None|Called\(", line)] == []
        assert max(map(cell_len, screen.splitlines())) <= COLUMNS


def test_an_eddie_is_offered_without_the_card_that_was_sold() -> None:
    names = names_of(rivals(1, 30))
    sold = next(match for match in played(1) if match.seat is not None and state_of(match).size(match.seat, EDDIES))
    match, seat = sold.copy(), sold.seat
    assert seat is not None
    s = state_of(match)
    s.choice_kind, s.option_count, s.options[0] = CHOOSE_CARD, 1, s.card_at(seat, EDDIES, 0)
    (option,) = Sight(match, names, seat, Screen(Console(), names.catalogue)).options
    assert (option.key, option.name) == ("eddie", "An Eddie")


@pytest.mark.parametrize("number", range(4))
def test_table_hand_and_question_fit_a_small_terminal(number: int) -> None:
    lines = [len(screen.splitlines()) + 1 for screen in screens(number)]  # with the line in which one types
    assert sum(count <= ROWS for count in lines) >= 0.75 * len(lines)
    assert max(lines) <= 1.5 * ROWS


@pytest.mark.parametrize("number", range(8))
def test_a_face_down_legend_is_shown_to_nobody_who_has_not_looked_at_it(number: int) -> None:
    lineup = rivals(number, 30)
    names = names_of(lineup)
    for match in played(number):
        s, seat = state_of(match), match.seat
        if seat is None:
            continue
        sides = Table(match, names, seat).sides(400)
        rows = [line.plain for line in sides if line.plain.startswith("  Legends")]
        for owner, row in zip((1 - seat, seat), rows, strict=True):
            for place in range(s.size(owner, LEGENDS)):
                legend = s.card_at(owner, LEGENDS, place)
                hidden = not s.marks[legend] & FACE_UP and not is_known(s, legend, seat)
                assert not (hidden and names.card(legend).name in row)


def test_the_main_phase_groups_what_one_can_do(typed: Typed) -> None:
    text = typed("1\n1\n1\n1\n")
    question = text.partition("Your main phase: what do you do?")[2].partition(">")[0]
    groups = [line.split("  ")[0] for line in question.splitlines() if line[:1].isalpha()]
    assert groups[0] == "End turn"
    assert set(groups) <= {"End turn", "Sell", "Play", "Go solo", "Call", "Use", "Attack"}


def test_help_says_every_command_of_the_system(typed: Typed) -> None:
    text = typed("help\n")
    for name in (*COMMANDS, *LOOKS):
        assert re.search(rf"^  {name}\b", text, re.MULTILINE)
    assert not re.search(r"^  board\b", text, re.MULTILINE)


def test_what_is_not_offered_is_explained_with_its_rule(typed: Typed) -> None:
    text = typed("1\n1\n1\nwhy play\nwhy\n")
    assert re.search(r"Play .*: .* costs \d+, and \d+ can be paid\.", " ".join(text.split()))
    assert "Rule 7.3:" in text


def test_a_decision_can_be_taken_back(typed: Typed) -> None:
    text = typed("1\n1\nundo\nundo\nundo\n")
    assert text.count("Taken back") == 2
    assert "There is nothing to take back" in text


def test_a_match_is_saved_with_its_system_and_goes_on(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "evening.match"
    begun = typed("1\n1\nquit\n", "--save", str(path), status=0)
    assert f"cardwright replay {path} --continue" in " ".join(begun.split())
    saved = json.loads(path.read_text())
    assert saved["system"] == "cyberpunk"
    assert saved["decks"] == list(STARTERS)
    assert saved["options"] == {"zero_power_defeats": True, "plain_legend_play": False}
    assert set(saved["fingerprint"]) == {"line_up", "decks"}
    typed(at_random(1) * 3, status=0, arguments=["replay", str(path), "--continue"])
    again = json.loads(path.read_text())
    assert again["answers"][: len(saved["answers"])] == saved["answers"]
    assert len(again["answers"]) > len(saved["answers"])
    assert "Gigs" in typed("", status=0, arguments=["replay", str(path)])


def test_two_people_do_not_see_each_others_hands(typed: Typed) -> None:
    text = typed("1\n1\n1\n1\n1\n", "--seats", "human,human")
    sat_down = text.split("\nEmbracing Power's player\n")
    others = [turn for piece in sat_down for turn in piece.split("\nThe Heist's player\n")[1:]]
    assert others
    assert all("Your hand" in turn for turn in others)
    for turn in others:
        drawn = re.findall(r"^  Embracing Power draws (.*)", turn, re.MULTILINE)
        assert all(cards.endswith(("cards.", "a card.")) for cards in drawn)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--decks", "the-heist-starter"], "A match is between 2 decks, here are 1."),
        (["--decks", "the-heist-starter,the-heist"], "Did you mean the-heist-starter?"),
        (["--decks", "a,b", "--board", "yukon"], "--board is not for cyberpunk: it takes --decks"),
        (["--heroes", "a,b", "--system", "cyberpunk"], "--heroes is not for cyberpunk: it takes --decks"),
        (["--heroes", "a,b", "--decks", "a,b"], "--heroes and --decks are of different games: give one of them"),
        (["--decks", "a,b", "--system", "unmatched"], "it takes --heroes, --board, --mode and --turn-cap"),
        (["--system", "cyberpunk"], "say who meets: cyberpunk takes --decks A,B"),
        (["--system", "chess"], "there is no system `chess`: it can be unmatched or cyberpunk"),
        (["--decks", ",".join(STARTERS), "--seats", "human"], "a match of this kind has 2 seats, and --seats names 1"),
    ],
)
def test_what_does_not_fit_is_answered_with_what_would(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.status(["play", *options]) == WRONG_USE
    assert said in capsys.readouterr().err

"""`cardwright print`: which cards are printed, and what is said when they cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader

from cardwright import HOME
from tools import cli
from tools.exit_status import FINE, PROBLEMS, WRONG_USE

EXAMPLES = HOME / "docs" / "examples"

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command and answers with its status and what it complains of."""

    def printed(*arguments: str | Path) -> tuple[int, str]:
        status = cli.status(["print", *map(str, arguments)])
        output = capsys.readouterr()
        assert output.out == ""
        return status, output.err

    return printed


def pages(file: Path) -> list[str]:
    """The texts of the pages of a PDF, without the breaks of lines."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(file).pages]


def files(folder: Path) -> list[str]:
    """The names of the files in a folder."""
    return [file.name for file in folder.iterdir()]


def test_the_cards_of_two_heroes_are_written_and_nothing_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    assert run("--heroes", "robin-hood,bigfoot", "-o", file) == (FINE, "")
    assert files(tmp_path) == ["cards.pdf"]
    assert "HEALTH" in pages(file)[0]


def test_one_hero_is_enough_and_may_come_from_a_set_of_ones_own(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    chosen = ("--heroes", "lighthouse-keeper", "--content", EXAMPLES, "--cards", "swoop")
    assert run(*chosen, "--lang", "tr", "--paper", "letter", "--backs", "-o", file) == (FINE, "")
    front, back = pages(file)
    assert front.count("×6") == 6
    assert back.count("The Lighthouse Keeper") == 6


@pytest.mark.parametrize(
    ("cards", "feints", "hoaxes"),
    [("feint", 6, 0), ("bigfoot/feint", 3, 0), ("hoax, bigfoot/feint,robin-hood/feint,feint", 6, 3)],
)
def test_cards_are_asked_for_by_their_own_ids_or_with_their_heros(
    cards: str, feints: int, hoaxes: int, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "cards.pdf"
    assert run("--heroes", "robin-hood,bigfoot", "--cards", cards, "-o", file) == (FINE, "")
    (page,) = pages(file)
    assert (page.count("Feint"), page.count("Hoax")) == (feints, hoaxes)
    assert page.count("×3") == feints + hoaxes


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--heroes", "robin-hod"), "Did you mean robin-hood?"),
        (("--heroes", "bigfoot", "--cards", "faint"), "Did you mean feint?"),
        (("--heroes", "bigfoot", "--cards", "bigfoot/faint"), "Did you mean bigfoot/feint?"),
        (("--heroes", "bigfoot", "--cards", "robin-hood/feint"), "robin-hood/feint is not a card of bigfoot"),
        (("--heroes", "bigfoot", "--cards", "snark"), "Did you mean robin-hood/snark?"),
        (("--heroes", "bigfoot,"), "--heroes takes names with a comma between"),
        (("--heroes", "bigfoot", "--paper", "a5"), "there is no paper `a5`: it can be a4, letter"),
        (("--heroes", "bigfoot", "--lang", "de"), "there is no language `de`: it can be en, tr, zh"),
    ],
)
def test_a_wrong_choice_is_answered_with_the_right_ones(
    arguments: tuple[str, ...], said: str, run: Run, tmp_path: Path
) -> None:
    status, complaint = run(*arguments, "-o", tmp_path / "cards.pdf")
    assert status == WRONG_USE
    assert said in complaint
    assert files(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cards.png", "`{folder}/cards.png` has to end in .pdf"),
        ("nowhere/cards.pdf", "nowhere/cards.pdf cannot be written: there is no folder {folder}/nowhere"),
        ("folder.pdf", "it is not an ordinary file"),
    ],
)
def test_a_file_that_cannot_be_written_is_named_in_one_line(name: str, said: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder.pdf").mkdir()
    status, complaint = run("--heroes", "bigfoot", "-o", tmp_path / name)
    assert status == WRONG_USE
    assert said.format(folder=tmp_path) in complaint
    assert len(complaint.splitlines()) == 1


def test_two_processes_write_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.pdf" for seed in range(2)]
    for seed, file in enumerate(files):
        arguments = [
            "print",
            "--heroes",
            "bigfoot,robin-hood",
            "--cards",
            "feint,hoax,snark",
            "--backs",
            "-o",
            str(file),
        ]
        environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
        subprocess.run([sys.executable, "-m", "cardwright", *arguments], cwd=HOME, env=environment, check=True)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_a_file_the_command_says_how_to_name_one(run: Run) -> None:
    status, complaint = run("--heroes", "bigfoot")
    assert status == WRONG_USE
    assert "-o" in complaint


def test_texts_that_cannot_be_printed_are_told_like_problems_of_content_and_nothing_is_written(
    run: Run, tmp_path: Path
) -> None:
    heroes = tmp_path / "night-watch" / "heroes"
    heroes.mkdir(parents=True)
    (heroes.parent / "set.yaml").write_text((EXAMPLES / "set.yaml").read_text())
    keeper = (EXAMPLES / "heroes" / "lighthouse-keeper.yaml").read_text()
    keeper = keeper.replace("name: Swoop", "name: Swoop \N{BIRD}")
    (heroes / "lighthouse-keeper.yaml").write_text(keeper.replace("name: Storm Warning", f"name: {'Storm' * 12}"))
    file = tmp_path / "cards.pdf"
    file.write_text("what was there before")
    status, complaint = run("--heroes", "lighthouse-keeper", "--content", tmp_path, "-o", file)
    assert status == PROBLEMS
    assert "lighthouse-keeper.yaml:42:11: error[no-glyph]: No font can print the character" in complaint
    assert f"name: {'Storm' * 12}" in complaint
    assert complaint.endswith("2 errors\n")
    assert file.read_text() == "what was there before"


def test_decks_and_cards_of_the_other_system_are_printed_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    assert run("--decks", "the-heist-starter", "--backs", "-o", file) == (FINE, "")
    assert len(pages(file)) == 10
    assert run("--cards", "minotaur,kiroshi-optics", "--lang", "tr", "--paper", "letter", "-o", file) == (FINE, "")
    (page,) = pages(file)
    assert "Minotor" in page
    assert "Kiroshi" in page


def test_a_card_of_a_hero_alone_brings_its_hero(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    assert run("--cards", "bigfoot/feint", "-o", file) == (FINE, "")
    assert pages(file)[0].count("Feint") == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "say what is printed: --heroes A,B or --decks A,B or --cards A,B"),
        (("--decks", "the-heist"), "Did you mean the-heist-starter?"),
        (("--cards", "minotar"), "Did you mean minotaur?"),
        (("--decks", "the-heist-starter", "--cards", "minotaur"), "minotaur is in none of the decks the-heist-starter"),
        (("--decks", "the-heist-starter", "--heroes", "bigfoot"), "--heroes and --decks are of different games"),
    ],
)
def test_what_cannot_be_printed_together_is_told(
    arguments: tuple[str, ...], said: str, run: Run, tmp_path: Path
) -> None:
    status, complaint = run(*arguments, "-o", tmp_path / "cards.pdf")
    assert status == WRONG_USE
    assert said in complaint
    assert files(tmp_path) == []

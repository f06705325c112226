"""The command line: wrong use is one line and status 2, and nothing a person can mend ends in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import HOME
from effects.problem import ContentError, Place, Problem
from tools import cli, version
from tools.content_folders import VARIABLE
from tools.exit_status import FINE, PROBLEMS, WRONG_USE
from tools.options import content_folders


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["lst"], "No such command 'lst'. Did you mean 'list'?"),
        (["play"], "say who meets: --heroes A,B or --decks A,B"),
        (["play", "--heros", "a,b"], "No such option: --heros"),
        (
            ["play", "--heroes", "bigfoot,"],
            "--heroes takes names with a comma between, such as `a,b`, not `bigfoot,`",
        ),
        (["play", "--heroes", "a,b", "--seats", "human,"], "--seats takes names with a comma between"),
        (["simulate", "--heroes", "a,b", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "--heroes", "a,b", "--games", "0"], "Invalid value for '--games'"),
        (["replay", "no-such-file"], "'no-such-file' does not exist"),
        (["check", "--content", "no-such-folder"], "'no-such-folder' does not exist"),
        (["check", "--content", ""], "expected the name of a folder, found an empty text"),
        (["list", "--content", __file__], "is a file"),
        (["show", "/"], "a card is shown by its hero and its own id, such as `bigfoot/feint`, not by `/`"),
        (["show", "bigfoot/"], "such as `bigfoot/feint`"),
    ],
)
def test_wrong_use_is_one_clear_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status(arguments) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("cardwright: ")
    assert output.err.count("\n") == 1
    assert message in output.err


def test_a_content_folder_of_the_environment_has_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "no-such-folder")
    assert cli.status(["list"]) == WRONG_USE


def test_content_folders_of_the_environment_come_before_those_of_the_options(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    for folder in (first, second, third):
        folder.mkdir()
    monkeypatch.setenv(VARIABLE, f"{first}{os.pathsep}{second}")
    assert content_folders([third]) == [first, second, third]
    assert content_folders(None) == [first, second]


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status([]) == FINE
    assert capsys.readouterr().out.startswith("Usage: cardwright")


def test_a_key_that_interrupts_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(version, "version_line", interrupted)
    assert cli.status(["--version"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_file_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(version, "version_line", lambda: (tmp_path / "absent" / "file").write_text(""))
    assert cli.status(["--version"]) == WRONG_USE
    assert capsys.readouterr().err == f"cardwright: {tmp_path / 'absent' / 'file'}: No such file or directory\n"


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_a_reader_who_goes_away_ends_it_quietly(arguments: list[str]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "w") as nobody:
        done = subprocess.run(
            [sys.executable, "-m", "cardwright", *arguments], cwd=HOME, stdout=nobody, stderr=subprocess.PIPE, text=True
        )
    assert done.stderr == ""
    assert done.returncode == 1


def test_content_that_cannot_be_used_is_shown_with_its_problems(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unusable() -> str:
        raise ContentError([Problem("no-cards", "this hero has no cards", Place("fox.yaml", 3, 1))])

    monkeypatch.setattr(version, "version_line", unusable)
    assert cli.status(["--version"]) == PROBLEMS
    output = capsys.readouterr()
    assert output.out == ""
    assert "fox.yaml:3:1" in output.err
    assert "this hero has no cards" in output.err

"""`cardwright rules`: a file by its ending, and one line for whoever asked for something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.handbook.handbooks import hostile
from tools import cli
from tools.exit_status import FINE, PROBLEMS, WRONG_USE


def rules(*arguments: str | Path) -> int:
    return cli.status(["rules", *map(str, arguments)])


@pytest.mark.parametrize(("name", "sign"), [("rules.html", b"<!doctype html>"), ("RULES.PDF", b"%PDF")])
def test_the_ending_of_the_file_says_what_is_written(tmp_path: Path, name: str, sign: bytes) -> None:
    assert rules("-o", tmp_path / name, "--heroes", "bigfoot", "--lang", "tr", "--paper", "letter") == FINE
    written = (tmp_path / name).read_bytes()
    assert written.startswith(sign)
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("chosen", [("--system", "cyberpunk"), ("--decks", "the-heist-starter")])
def test_the_rules_of_the_other_system_are_asked_for_by_name_or_with_its_decks(
    chosen: tuple[str, str], tmp_path: Path
) -> None:
    assert rules("-o", tmp_path / "rules.html", *chosen) == FINE
    text = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert 'id="card-kiroshi-optics"' in text
    assert ('id="card-minotaur"' in text) is (chosen[0] == "--system")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing option '-o'"),
        (["-o", "rules.txt"], "`rules.txt` has to end in .html or .pdf"),
        (["-o", "rules.pdf", "--paper", "b5"], "there is no paper `b5`: it can be a4, letter"),
        (["-o", "rules.pdf", "--lang", "de"], "there is no language `de`: it can be en, tr, zh"),
        (
            ["-o", "rules.pdf", "--system", "chess"],
            "there are no rules for `chess`: there are for cyberpunk, unmatched",
        ),
        (["-o", "rules.pdf", "--system", "cyberpunk", "--heroes", "bigfoot"], "--heroes is not for cyberpunk"),
        (["-o", "rules.pdf", "--decks", "the-heist"], "Did you mean the-heist-starter?"),
        (["-o", "rules.pdf", "--heroes", "bigfoot,"], "--heroes takes names with a comma between"),
        (["-o", "rules.pdf", "--heroes", "bigfot"], "Did you mean bigfoot?"),
        (["-o", "no-such-folder/rules.pdf"], "no-such-folder/rules.pdf cannot be written"),
    ],
)
def test_wrong_use_is_one_clear_line_and_writes_nothing(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert rules(*arguments) == WRONG_USE
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_no_font_can_print_is_a_problem_on_paper_and_none_on_a_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile(tmp_path / "own", last="Fox \N{FOX FACE}")
    own = ("--content", tmp_path / "own", "--heroes", "evil")
    assert rules("-o", tmp_path / "rules.pdf", *own) == PROBLEMS
    assert "evil.yaml:12:" in capsys.readouterr().err
    assert not (tmp_path / "rules.pdf").exists()
    assert rules("-o", tmp_path / "rules.html", *own) == FINE
    assert "\N{FOX FACE}" in (tmp_path / "rules.html").read_text(encoding="utf-8")

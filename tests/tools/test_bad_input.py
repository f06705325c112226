"""Whatever is done to the command line, it answers in words and spoils nothing."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from cardwright import HOME
from tools import cli

FINE, PROBLEMS, WRONG_USE = 0, 1, 2
HEROES = ("--heroes", "robin-hood,bigfoot")
MACHINES = ("--seats", "random,random", "--seed", "1")


def test_a_pipe_stays_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert cli.status(["play", *HEROES, *MACHINES, "--save", str(pipe)]) == WRONG_USE
    assert "not an ordinary file" in capsys.readouterr().err
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_pipe_is_no_saved_match_to_wait_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert cli.status(["replay", str(tmp_path / "pipe")]) == PROBLEMS
    assert "not an ordinary file" in capsys.readouterr().err


def test_a_match_is_saved_where_a_link_leads(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to("match")
    assert cli.status(["play", *HEROES, *MACHINES, "--save", str(link)]) == FINE
    assert link.is_symlink()
    assert cli.status(["replay", str(tmp_path / "match")]) == FINE


ABILITIES = (
    "{when: start_of_turn, do: [{draw: 1}, {draw: 1}]}",
    "{when: start_of_turn, do: [{do: [{if: {not: your_turn}, draw: 1}]}]}",
)


@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_may_have_several_steps(ability: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = (HOME / "docs/examples/hero.yaml").read_text(encoding="utf-8")
    hero = tmp_path / "keeper.yaml"
    hero.write_text(re.sub(r"(?s)\nabilities:.*?\n\n", f"\nabilities:\n  - {ability}\n\n", example), encoding="utf-8")
    assert cli.status(["check", str(hero)]) == FINE
    assert "No problems." in capsys.readouterr().out


def test_json_is_all_there_is_on_standard_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.yaml").write_text("{{{: ]", encoding="utf-8")
    assert cli.status(["check", "--json", str(tmp_path / "broken.yaml")]) == PROBLEMS
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert problem["code"] == "syntax-error"

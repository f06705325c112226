"""Whatever is done to the command line, it answers in words and spoils nothing."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardwright import HOME
from tools import cli
from tools.exit_status import FINE, PROBLEMS, WRONG_USE
from tools.limits import LARGEST_SEED, MOST_TURNS

HEROES = ("--heroes", "robin-hood,bigfoot")
MACHINES = ("--seats", "random,random", "--seed", "1")
COMMAND = (sys.executable, "-c", "from tools.cli import main; main()")


def ran(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A command as a shell runs it."""
    surroundings = {**os.environ, "PYTHONPATH": str(HOME), **environment}
    return subprocess.run([*COMMAND, *arguments], env=surroundings, capture_output=True, timeout=60)


@pytest.mark.parametrize("option", ["--mode", "--board"])
def test_an_empty_word_is_none(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert cli.status(["play", *HEROES, *MACHINES, option, ""]) == WRONG_USE
    assert f"Invalid value for '{option}': expected a word, found an empty text" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--heroes", "fox\x1b[31m,bigfoot"],
        ["play", *HEROES, "--mode", "\x1b[31m"],
        ["play", *HEROES, "--board", "\x1b[31m"],
        ["play", *HEROES, "--seats", "\x1b[31m,random"],
        ["show", "\x1b[31m"],
    ],
)
def test_what_a_terminal_would_obey_is_not_said_back_to_it(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert cli.status(arguments) == WRONG_USE
    said = capsys.readouterr().err
    assert "\x1b" not in said
    assert "<U+001B>[31m" in said


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


def test_the_largest_numbers_that_can_be_asked_for_can_be_replayed(tmp_path: Path) -> None:
    file = str(tmp_path / "match")
    largest = ("--seed", str(LARGEST_SEED), "--turn-cap", str(MOST_TURNS))
    assert cli.status(["play", *HEROES, "--seats", "random,random", *largest, "--save", file]) == FINE
    assert cli.status(["replay", file]) == FINE


@pytest.mark.parametrize("option", ["--seed", "--turn-cap"])
def test_numbers_that_no_save_can_hold_are_refused(option: str) -> None:
    assert cli.status(["play", *HEROES, "--seats", "random,random", option, "9" * 30]) == WRONG_USE


def test_an_unknown_hero_is_wrong_use_of_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["play", "--seats", "random,random"], ["simulate", "--games", "2", "--json"]):
        assert cli.status([*command, "--heroes", "robin-hood,bigfot"]) == WRONG_USE
        output = capsys.readouterr()
        assert output.out == ""
        assert "Did you mean bigfoot?" in output.err


ABILITIES = (
    "{when: start_of_turn, do: [{draw: 1}, {draw: 1}]}",
    "{when: start_of_turn, do: [{do: [{if: {not: your_turn}, draw: 1}]}]}",
)


@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_may_have_several_steps(ability: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = (HOME / "docs/examples/heroes/lighthouse-keeper.yaml").read_text(encoding="utf-8")
    hero = tmp_path / "keeper.yaml"
    hero.write_text(re.sub(r"(?s)\nabilities:.*?\n\n", f"\nabilities:\n  - {ability}\n\n", example), encoding="utf-8")
    assert cli.status(["check", str(hero)]) == FINE
    assert "No problems." in capsys.readouterr().out


def test_a_terminal_that_knows_few_characters_gets_the_others_as_question_marks() -> None:
    shown = ran("show", "sherwood-forest", PYTHONIOENCODING="ascii", COLUMNS="80")
    assert (shown.returncode, shown.stderr) == (FINE, b"")
    assert b"?f03" in shown.stdout


def test_a_width_of_nothing_is_no_width() -> None:
    assert b"Bigfoot" in ran("show", "bigfoot", COLUMNS="0").stdout


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_nobody_has_to_listen(closed: str) -> None:
    line = " ".join(f"'{word}'" for word in (*COMMAND, "list"))
    said = subprocess.run(["sh", "-c", f"{line} {closed}"], cwd=HOME, capture_output=True, timeout=60)
    assert said.returncode == FINE
    assert b"Traceback" not in said.stderr


def test_without_input_a_match_stops_in_words() -> None:
    line = " ".join(f"'{word}'" for word in (*COMMAND, "play", *HEROES))
    said = subprocess.run(["sh", "-c", f"{line} <&-"], cwd=HOME, capture_output=True, timeout=60)
    assert said.returncode == PROBLEMS
    assert b"Traceback" not in said.stderr
    assert b"The match is not over" in said.stdout


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no device that is always full")
def test_a_full_disk_is_said_so() -> None:
    with Path("/dev/full").open("w") as full:
        said = subprocess.run([*COMMAND, "list", "--json"], cwd=HOME, stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert said.returncode == PROBLEMS
    assert said.stderr == b"cardwright: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of a session in /proc")
def test_a_simulation_that_is_killed_leaves_nobody_behind() -> None:
    arguments = [*COMMAND, "simulate", *HEROES, "--games", "1000000", "--jobs", "2", "--json"]
    parent = subprocess.Popen(
        arguments, cwd=HOME, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        assert within_seconds(30, lambda: len(_session(parent.pid)) >= 3)
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    assert within_seconds(30, lambda: not _session(parent.pid))


def within_seconds(seconds: int, holds: object) -> bool:
    """Whether something comes to hold in time."""
    assert callable(holds)
    end = time.monotonic() + seconds
    while not (done := bool(holds())) and time.monotonic() < end:
        time.sleep(0.1)
    return done


def _session(leader: int) -> list[str]:
    """The processes of a session that are still at work."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                state, _, _, session = (process / "stat").read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            if int(session) == leader and state != "Z":
                found.append(process.name)
    return found


def test_json_is_all_there_is_on_standard_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.yaml").write_text("{{{: ]", encoding="utf-8")
    assert cli.status(["check", "--json", str(tmp_path / "broken.yaml")]) == PROBLEMS
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert problem["code"] == "syntax-error"

"""Saved matches: written whole, read with care, played again to the same end."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from content.library.folders import BUILT_IN
from engine.kernel.errors import BadSave
from tools import cli, saves
from tools.exit_status import WRONG_USE

SET = BUILT_IN / "unmatched" / "robin-hood-vs-bigfoot"
PLAY = ["play", "--heroes", "robin-hood,bigfoot", "--seats", "random,random", "--seed", "5", "--json"]


@pytest.fixture
def saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[Path, dict[str, Any]]:
    """A saved match, and what came of it."""
    path = tmp_path / "match.json"
    assert cli.status([*PLAY, "--save", str(path)]) == 0
    return path, json.loads(capsys.readouterr().out)


def complaint(capsys: pytest.CaptureFixture[str], path: Path, *options: str) -> str:
    """What replaying says that is wrong: one line, and nothing else."""
    assert cli.status(["replay", str(path), *options]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    return output.err


def changed(path: Path, **changes: object) -> Path:
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    return path


def test_a_replay_ends_in_the_same_digest(
    saved: tuple[Path, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    path, played = saved
    assert cli.status(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == played
    assert cli.status(["replay", str(path)]) == 0
    assert "Turn 1: Robin Hood" in capsys.readouterr().out


def test_a_save_holds_everything_the_match_depends_on(saved: tuple[Path, dict[str, Any]]) -> None:
    data = json.loads(saved[0].read_text())
    assert list(data) == [
        *("format", "system", "heroes", "board", "mode", "options", "sets", "seed", "seats", "fingerprint", "answers")
    ]
    assert (data["board"], data["mode"], data["options"], data["seed"]) == (
        "sherwood-forest",
        "duel",
        {"turn_cap": 200},
        5,
    )
    assert len(data["answers"]) == saved[1]["decisions"]


def test_a_cut_off_file_is_named_as_such(
    saved: tuple[Path, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    text = saved[0].read_text()
    for length in (len(text) // 2, len(text) - 3, text.index("sherwood") + 4):
        saved[0].write_text(text[:length])
        assert "cut off" in complaint(capsys, saved[0])
    saved[0].write_text("\n")
    assert "is not a saved match: it is empty" in complaint(capsys, saved[0])


@pytest.mark.parametrize("text", ["", "not json", "[]", "{}", "[" * 100_000, "7", '{"format": 3}', "\ufeff{}"])
def test_what_is_no_saved_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text)
    assert str(path) in complaint(capsys, path)


def test_a_mark_of_the_byte_order_does_no_harm(saved: tuple[Path, dict[str, Any]]) -> None:
    saved[0].write_text(saved[0].read_text(), encoding="utf-8-sig")
    assert cli.status(["replay", str(saved[0])]) == 0


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not text" in complaint(capsys, path)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "cardwright match 9"}, "cardwright match 9"),
        ({"seed": "5"}, "damaged at seed"),
        ({"seed": -1}, "damaged at seed"),
        ({"answers": [1]}, "damaged at answers.0"),
        ({"options": {}}, "damaged at options.turn_cap"),
        ({"options": []}, "damaged at options"),
        ({"seed": True}, "damaged at seed"),
        ({"seed": 2**63}, "damaged at seed"),
        ({"mode": "teams"}, "expected duel or team or team-of-three or free-for-all, found teams"),
        ({"board": None}, "damaged at board"),
        ({"surprise": 1}, "damaged at surprise"),
        ({"heroes": ["bigfoot"]}, "damaged at heroes"),
    ],
)
def test_a_damaged_save_says_where(
    saved: tuple[Path, dict[str, Any]], capsys: pytest.CaptureFixture[str], changes: dict[str, object], said: str
) -> None:
    assert said in complaint(capsys, changed(saved[0], **changes))


def test_an_illegal_answer_is_named_with_its_number_and_the_legal_ones(
    saved: tuple[Path, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    answers = json.loads(saved[0].read_text())["answers"]
    answers[7] = "fly"
    said = complaint(capsys, changed(saved[0], answers=answers))
    assert f"answer 8 of {len(answers)}" in said
    assert "'fly' is not among the options" in said


def test_more_answers_than_the_match_has_are_illegal(
    saved: tuple[Path, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    answers = json.loads(saved[0].read_text())["answers"]
    assert "nothing is asked" in complaint(capsys, changed(saved[0], answers=[*answers, "none"]))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("heroes/bigfoot.yaml", "health: 16", "health: 15", "the hero bigfoot changed"),
        ("heroes/robin-hood.yaml", "- draw: combat_damage", "- draw: 2", "the hero robin-hood changed"),
        ("boards/sherwood-forest.yaml", "start: 1", "start: 3", "the board sherwood-forest"),
    ],
)
def test_a_save_of_other_content_says_what_changed(
    saved: tuple[Path, dict[str, Any]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    file: str,
    old: str,
    new: str,
    said: str,
) -> None:
    shutil.copytree(SET, tmp_path / "content" / SET.name)
    path = tmp_path / "content" / SET.name / file
    text = path.read_text()
    assert old in text
    if "start" in old:
        text = text.replace("start: 1", "start: 9").replace("start: 2", "start: 1").replace("start: 9", "start: 2")
    path.write_text(text.replace(old, new, 1) if "start" not in old else text)
    assert said in complaint(capsys, saved[0], "--content", str(tmp_path / "content"))


def test_a_hero_that_is_gone_is_a_problem_of_the_content(
    saved: tuple[Path, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.status(["replay", str(changed(saved[0], heroes=["robin-hood", "bigfot"]))]) == 1
    assert "Did you mean bigfoot?" in capsys.readouterr().err


def test_nothing_is_left_behind_when_a_save_cannot_be_written(
    saved: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, before = saves.read(saved[0]), saved[0].read_text()

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadSave, match="No space left on device"):
        saves.write(save, saved[0])
    assert saved[0].read_text() == before
    assert list(tmp_path.iterdir()) == [saved[0]]


@pytest.mark.parametrize("name", ["missing/match.json", "."])
def test_a_place_that_cannot_be_written_is_refused_before_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert cli.status([*PLAY, "--save", str(tmp_path / name)]) == WRONG_USE
    assert capsys.readouterr().out == ""


def test_a_file_that_is_no_save_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hero.yaml"
    path.write_text("name: Fox")
    assert cli.status([*PLAY, "--save", str(path)]) == WRONG_USE
    assert "choose another name" in capsys.readouterr().err
    assert path.read_text() == "name: Fox"

"""A file is written whole or not at all, and never in the place of something that is no file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import whole_file


def test_the_file_holds_what_was_written_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    whole_file.write(b"first", file)
    whole_file.write(b"second", file)
    assert file.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_is_followed_and_stays(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "file")
    whole_file.write(b"text", link)
    assert link.is_symlink()
    assert (tmp_path / "file").read_bytes() == b"text"


def test_a_failure_half_way_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cards.pdf"
    whole_file.write(b"old", file)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(whole_file.Unwritable, match="No space left"):
        whole_file.write(b"new", file)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("what", ["folder", "pipe"])
def test_what_is_no_ordinary_file_is_refused(what: str, tmp_path: Path) -> None:
    place = tmp_path / "place"
    if what == "pipe":
        os.mkfifo(place)
    else:
        place.mkdir()
    with pytest.raises(whole_file.Unwritable, match="not an ordinary file"):
        whole_file.write(b"text", place)


def test_a_missing_folder_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(whole_file.Unwritable, match="there is no folder"):
        whole_file.write(b"text", tmp_path / "nowhere" / "cards.pdf")


def test_the_rights_are_those_of_any_new_file(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("x")
    whole_file.write(b"x", tmp_path / "whole")
    assert (tmp_path / "whole").stat().st_mode == plain.stat().st_mode

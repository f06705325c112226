"""Lines of text: each part in a font that has its characters, at a place of its own, within the room there is."""

from __future__ import annotations

import pytest

from tools.boards.lettering import centred, line, width


def test_a_text_in_one_font_is_one_run() -> None:
    (run,) = line("Ağır İniş", 10, 5, 7, anchor="middle").runs
    assert (run.text, run.x, run.chinese) == ("Ağır İniş", 10, False)
    (run,) = line("舍伍德森林", 10, 5, 7).runs
    assert run.chinese


def test_a_text_in_two_fonts_is_cut_where_the_font_changes() -> None:
    made = line("空格: 12 区域", 100, 5, 10, anchor="end")
    assert [(run.text, run.chinese) for run in made.runs] == [("空格", True), (": 12 ", False), ("区域", True)]
    assert made.anchor == "start"
    assert made.runs[0].x == pytest.approx(100 - made.width)
    assert made.runs[2].x == pytest.approx(100 - 20)


def test_no_run_begins_with_a_space_that_svg_would_swallow() -> None:
    made = line("秘密通道 (3)", 0, 5, 10)
    assert [run.text for run in made.runs] == ["秘密通道", "(3)"]
    assert made.runs[1].x == pytest.approx(40 + width(" ", 10))


def test_a_text_too_wide_for_its_room_gets_smaller() -> None:
    assert line("Sherwood", 0, 0, 7, room=1000).size == 7
    small = line("Sherwood", 0, 0, 7, room=10)
    assert small.size < 7
    assert small.width == pytest.approx(10)
    assert centred("森", 0, 0, 8, room=4).size == pytest.approx(4)


def test_bold_letters_are_wider() -> None:
    assert width("Sherwood", 10, bold=True) > width("Sherwood", 10)

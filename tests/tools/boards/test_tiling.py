"""Sheets show all of a board at its true size, and what two of them share lies at the same place on both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tools.boards.drawn_boards import FILES, grid, load
from tools.boards.picture import picture
from tools.boards.svg import as_svg
from tools.boards.tabletop import as_sheets
from tools.boards.tiling import EDGE, OVERLAP, tiling
from tools.boards.wedges import number
from tools.paper.sheets import PAPERS

MILLIMETRE = 72 / 25.4
"""In points."""


@given(width=st.floats(20, 3000), height=st.floats(20, 3000), paper=st.sampled_from(sorted(PAPERS)))
def test_the_sheets_show_everything_and_neighbours_share_a_strip(width: float, height: float, paper: str) -> None:
    made = tiling((0, -22, width, height - 22), PAPERS[paper])
    assert len(made.tiles) == made.columns * made.rows
    by_place = {(tile.column, tile.row): tile.window for tile in made.tiles}
    assert by_place[0, 0][:2] == pytest.approx((0, -22))
    assert by_place[made.columns - 1, made.rows - 1][2:] == pytest.approx((width, height - 22))
    for (column, row), (left, top, right, bottom) in by_place.items():
        assert right - left <= made.across - 2 * EDGE + 1e-6
        assert bottom - top <= made.down - 2 * EDGE + 1e-6
        if column:
            assert by_place[column - 1, row][2] - left == pytest.approx(OVERLAP)
        if row:
            assert by_place[column, row - 1][3] - top == pytest.approx(OVERLAP)


def test_the_way_the_paper_lies_takes_the_fewest_sheets() -> None:
    a4 = PAPERS["a4"]
    assert tiling((0, 0, 270, 180), a4).across == 297
    assert tiling((0, 0, 180, 270), a4).across == 210
    assert len(tiling((0, 0, 270, 180), a4).tiles) == len(tiling((0, 0, 180, 270), a4).tiles) == 1


@pytest.mark.parametrize("room", [(273.0, 1), (273.1, 2)])
def test_a_drawing_takes_one_sheet_up_to_its_edges(room: tuple[float, int]) -> None:
    assert len(tiling((0, 0, room[0], 100), PAPERS["a4"]).tiles) == room[1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_shape_is_on_every_sheet_that_shows_a_part_of_it(path: Path) -> None:
    whole = picture(load(path), "b")
    made = tiling(whole.window, PAPERS["a4"])
    parts = [whole.within(tile.window) for tile in made.tiles]
    for tile, part in zip(made.tiles, parts, strict=True):
        left, top, right, bottom = tile.window
        assert f'viewBox="{number(left)} {number(top)} ' in as_svg(part)
        for disc in whole.discs:
            x, y = disc.centre
            if left - 23 < x < right + 23 and top - 23 < y < bottom + 23:
                assert disc in part.discs
        for track in whole.tracks:
            if any(left - 4 < x < right + 4 and top - 4 < y < bottom + 4 for x, y in track.curve.points()):
                assert track in part.tracks
    assert {entry.text.runs for part in parts for entry in part.legend} == {entry.text.runs for entry in whole.legend}


def test_a_millimetre_of_the_drawing_is_a_millimetre_on_paper() -> None:
    whole = picture(load(FILES[0]), "b")
    made = tiling(whole.window, PAPERS["a4"])
    wide = made.tiles[0].window[2] - made.tiles[0].window[0]
    sheet = as_sheets(whole, made).pictures("svg")[1].decode()
    (drawn,) = re.findall(r'<image[^>]* width="([\d.]+)"', sheet)
    assert float(drawn) == pytest.approx(wide * MILLIMETRE, abs=0.001)


def test_a_small_board_needs_one_sheet_and_no_page_that_shows_how_they_lie() -> None:
    whole = picture(grid(3, 2, 2), "b")
    made = tiling(whole.window, PAPERS["letter"])
    assert len(made.tiles) == 1
    assert len(as_sheets(whole, made).pictures("svg")) == 1

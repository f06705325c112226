"""Where cards lie on a sheet, where they are cut, and where their backs are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tools.paper.sheets import BLEED, HEIGHT, PAPERS, SLOTS, UNPRINTABLE, WIDTH, Paper, Slot, bleeds, sheets

EVERY_PAPER = pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))


@EVERY_PAPER
def test_nine_cards_lie_side_by_side_in_the_middle_of_what_can_be_printed(paper: Paper) -> None:
    corners = [paper.corner(slot) for slot in SLOTS]
    assert len(set(corners)) == 9
    across, down = sorted({x for x, _ in corners}), sorted({y for _, y in corners})
    assert [right - left for left, right in pairwise(across)] == pytest.approx([WIDTH] * 2)
    assert [below - above for above, below in pairwise(down)] == pytest.approx([HEIGHT] * 2)
    assert across[0] == pytest.approx(paper.width - across[-1] - WIDTH)
    assert down[0] == pytest.approx(paper.height - down[-1] - HEIGHT)
    assert min(across[0], down[0]) > UNPRINTABLE


@EVERY_PAPER
def test_every_edge_of_a_card_lies_on_a_cut_that_runs_over_the_whole_sheet(paper: Paper) -> None:
    cuts = list(paper.cuts(SLOTS))
    upright = {line.start[0] for line in cuts if line.start[0] == line.end[0]}
    level = {line.start[1] for line in cuts if line.start[1] == line.end[1]}
    for slot in SLOTS:
        x, y = paper.corner(slot)
        assert {x, x + WIDTH} <= upright
        assert {y, y + HEIGHT} <= level
    for line in cuts:
        reach = (line.end[0] - line.start[0]) + (line.end[1] - line.start[1])
        side = paper.height if line.start[0] == line.end[0] else paper.width
        assert reach == pytest.approx(side - 2 * UNPRINTABLE)


def test_a_sheet_is_cut_only_where_cards_lie() -> None:
    assert len(list(PAPERS["a4"].cuts([Slot(0, 0)]))) == 4


@EVERY_PAPER
def test_a_back_lies_behind_its_front_when_the_sheet_is_turned_over_its_long_edge(paper: Paper) -> None:
    for slot in SLOTS:
        (x, y), (x_behind, y_behind) = paper.corner(slot), paper.corner(slot.behind)
        assert x_behind == pytest.approx(paper.width - x - WIDTH)
        assert y_behind == y
        assert slot.behind.behind == slot


def test_cards_fill_sheets_row_by_row_and_the_last_may_be_short() -> None:
    full, short = sheets([str(number) for number in range(13)])
    assert list(full.values()) == [str(number) for number in range(9)]
    assert full[Slot(2, 0)] == "2"
    assert short == {Slot(0, 0): "9", Slot(1, 0): "10", Slot(2, 0): "11", Slot(0, 1): "12"}


def test_a_back_bleeds_only_where_no_other_lies_beside_it() -> None:
    around = bleeds([Slot(1, 0), Slot(2, 0), Slot(2, 1)])
    assert around[Slot(1, 0)] == {"left": BLEED, "right": 0, "top": BLEED, "bottom": BLEED}
    assert around[Slot(2, 0)] == {"left": 0, "right": BLEED, "top": BLEED, "bottom": 0}

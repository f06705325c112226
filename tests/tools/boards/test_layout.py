"""On the table figures stand on every space, every path is seen, and none runs under a space it does not lead to."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from content.schema.unmatched.board import Board, PathKind
from tests.tools.boards.drawn_boards import FILES, grid, load
from tools.boards.layout import CLEAR, RADIUS, SPACE, Layout, lay_out


@pytest.fixture(params=[*FILES, (10, 10, 3), (1, 2, 1)], ids=str)
def board(request: pytest.FixtureRequest) -> Board:
    return grid(*request.param) if isinstance(request.param, tuple) else load(request.param)


def between(layout: Layout, here: str, there: str) -> float:
    return dist(layout.centres[here], layout.centres[there])


def test_spaces_leave_room_for_the_path_between_them(board: Board) -> None:
    layout = lay_out(board)
    closest = min(between(layout, here, there) for here, there in combinations(layout.centres, 2))
    assert closest == pytest.approx(SPACE + CLEAR)


def test_everything_lies_inside_the_board(board: Board) -> None:
    layout = lay_out(board)
    for x, y in layout.centres.values():
        assert RADIUS < x < layout.width - RADIUS
        assert RADIUS < y < layout.height - RADIUS


def test_a_path_begins_and_ends_at_the_rims_of_its_spaces(board: Board) -> None:
    layout = lay_out(board)
    for track in layout.tracks:
        assert dist(track.curve.start, layout.centres[track.path.start]) == pytest.approx(RADIUS)
        assert dist(track.curve.end, layout.centres[track.path.end]) == pytest.approx(RADIUS)


def test_every_path_is_drawn_and_no_secret_passage(board: Board) -> None:
    drawn = [track.path for track in lay_out(board).tracks]
    assert drawn == [path for path in board.joins() if path.kind is not PathKind.PASSAGE]


def test_no_path_of_a_board_runs_under_a_third_space(board: Board) -> None:
    layout = lay_out(board)
    assert layout.covered == ()
    for track in layout.tracks:
        others = [at for space, at in layout.centres.items() if space not in (track.path.start, track.path.end)]
        assert all(dist(point, other) > RADIUS for point in track.curve.points() for other in others)


def test_a_path_bends_round_a_space_that_is_in_its_way() -> None:
    board = grid(3, 1, zones=1)
    layout = lay_out(board.model_copy(update={"paths": (*board.paths, ("s0-0", "s2-0"))}))
    assert layout.covered == ()
    bent = layout.tracks[-1].curve
    assert min(dist(point, layout.centres["s1-0"]) for point in bent.points()) > RADIUS


def test_a_path_that_cannot_get_round_is_told() -> None:
    board = grid(9, 9, zones=1)
    layout = lay_out(board.model_copy(update={"paths": (*board.paths, ("s0-4", "s8-4"))}))
    assert [(path.start, path.end) for path, _ in layout.covered] == [("s0-4", "s8-4")] * 7


def test_spaces_drawn_on_each_other_do_not_make_a_board_endless() -> None:
    board = grid(10, 10, zones=1)
    first, second, *rest = board.spaces
    near = second.model_copy(update={"at": (first.at[0] + 0.5, first.at[1])})
    layout = lay_out(board.model_copy(update={"spaces": (first, near, *rest)}))
    assert max(layout.width, layout.height) < 2000


def test_a_small_board_lies_in_the_middle_of_a_wide_drawing() -> None:
    layout = lay_out(grid(1, 2, zones=1), narrowest=400)
    assert layout.width == 400
    assert {x for x, _ in layout.centres.values()} == {200}

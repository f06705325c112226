"""Which board a match is played on, and which boards have no room for its heroes."""

from __future__ import annotations

import pytest

from content.library import load
from content.matches import default_board, line_up
from effects.problem import ContentError

FOUR_STARTS = {"marmoreal", "sarpedon", "soho", "baskerville-manor"}


def test_without_a_board_two_heroes_fight_on_the_first_board_of_the_first_ones_set() -> None:
    assert line_up(load(), ["robin-hood", "bigfoot"]).board.id == "sherwood-forest"


@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_board_more_heroes_fight_on_the_first_with_start_spaces_for_all(seats: int) -> None:
    library = load()
    assert all(len(board.demand().starts()) == 2 for board in library.boards_of("robin-hood-vs-bigfoot"))
    assert default_board(library, "robin-hood-vs-bigfoot", seats).id == "marmoreal"


@pytest.mark.parametrize("board", load().boards)
def test_a_board_without_start_spaces_for_all_is_refused(board: str) -> None:
    heroes = ["robin-hood", "bigfoot", "robin-hood", "bigfoot"]
    if board in FOUR_STARTS:
        assert len(line_up(load(), heroes, board, mode="free-for-all").board.starts) == 4
        return
    with pytest.raises(ContentError) as caught:
        line_up(load(), heroes, board, mode="free-for-all")
    assert [problem.code for problem in caught.value.problems] == ["missing-start"]
    assert caught.value.problems[0].message == f"The board {board} has no start space 3 and 4 for 4 heroes."

"""Which board a match is played on, and which boards have no room for its heroes."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.library import Library, load
from content.matches.misfit import Misfit
from content.matches.unmatched import MOST_FIGHTERS, default_board, line_up
from effects.problem import ContentError
from engine.unmatched.setup import begin

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


HERO = """\
name: The Shepherd
health: 5
move: 1
attack: melee
sidekicks:
{sidekicks}
cards:
  - {{id: crook, name: Crook, type: versatile, user: any, value: 2, copies: 30}}
"""
BOARD = """\
name: The Meadow
frame: {{width: 1000, height: 1000}}
zones: [{{id: green}}]
spaces:
{spaces}
paths:
  - [{path}]
"""


def meadow(spaces: int, starts: int) -> str:
    """A board of spaces in a row, the first of them start spaces."""
    ids = [f"m{number}" for number in range(1, spaces + 1)]
    lines = [
        f"  - {{id: {one}, at: [{number % 10 * 99}, {number // 10 * 99}], zones: [green]"
        + (f", start: {number + 1}}}" if number < starts else "}")
        for number, one in enumerate(ids)
    ]
    return BOARD.format(spaces="\n".join(lines), path=", ".join(ids))


def shepherds(folder: Path, *sidekicks: int, **boards: str) -> Library:
    """A set with a hero for each number of sidekicks, `shepherd-6` with six, and with boards."""
    folder = folder / "flocks"
    folder.mkdir()
    (folder / "set.yaml").write_text("name: Flocks\nsystem: unmatched\nversion: 1.0.0\n")
    for kind in ("heroes", "boards"):
        (folder / kind).mkdir()
    for number in sidekicks:
        kinds = [
            f"{{id: herd-{first}, name: Herd {first}, count: {min(10, number - first)}, attack: melee}}"
            for first in range(0, number, 10)
        ]
        lines = "\n".join(f"  - {kind}" for kind in kinds)
        (folder / f"heroes/shepherd-{number}.yaml").write_text(HERO.format(sidekicks=lines))
    for name, board in boards.items():
        (folder / f"boards/{name}.yaml").write_text(board)
    library = load([folder])
    assert [problem for problem in library.problems if problem.is_error] == []
    return library


def misfits(library: Library, heroes: list[str], board: str | None, mode: str = "duel") -> list[tuple[str, str, str]]:
    with pytest.raises(Misfit) as caught:
        line_up(library, heroes, board, mode=mode)
    return [(problem.code, problem.message, problem.hint) for problem in caught.value.problems]


def test_a_board_without_a_space_for_every_fighter_is_refused_and_others_are_named(tmp_path: Path) -> None:
    library = shepherds(tmp_path, 6, small=meadow(13, 2), exact=meadow(14, 2))
    ((code, message, hint),) = misfits(library, ["shepherd-6"] * 2, "small")
    assert code == "board-too-small"
    assert message == "The board small has 13 spaces, these heroes bring 14 fighters."
    assert "exact" in hint
    assert "small" not in hint
    assert line_up(library, ["shepherd-6"] * 2, "exact").fighters == 14


def test_without_a_board_the_first_with_a_space_for_every_fighter_is_taken(tmp_path: Path) -> None:
    library = shepherds(tmp_path, 6, small=meadow(13, 2), wide=meadow(14, 2))
    assert line_up(library, ["shepherd-6"] * 2).board.id == "wide"


def test_so_many_fighters_as_the_engine_is_made_for_all_move(tmp_path: Path) -> None:
    library = shepherds(tmp_path, 14, 15, 16, large=meadow(100, 4))
    lineup = line_up(library, ["shepherd-14", "shepherd-14", "shepherd-15", "shepherd-15"], "large", mode="team")
    assert lineup.fighters == MOST_FIGHTERS
    match, moved = begin(lineup, seed=1), set[str]()
    while match.choice is not None and len(moved) < MOST_FIGHTERS:
        option = next((key for key in match.choice.options if key not in moved and key != "done"), None)
        if match.choice.kind == "mover" and option is not None:
            moved.add(option)
        match.answer(option or match.choice.options[0])
    assert f"fighter {lineup.fighter_ids[-1]}" in moved
    ((code, message, _),) = misfits(
        library, ["shepherd-14", "shepherd-14", "shepherd-15", "shepherd-16"], "large", "team"
    )
    assert code == "too-many-fighters"
    assert message == "These heroes bring 63 fighters: expected at most 62 in a match."


@pytest.mark.parametrize(
    ("mode", "heroes", "code", "hint"),
    [
        ("duel", 1, "line-up-size", "Other modes: team (4), team-of-three (4), free-for-all (3 or 4)."),
        ("duel", 3, "line-up-size", "Other modes: team (4), team-of-three (4), free-for-all (3 or 4)."),
        ("team", 3, "line-up-size", "Other modes: duel (2), team-of-three (4), free-for-all (3 or 4)."),
        ("team-of-three", 2, "line-up-size", "Other modes: duel (2), team (4), free-for-all (3 or 4)."),
        ("free-for-all", 2, "line-up-size", "Other modes: duel (2), team (4), team-of-three (4)."),
        ("Duel", 2, "unknown-mode", "Did you mean duel?"),
        ("siege", 2, "unknown-mode", "There are duel, team, team-of-three, free-for-all."),
    ],
)
def test_a_mode_that_there_is_not_for_so_many_heroes_is_refused(mode: str, heroes: int, code: str, hint: str) -> None:
    assert [(found, advice) for found, _, advice in misfits(load(), ["bigfoot"] * heroes, "marmoreal", mode)] == [
        (code, hint)
    ]

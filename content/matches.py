"""From content to a line-up the engine can play: heroes by id, a board, and what a match demands of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from effects.problem import ContentError, Problem

if TYPE_CHECKING:
    from content.library import Library
    from content.library.files import BoardFile
    from content.schema.board import Board
    from engine.unmatched.board import Board as EngineBoard
    from engine.unmatched.heroes import Hero
    from engine.unmatched.lineup import LineUp

TURN_CAP = 200
"""How many turns a match may last before it is a draw, unless the caller says otherwise."""
SEATS = 2
"""How many heroes meet in a duel."""


def line_up(library: Library, heroes: Sequence[str], board: str | None = None, turn_cap: int = TURN_CAP) -> LineUp:
    """Heroes in the order of their seats on a board; without one, on the first board of the first hero's set.

    Raises `UnknownId` for an id that is not there, and `ContentError` for content with errors or a line-up that
    does not fit.
    """
    files = [library.hero(hero) for hero in heroes]
    place = library.board(board) if board is not None else default_board(library, files[0].set_id if files else "")
    return assemble([file.compiled for file in files], place.id, place.demand(), turn_cap)


def default_board(library: Library, set_id: str) -> BoardFile:
    """The first board of a set in alphabetical order; if the set has none, the first of all."""
    boards = library.boards_of(set_id) or list(library.boards.values())
    if not boards:
        raise ContentError([Problem("no-board", "There is no board to play on.", hint="Add one under boards/.")])
    return boards[0]


def assemble(heroes: Sequence[Hero], board_id: str, board: Board, turn_cap: int = TURN_CAP) -> LineUp:
    """A line-up of compiled heroes on a board; raises `ContentError` if they do not fit together."""
    from engine.unmatched.setup import line_up as engine_line_up

    problems = list(_misfits(heroes, board_id, board))
    if problems:
        raise ContentError(problems)
    return engine_line_up(list(heroes), engine_board(board_id, board, len(heroes)), turn_cap)


def _misfits(heroes: Sequence[Hero], board_id: str, board: Board) -> Iterator[Problem]:
    if len(heroes) != SEATS:
        yield Problem("line-up-size", f"A duel is between {SEATS} heroes, here are {len(heroes)}.")
    if len({hero.id for hero in heroes}) < len(heroes):
        yield Problem("same-hero-twice", "The two heroes of a duel must be different ones.")
    missing = [seat + 1 for seat in range(len(heroes)) if seat + 1 not in board.starts()]
    if missing:
        starts = " and ".join(str(number) for number in missing)
        yield Problem("missing-start", f"The board {board_id} has no start space {starts} for {len(heroes)} heroes.")
    fighters = sum(fighter.count for hero in heroes for fighter in hero.fighters)
    if fighters > len(board.spaces):
        message = f"The board {board_id} has {len(board.spaces)} spaces, these heroes bring {fighters} fighters."
        yield Problem("board-too-small", message)


def engine_board(board_id: str, board: Board, seats: int) -> EngineBoard:
    """A board as the engine plays on it."""
    from engine.unmatched.board import Board as EngineBoard

    number = {space.id: index for index, space in enumerate(board.spaces)}
    zone_number = {zone.id: index for index, zone in enumerate(board.zones)}
    starts = board.starts()
    return EngineBoard(
        board_id,
        [space.id for space in board.spaces],
        [[zone_number[zone] for zone in space.zones] for space in board.spaces],
        [(number[a], number[b]) for a, b in board.steps()],
        [(number[a], number[b]) for a, b in board.adjacent_pairs()],
        [number[starts[seat + 1].id] for seat in range(seats)],
    )

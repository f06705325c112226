"""From content to a line-up the engine can play: heroes by id, a board, and what a match demands of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from effects.problem import ContentError, Problem
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.library import Library
    from content.library.files import BoardFile
    from content.schema.board import Board
    from engine.unmatched.board import Board as EngineBoard
    from engine.unmatched.heroes import Hero
    from engine.unmatched.lineup import LineUp

TURN_CAP = 200
"""How many turns a match may last before it is a draw, unless the caller says otherwise."""
DUEL = "duel"
"""The mode of a match unless the caller says otherwise."""


class Misfit(ContentError):
    """Heroes, board and mode do not fit together, whatever each of them is like by itself."""


def line_up(
    library: Library, heroes: Sequence[str], board: str | None = None, turn_cap: int = TURN_CAP, mode: str = DUEL
) -> LineUp:
    """Heroes in the order of their seats on a board; without one, on the first board of the first hero's set.

    Without a board of its own a mode takes the first that has start spaces for all. Raises `UnknownId` for an id that
    is not there, `ContentError` for content with errors, and `Misfit` for a line-up that does not fit.
    """
    files = [library.hero(hero) for hero in heroes]
    if board is not None:
        place = library.board(board)
    else:
        place = default_board(library, files[0].set_id if files else "", len(files))
    roomy = (file.id for file in library.boards.values() if _has_room(file, len(files)))
    return assemble([file.compiled for file in files], place.id, place.demand(), turn_cap, mode, roomy)


def default_board(library: Library, set_id: str, seats: int = 2) -> BoardFile:
    """The first board of a set in alphabetical order that has start spaces for so many; else the first of all such."""
    boards = [*library.boards_of(set_id), *library.boards.values()]
    if not boards:
        raise ContentError([Problem("no-board", "There is no board to play on.", hint="Add one under boards/.")])
    return next((board for board in boards if _has_room(board, seats)), boards[0])


def _has_room(file: BoardFile, seats: int) -> bool:
    board = file.content
    return board is not None and all(seat + 1 in board.starts() for seat in range(seats))


def assemble(
    heroes: Sequence[Hero],
    board_id: str,
    board: Board,
    turn_cap: int = TURN_CAP,
    mode: str = DUEL,
    roomy: Iterable[str] = (),
) -> LineUp:
    """A line-up of compiled heroes on a board; raises `Misfit` if they do not fit together.

    `roomy` are boards with start spaces for all of them, to be named if this one has too few.
    """
    from engine.unmatched.modes import mode_of
    from engine.unmatched.setup import line_up as engine_line_up

    problems = list(_misfits(heroes, board_id, board, mode, roomy))
    if problems:
        raise Misfit(problems)
    played = mode_of(mode, len(heroes))
    assert played is not None
    return engine_line_up(list(heroes), engine_board(board_id, board, len(heroes)), turn_cap, played)


def _misfits(heroes: Sequence[Hero], board_id: str, board: Board, mode: str, roomy: Iterable[str]) -> Iterator[Problem]:
    misfit = mode_misfit(mode, len(heroes))
    if misfit is not None:
        yield misfit
    missing = [seat + 1 for seat in range(len(heroes)) if seat + 1 not in board.starts()]
    if missing:
        starts = " and ".join(str(number) for number in missing)
        message = f"The board {board_id} has no start space {starts} for {len(heroes)} heroes."
        known = ", ".join(roomy)
        yield Problem("missing-start", message, hint=f"Boards with room for them: {known}." if known else "")
    fighters = sum(fighter.count for hero in heroes for fighter in hero.fighters)
    if fighters > len(board.spaces):
        message = f"The board {board_id} has {len(board.spaces)} spaces, these heroes bring {fighters} fighters."
        yield Problem("board-too-small", message)


def mode_misfit(mode: str, heroes: int) -> Problem | None:
    """Why there is no mode of this name for so many heroes; None if there is."""
    from engine.unmatched.modes import MODE_NAMES, sizes_of

    sizes = sizes_of(mode)
    if not sizes:
        hint = did_you_mean(mode, MODE_NAMES) or f"There are {', '.join(MODE_NAMES)}."
        return Problem("unknown-mode", f"There is no mode {mode}.", hint=hint)
    if heroes not in sizes:
        wanted = " or ".join(map(str, sizes))
        message = f"A match of the mode {mode} is between {wanted} heroes, here are {heroes}."
        others = [f"{name} ({' or '.join(map(str, sizes_of(name)))})" for name in MODE_NAMES if name != mode]
        return Problem("line-up-size", message, hint=f"Other modes: {', '.join(others)}.")
    return None


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

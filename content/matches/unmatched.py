"""From content to a line-up the engine can play: heroes by id, a board, and what a match demands of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from content.matches.misfit import Misfit
from effects.problem import ContentError, Problem
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.library import Library
    from content.library.files import BoardFile
    from content.schema.unmatched.board import Board
    from engine.unmatched.board import Board as EngineBoard
    from engine.unmatched.heroes import Hero
    from engine.unmatched.lineup import LineUp

TURN_CAP = 200
"""How many turns a match may last before it is a draw, unless the caller says otherwise."""
DUEL = "duel"
"""The mode of a match unless the caller says otherwise."""
MOST_FIGHTERS = 62
"""How many fighters of all heroes together the engine is made for: it gives each of them a bit of one number."""


def line_up(
    library: Library, heroes: Sequence[str], board: str | None = None, turn_cap: int = TURN_CAP, mode: str = DUEL
) -> LineUp:
    """Heroes in the order of their seats on a board; without one, on the first of the first hero's set with room.

    Raises `UnknownId` for an id that
    is not there, `ContentError` for content with errors, and `Misfit` for a line-up that does not fit.
    """
    files = [library.hero(hero) for hero in heroes]
    compiled = [file.compiled for file in files]
    fighters = fighters_of(compiled)
    if board is not None:
        place = library.board(board)
    else:
        place = default_board(library, files[0].set_id if files else "", len(files), fighters)
    roomy = (file.id for file in library.boards.values() if _has_room(file, len(files), fighters))
    return assemble(compiled, place.id, place.demand(), turn_cap, mode, roomy)


def default_board(library: Library, set_id: str, seats: int = 2, fighters: int = 0) -> BoardFile:
    """The first board of a set in alphabetical order with start spaces and room for so many; else the first of all."""
    boards = [*library.boards_of(set_id), *library.boards.values()]
    if not boards:
        raise ContentError([Problem("no-board", "There is no board to play on.", hint="Add one under boards/.")])
    return next((board for board in boards if _has_room(board, seats, fighters)), boards[0])


def _has_room(file: BoardFile, seats: int, fighters: int) -> bool:
    board = file.content
    return board is not None and not missing_starts(board, seats) and fighters <= len(board.spaces)


def missing_starts(board: Board, seats: int) -> list[int]:
    """The numbers of the start spaces that a board lacks for so many heroes."""
    starts = board.starts()
    return [seat + 1 for seat in range(seats) if seat + 1 not in starts]


def fighters_of(heroes: Iterable[Hero]) -> int:
    """How many fighters heroes bring, themselves and their sidekicks."""
    return sum(fighter.count for hero in heroes for fighter in hero.fighters)


def assemble(
    heroes: Sequence[Hero],
    board_id: str,
    board: Board,
    turn_cap: int = TURN_CAP,
    mode: str = DUEL,
    roomy: Iterable[str] = (),
) -> LineUp:
    """A line-up of compiled heroes on a board; raises `Misfit` if they do not fit together.

    `roomy` are boards with room for all of them, to be named if this one has not enough.
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
    fighters = fighters_of(heroes)
    yield from filter(None, (mode_misfit(mode, len(heroes)), crowd_misfit(fighters)))
    cramped = [*filter(None, (start_misfit(board_id, board, len(heroes)), space_misfit(board_id, board, fighters)))]
    known = ", ".join(roomy) if cramped and fighters <= MOST_FIGHTERS else ""
    yield from (replace(misfit, hint=f"Boards with room for them: {known}." if known else "") for misfit in cramped)


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


def crowd_misfit(fighters: int) -> Problem | None:
    """Why so many fighters cannot meet in one match; None if they can."""
    if fighters <= MOST_FIGHTERS:
        return None
    message = f"These heroes bring {fighters} fighters: expected at most {MOST_FIGHTERS} in a match."
    return Problem("too-many-fighters", message, hint="Choose heroes with fewer sidekicks.")


def start_misfit(board_id: str, board: Board, seats: int) -> Problem | None:
    """Why so many heroes cannot begin on a board; None if each has a start space."""
    missing = missing_starts(board, seats)
    if not missing:
        return None
    starts = " and ".join(map(str, missing))
    return Problem("missing-start", f"The board {board_id} has no start space {starts} for {seats} heroes.")


def space_misfit(board_id: str, board: Board, fighters: int) -> Problem | None:
    """Why so many fighters do not find a space each on a board; None if they do."""
    if fighters <= len(board.spaces):
        return None
    message = f"The board {board_id} has {len(board.spaces)} spaces, these heroes bring {fighters} fighters."
    return Problem("board-too-small", message)


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

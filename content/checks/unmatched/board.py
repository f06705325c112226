"""Whether a board can be played on: one small function for each thing that must hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import dist
from typing import Any

from content.checks.finding import Finding
from content.checks.unmatched.board_colours import zones_look_different
from content.checks.unmatched.board_paths import (
    every_space_can_be_fought_over,
    every_space_can_be_walked_to,
    no_space_is_stray,
    path_ends_exist,
    paths_are_written_once,
    paths_have_two_ends,
)
from content.saying import counted
from content.schema.unmatched.board import Board
from content.schema.unmatched.ids import DEFEATED
from effects.problem import Problem, Severity
from effects.spelling import did_you_mean

MOST_SPACES = 100
"""The largest board the engine is made for."""

FIGHTERS_OF_A_SEAT = 5
"""A hero and the four sidekicks that the largest published heroes bring."""

ROOM_OF_A_SPACE = 1 / 40
"""How much of the frame's longer side a space takes when it is drawn."""


def check_board(board: Board, data: Any = None) -> list[Problem]:
    """Every problem of a board, each at its place in `data`, what was read from the board's file."""
    findings = [finding for check in GRAPH for finding in check(board)]
    checks = REST if findings else WHOLE + REST
    findings += [finding for check in checks for finding in check(board)]
    return sorted((finding.placed(data) for finding in findings), key=lambda problem: problem.place)


def ids_are_unique(board: Board) -> Iterator[Finding]:
    """Every space and every zone has an id of its own."""
    for kind, ids in (("space", [space.id for space in board.spaces]), ("zone", [zone.id for zone in board.zones])):
        for index, one in enumerate(ids):
            if one in ids[:index]:
                message = f"There are two {kind}s with the id {one}."
                yield Finding(f"duplicate-{kind}", (f"{kind}s", index, "id"), message, "Give one of them another id.")


def space_ids_are_no_words(board: Board) -> Iterator[Finding]:
    """No space is called what a scenario calls the place of a fighter that is not on the board."""
    for index, space in enumerate(board.spaces):
        if space.id == DEFEATED:
            message = f"{DEFEATED} cannot be the id of a space: in a scenario a fighter there is not on the board."
            yield Finding("reserved-id", ("spaces", index, "id"), message, "Give the space another id.")


def zones_of_spaces_exist(board: Board) -> Iterator[Finding]:
    """Every space is in at least one zone of the board, and in each zone once."""
    known = {zone.id for zone in board.zones}
    for index, space in enumerate(board.spaces):
        if not space.zones:
            message = f"{space.id} is in no zone: expected at least one."
            yield Finding("space-without-zone", ("spaces", index, "zones"), message, "Name a zone of the board.")
        for position, zone in enumerate(space.zones):
            way = ("spaces", index, "zones", position)
            if zone not in known:
                hint = did_you_mean(zone, known) or "List the zone under zones."
                yield Finding("unknown-zone", way, f"{space.id} is in {zone}, but the board has no such zone.", hint)
            elif zone in space.zones[:position]:
                yield Finding("repeated-zone", way, f"{space.id} names the zone {zone} twice.", "Take one out.")


def zones_have_spaces(board: Board) -> Iterator[Finding]:
    """Every zone has at least one space."""
    used = {zone for space in board.spaces for zone in space.zones}
    for index, zone in enumerate(board.zones):
        if zone.id not in used:
            hint = "Name it in the zones of a space, or take it out."
            yield Finding("empty-zone", ("zones", index, "id"), f"No space is in the zone {zone.id}.", hint)


def starts_are_complete(board: Board) -> Iterator[Finding]:
    """The start spaces are numbered 1, 2 and so on, each number once."""
    seen: dict[int, str] = {}
    for index, space in enumerate(board.spaces):
        if space.start is None:
            continue
        if space.start in seen:
            message = f"{space.id} and {seen[space.start]} are both start space {space.start}."
            yield Finding("duplicate-start", ("spaces", index, "start"), message, "Give one of them another number.")
        seen.setdefault(space.start, space.id)
    last = max(seen, default=0)
    missing = next((number for number in range(1, max(2, last) + 1) if number not in seen), None)
    if missing is not None:
        found = f"found {', '.join(map(str, sorted(seen)))}" if seen else "found none"
        message = f"No space is start {missing}: expected 1, 2 and so on without a gap, {found}."
        yield Finding("missing-start", ("spaces",), message, f"Write start: {missing} in the space it belongs to.")


def spaces_are_few_enough(board: Board) -> Iterator[Finding]:
    """A board has at most 100 spaces."""
    if len(board.spaces) > MOST_SPACES:
        message = f"The board has {len(board.spaces)} spaces: expected at most {MOST_SPACES}."
        yield Finding("too-many-spaces", ("spaces", MOST_SPACES), message, "Take some out.")


def spaces_are_enough(board: Board) -> Iterator[Finding]:
    """There is room for a hero with four sidekicks at every start."""
    needed = FIGHTERS_OF_A_SEAT * max(2, len(board.starts()))
    if len(board.spaces) < needed:
        spaces = counted(len(board.spaces), "space")
        message = f"The board has {spaces}: heroes with four sidekicks would need {needed}."
        hint = "Add spaces, or use it with smaller heroes only."
        yield Finding("few-spaces", ("spaces",), message, hint, Severity.WARNING)


def spaces_are_in_the_frame(board: Board) -> Iterator[Finding]:
    """Every space is drawn inside the frame."""
    width, height = board.frame.width, board.frame.height
    for index, space in enumerate(board.spaces):
        x, y = space.at
        if not (0 <= x <= width and 0 <= y <= height):
            message = f"{space.id} at {x:g}, {y:g} lies outside the frame of {width:g} by {height:g}."
            hint = "Move it in, or make the frame larger."
            yield Finding("space-outside-frame", ("spaces", index, "at"), message, hint, Severity.WARNING)


def spaces_keep_apart(board: Board) -> Iterator[Finding]:
    """No space is drawn on top of another one."""
    room = ROOM_OF_A_SPACE * max(board.frame.width, board.frame.height)
    for (_, first), (index, second) in combinations(enumerate(board.spaces[:MOST_SPACES]), 2):
        if dist(first.at, second.at) < room:
            message = f"{second.id} is drawn on top of {first.id}: expected their centres at least {room:g} apart."
            way = ("spaces", index, "at")
            yield Finding("spaces-overlap", way, message, "Move one of them.", Severity.WARNING)


Check = Callable[[Board], Iterator[Finding]]

GRAPH: tuple[Check, ...] = (ids_are_unique, spaces_are_few_enough, path_ends_exist, paths_have_two_ends)
"""What must hold before the board can be looked at as a graph."""

WHOLE: tuple[Check, ...] = (no_space_is_stray, every_space_can_be_walked_to, every_space_can_be_fought_over)
"""What holds for the graph; a misspelt space would come back here as a hole in the board."""

REST: tuple[Check, ...] = (
    space_ids_are_no_words,
    paths_are_written_once,
    zones_of_spaces_exist,
    zones_have_spaces,
    starts_are_complete,
    spaces_are_enough,
    spaces_are_in_the_frame,
    spaces_keep_apart,
    zones_look_different,
)
"""What holds whether or not the graph does."""

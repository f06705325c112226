"""A small board that a scenario draws itself, as the engine plays on it, or what is wrong with it."""

from __future__ import annotations

from content.checks.unmatched.board import space_ids_are_no_words, spaces_are_few_enough
from content.checks.unmatched.board_paths import paths_have_two_ends
from content.matches.unmatched import engine_board
from content.reading.ways import Way
from content.saying import counted
from content.scenarios.names import Notes
from content.schema.scenario import Start
from content.schema.unmatched.board import Board, PathKind
from content.schema.unmatched.position import Battlefield
from content.schema.unmatched.scenario import Scenario
from effects.spelling import did_you_mean
from engine.unmatched.board import Board as EngineBoard

CHECKS = (space_ids_are_no_words, spaces_are_few_enough, paths_have_two_ends)
"""What must hold for it as for the board of a file; that it hangs together is not demanded."""


def drawn_board(scenario: Scenario, notes: Notes) -> EngineBoard | None:
    """The board from its zones and paths, None if something is wrong with it, which is noted then.

    Nobody looks at it, so it has neither places nor colours of its own.
    """
    before = len(notes.problems)
    drawn, seats = scenario.board, len(scenario.heroes)
    zones, places = _spaces(drawn, notes)
    _demand_known(drawn, zones, notes)
    starts = _starts(scenario, zones, notes)
    least = max(2, seats)
    if len(zones) < least:
        message = f"Expected a board of at least {counted(least, 'space')}, found {len(zones)}."
        notes.add("board-too-small", ("board",), message, "Name more spaces in zones.")
    if len(notes.problems) > before:
        return None
    board = Board.model_validate(
        {
            "name": "the board of the scenario",
            "frame": {"width": 1, "height": 1},
            "zones": [{"id": zone, "colour": "#000000"} for zone in drawn.zones],
            "spaces": [
                {"id": space, "at": [0, 0], "zones": own, "start": starts.index(space) + 1 if space in starts else None}
                for space, own in zones.items()
            ],
            **{kind.value: getattr(drawn, kind.value) for kind in PathKind},
        }
    )
    for finding in (finding for check in CHECKS for finding in check(board)):
        key, index = finding.way[:2]
        way: Way = places[int(index)] if key == "spaces" else ("board", *finding.way)
        notes.add(finding.code, way, finding.message, finding.hint)
    return engine_board("drawn", board, seats) if len(notes.problems) == before else None


def _spaces(drawn: Battlefield, notes: Notes) -> tuple[dict[str, list[str]], list[Way]]:
    """The zones of each space, and where each is first named."""
    zones: dict[str, list[str]] = {}
    places: list[Way] = []
    for zone, spaces in drawn.zones.items():
        for index, space in enumerate(spaces):
            way: Way = ("board", "zones", zone, index)
            if space not in zones:
                places.append(way)
            elif zone in zones[space]:
                notes.add("repeated-zone", way, f"{space} stands in the zone {zone} twice.", "Take one out.")
            zones.setdefault(space, []).append(zone)
    return zones, places


def _demand_known(drawn: Battlefield, zones: dict[str, list[str]], notes: Notes) -> None:
    """Every space of a path and every start space stands in a zone."""
    mentioned: list[tuple[Way, str]] = [
        (("board", kind.value, i, j), space)
        for kind in PathKind
        for i, trail in enumerate(getattr(drawn, kind.value))
        for j, space in enumerate(trail)
    ]
    mentioned += [(("board", "starts", i), space) for i, space in enumerate(drawn.starts)]
    for way, space in mentioned:
        if space not in zones:
            hint = did_you_mean(space, zones) or "Name it in one of the zones."
            notes.add("unknown-space", way, f"There is no space {space}: it stands in no zone.", hint)


def _starts(scenario: Scenario, zones: dict[str, list[str]], notes: Notes) -> tuple[str, ...]:
    """The start space of each hero; only an opening looks at them, so otherwise they may be left out."""
    starts, seats = scenario.board.starts, len(scenario.heroes)
    for index, space in enumerate(starts):
        if space in starts[:index]:
            message = f"{space} is start space {starts.index(space) + 1} already."
            notes.add("duplicate-start", ("board", "starts", index), message, "Name another space for each hero.")
    if len(starts) >= seats:
        return starts
    if scenario.start is Start.OPENING:
        notes.add("missing-start", ("board",), f"An opening needs {seats} start spaces.", "Add starts: [a, b].")
    return tuple(zones)[:seats]

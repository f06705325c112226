"""What the shape of a board does to a match: distances, narrow places, zones, and how fair its starts are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from content.checks.unmatched.board_graphs import adjacency_graph, movement_graph
from content.schema.unmatched.board import Board, PathKind

WALKS = (2, 3, 4)
"""The moves that heroes have, printed or boosted: how far from a start they reach is told for these."""


@dataclass(frozen=True, slots=True)
class StartReport:
    """What a seat has from its start space."""

    number: int
    space: str
    nearer: int
    """How many spaces are nearer to this start, on foot, than to any other."""
    reach: Mapping[int, int]
    """How many other spaces a hero reaches from here with a move of 2, 3 or 4 if nobody is in the way."""
    zone_spaces: int
    """How many other spaces are in a zone of the start: room for sidekicks, and what a ranged hero attacks at once."""
    sees: tuple[int, ...]
    """Which other starts are in a zone of this one: a ranged hero attacks them without a step."""


@dataclass(frozen=True, slots=True)
class BoardReport:
    """The numbers of a board; distances are in steps on an empty board."""

    spaces: int
    paths: int
    one_way: int
    passages: int
    """How many pairs of spaces are joined by a secret passage."""
    zones: Mapping[str, int]
    """How many spaces each zone has."""
    multi_zone_spaces: tuple[str, ...]
    """The spaces that are in two zones or more."""
    degrees: Mapping[int, int]
    """How many spaces have how many adjacent spaces."""
    diameter: int | None
    """The longest way between two spaces; None if some space cannot be walked to."""
    articulation_points: tuple[str, ...]
    """Spaces on which a single fighter cuts the board in two."""
    paths_without_common_zone: tuple[tuple[str, str], ...]
    """Adjacent spaces that share no zone: who attacks across them must be next to the target."""
    start_distances: Mapping[tuple[int, int], int | None]
    """The steps from one start to another; one-way paths can make the way back longer."""
    starts: tuple[StartReport, ...]
    """Each start, 1 first."""

    def as_data(self) -> dict[str, Any]:
        """The report as plain data for JSON."""
        return {
            "spaces": self.spaces,
            "paths": self.paths,
            "one_way": self.one_way,
            "passages": self.passages,
            "zones": dict(self.zones),
            "multi_zone_spaces": list(self.multi_zone_spaces),
            "degrees": {str(degree): count for degree, count in self.degrees.items()},
            "diameter": self.diameter,
            "articulation_points": list(self.articulation_points),
            "paths_without_common_zone": [list(pair) for pair in self.paths_without_common_zone],
            "start_distances": [
                {"from": here, "to": there, "steps": steps} for (here, there), steps in self.start_distances.items()
            ],
            "starts": [
                {
                    "number": start.number,
                    "space": start.space,
                    "nearer": start.nearer,
                    "reach": {str(move): count for move, count in start.reach.items()},
                    "zone_spaces": start.zone_spaces,
                    "sees": list(start.sees),
                }
                for start in self.starts
            ],
        }


def board_report(board: Board) -> BoardReport:
    """Measure a board that `check_board` finds no error in.

    >>> from content.schema.unmatched.board import Board
    >>> pair = {"name": "Pair", "frame": {"width": 9, "height": 9}, "zones": [{"id": "red", "colour": "#aa2211"}],
    ...     "spaces": [{"id": "a", "at": [1, 1], "zones": ["red"], "start": 1},
    ...                {"id": "b", "at": [8, 8], "zones": ["red"], "start": 2}], "paths": [["a", "b"]]}
    >>> report = board_report(Board.model_validate(pair))
    >>> report.spaces, report.paths, report.diameter, report.starts[0].reach
    (2, 1, 1, {2: 1, 3: 1, 4: 1})
    """
    import networkx as nx

    walking, adjacent = movement_graph(board), adjacency_graph(board)
    steps = dict(nx.all_pairs_shortest_path_length(walking))
    zones = {space.id: frozenset(space.zones) for space in board.spaces}
    kinds = Counter(path.kind for path in board.joins())
    starts = board.starts()
    return BoardReport(
        spaces=len(board.spaces),
        paths=kinds[PathKind.PATH],
        one_way=kinds[PathKind.ONE_WAY],
        passages=kinds[PathKind.PASSAGE],
        zones={zone.id: sum(zone.id in space.zones for space in board.spaces) for zone in board.zones},
        multi_zone_spaces=tuple(space.id for space in board.spaces if len(space.zones) > 1),
        degrees=dict(sorted(Counter(degree for _, degree in adjacent.degree()).items())),
        diameter=max(max(row.values()) for row in steps.values()) if nx.is_strongly_connected(walking) else None,
        articulation_points=tuple(sorted(nx.articulation_points(walking.to_undirected()))),
        paths_without_common_zone=tuple(
            (here, there) for here, there in board.adjacent_pairs() if not zones[here] & zones[there]
        ),
        start_distances={
            (here, there): steps[starts[here].id].get(starts[there].id)
            for here in starts
            for there in starts
            if here != there
        },
        starts=tuple(_start_report(board, number, steps) for number in starts),
    )


def _start_report(board: Board, number: int, steps: Mapping[str, Mapping[str, int]]) -> StartReport:
    starts = board.starts()
    start = starts[number]
    mine, far = steps[start.id], len(board.spaces)
    others = [steps[space.id] for other, space in starts.items() if other != number]
    in_zone = [space for space in board.spaces if space.id != start.id and set(space.zones) & set(start.zones)]
    return StartReport(
        number=number,
        space=start.id,
        nearer=sum(all(way < other.get(space, far) for other in others) for space, way in mine.items()),
        reach={move: sum(0 < way <= move for way in mine.values()) for move in WALKS},
        zone_spaces=len(in_zone),
        sees=tuple(other for other, space in starts.items() if space in in_zone),
    )

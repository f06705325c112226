"""Where everything on a board lies, in millimetres at the size it has on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import atan2, degrees, dist, hypot
from typing import Final

from content.schema.unmatched.board import Board, Path, PathKind
from tools.boards.wedges import Point

SPACE: Final = 33.0
"""How wide a space is: a figure or a token of 25 to 30 mm stands on it."""
RADIUS: Final = SPACE / 2
CLEAR: Final = 15.0
"""How much is seen of a path between the two spaces that are closest to each other."""
MARGIN: Final = 9.0
"""From the outermost spaces to the edge of the board."""
LARGEST_SPREAD: Final = 1 / 40
"""Spaces closer than this share of the board are drawn on top of each other rather than making it larger."""
BENDS: Final = tuple(side * RADIUS * step / 2 for step in range(1, 9) for side in (1, -1))
"""How far the middle of a path may lie beside the straight way, the least first."""
AWAY: Final = 2.5
"""How far a path stays away from a space that it does not lead to."""
ENDS: Final = 9.0
"""How much of a path at either end crosses no other: paths that meet at a space are not crossings."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom edge in millimetres."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A line from one point to another that is drawn towards a third (a quadratic Bézier curve)."""

    start: Point
    pull: Point
    end: Point

    def at(self, share: float) -> Point:
        """The point after a share of the way, from 0 to 1."""
        rest = 1 - share
        x, y = (
            rest * rest * a + 2 * rest * share * b + share * share * c
            for a, b, c in zip(self.start, self.pull, self.end, strict=True)
        )
        return x, y

    def part(self, first: float, last: float) -> Curve:
        """The part of it between two shares of the way."""
        pull = tuple(
            (1 - first) * (1 - last) * a + (first + last - 2 * first * last) * b + first * last * c
            for a, b, c in zip(self.start, self.pull, self.end, strict=True)
        )
        return Curve(self.at(first), (pull[0], pull[1]), self.at(last))

    def points(self, number: int = 48) -> Iterator[Point]:
        """Points along it, both ends included."""
        return (self.at(step / number) for step in range(number + 1))

    @property
    def box(self) -> Box:
        """A box that it does not leave."""
        xs, ys = zip(self.start, self.pull, self.end, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def heading(self) -> float:
        """Its direction in its middle: degrees clockwise from the right."""
        return degrees(atan2(self.end[1] - self.start[1], self.end[0] - self.start[0]))


@dataclass(frozen=True, slots=True)
class Track:
    """A path as it is drawn, from the rim of one space to the rim of the other."""

    path: Path
    curve: Curve

    @property
    def crossing(self) -> Curve | None:
        """The part of it that passes over other paths; None if it is too short for that."""
        length = dist(self.curve.start, self.curve.end)
        return self.curve.part(ENDS / length, 1 - ENDS / length) if length > 2 * ENDS else None


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of spaces and paths; (0, 0) is the upper left corner."""

    width: float
    height: float
    centres: Mapping[str, Point]
    tracks: tuple[Track, ...]
    covered: tuple[tuple[Path, str], ...]
    """Paths that no bend keeps away from a space they do not lead to."""


def lay_out(board: Board, narrowest: float = 0.0) -> Layout:
    """Lay out a board without errors: as small as it can be while figures stand on its spaces and its paths are seen.

    It is in the middle where it would be narrower than `narrowest`. Secret passages have no track: they are told by
    signs on their spaces.
    """
    xs, ys = [space.at[0] for space in board.spaces], [space.at[1] for space in board.spaces]
    spread = max(max(xs) - min(xs), max(ys) - min(ys), 1e-9)
    closest = min((dist(here.at, there.at) for here, there in combinations(board.spaces, 2)), default=spread)
    scale = (SPACE + CLEAR) / max(closest, spread * LARGEST_SPREAD)
    edge = MARGIN + RADIUS
    across, down = (max(xs) - min(xs)) * scale, (max(ys) - min(ys)) * scale
    width = max(across + 2 * edge, narrowest)
    left = (width - across) / 2
    centres = {
        space.id: (left + (space.at[0] - min(xs)) * scale, edge + (space.at[1] - min(ys)) * scale)
        for space in board.spaces
    }
    paths = [path for path in board.joins() if path.kind is not PathKind.PASSAGE]
    found = [(path, _way(path, centres)) for path in paths]
    return Layout(
        width=width,
        height=down + 2 * edge,
        centres=centres,
        tracks=tuple(Track(path, _trimmed(curve)) for path, curve in found),
        covered=tuple((path, space) for path, curve in found for space in _in_the_way(curve, path, centres)),
    )


def touches(box: Box, point: Point, room: float) -> bool:
    """Whether something that reaches `room` far round a point may reach into a box."""
    left, top, right, bottom = box
    return left - room < point[0] < right + room and top - room < point[1] < bottom + room


def _way(path: Path, centres: Mapping[str, Point]) -> Curve:
    """The straight way between two spaces, or the least bent one that stays away from all others."""
    ways = [_bent(centres[path.start], centres[path.end], bend) for bend in (0.0, *BENDS)]
    return next((way for way in ways if not _in_the_way(way, path, centres)), ways[0])


def _bent(start: Point, end: Point, aside: float) -> Curve:
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1.0
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return Curve(start, (middle[0] - 2 * aside * down / length, middle[1] + 2 * aside * across / length), end)


def _in_the_way(way: Curve, path: Path, centres: Mapping[str, Point]) -> list[str]:
    """The spaces that a way comes too near to."""
    room = RADIUS + AWAY
    others = [space for space in centres if space not in (path.start, path.end)]
    near = [space for space in others if touches(way.box, centres[space], room)]
    return [space for space in near if any(dist(point, centres[space]) < room for point in way.points())]


def _trimmed(way: Curve) -> Curve:
    """A way without what lies on its two spaces."""
    return way.part(_leaves(way, way.start, 0.0, 0.5), _leaves(way, way.end, 1.0, 0.5))


def _leaves(way: Curve, centre: Point, inside: float, outside: float) -> float:
    """Where a way crosses the rim of a space, found by halving."""
    for _ in range(40):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if dist(way.at(middle), centre) < RADIUS else (inside, middle)
    return inside

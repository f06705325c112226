"""A space as it is drawn: a disc with a wedge for each of its zones, letters, a start number, signs of passages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from content.schema.unmatched.board import Space
from tools.boards.hatching import hatched, stroke_width
from tools.boards.layout import RADIUS
from tools.boards.lettering import Line, centred
from tools.boards.palette import ZoneLook
from tools.boards.wedges import Point, Wedge, wedges

BADGE: Final = 4.0
"""Half as wide as the white disc under a letter."""
LETTER: Final = 5.6
CENTRE: Final = 6.6
"""Half as wide as the white disc under a start number."""
START: Final = 8.8
ID: Final = 4.4
ASIDE: Final = 0.71
"""How far from the middle letters stand, as a share of the radius."""
BELOW: Final = 0.72
"""How far below a start number the id stands; wedges meet there, so no letter does."""


@dataclass(frozen=True, slots=True)
class Piece:
    """The part of a disc that belongs to one zone; (0, 0) is the middle of the disc."""

    look: ZoneLook
    outline: str
    strokes: str
    stroke: float


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign on a ground of its own: a letter, a number, an id."""

    x: float
    y: float
    radius: float
    text: Line


@dataclass(frozen=True, slots=True)
class Disc:
    """A space as it is drawn; its parts lie round (0, 0)."""

    id: str
    centre: Point
    words: str
    """What there is to say about it."""
    pieces: tuple[Piece, ...]
    letters: tuple[Badge, ...]
    start: Badge | None
    label: Badge | None
    """Its id."""
    passages: tuple[Badge, ...]
    """The numbers of the secret passages that lead from here."""


def disc(
    space: Space,
    centre: Point,
    words: str,
    looks: Mapping[str, ZoneLook],
    passages: Sequence[int],
    *,
    with_id: bool,
) -> Disc:
    """Draw a space."""
    parts = wedges(len(space.zones), RADIUS)
    free = len(parts) == 1 and space.start is None and not with_id
    small = min(1.0, 9 / len(parts))
    return Disc(
        id=space.id,
        centre=centre,
        words=words,
        pieces=tuple(piece(looks[zone], part) for zone, part in zip(space.zones, parts, strict=True)),
        letters=tuple(
            badge(looks[zone].letter, (0.0, 0.0) if free else part.at(ASIDE), BADGE * small, LETTER * small)
            for zone, part in zip(space.zones, parts, strict=True)
        ),
        start=badge(str(space.start), (0.0, 0.0), CENTRE, START) if space.start else None,
        label=badge(space.id, (0.0, RADIUS * BELOW if space.start else 0.0), ID * 0.68, ID, RADIUS * 1.4)
        if with_id
        else None,
        passages=tuple(badge(str(one), _rim(index), BADGE, LETTER) for index, one in enumerate(passages)),
    )


def piece(look: ZoneLook, wedge: Wedge) -> Piece:
    """A wedge in the colour and pattern of a zone."""
    return Piece(look, wedge.outline(), hatched(look.hatch, wedge), stroke_width(look.hatch, wedge.radius))


def badge(text: str, at: Point, radius: float, size: float, room: float | None = None) -> Badge:
    """A short text on a ground of its own, no wider than the ground unless more room is given."""
    return Badge(*at, radius, centred(text, *at, size, bold=True, room=room or radius * 1.5))


def _rim(index: int) -> Point:
    """Places on the rim, from the upper right on."""
    angle = pi / 4 * (index - 1)
    return RADIUS * cos(angle), RADIUS * sin(angle)

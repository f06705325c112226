"""The drawing of a board: every shape and text at its place, in millimetres at the size it has on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from content.schema.unmatched.board import Board, Path, Space
from effects.wording.letters import capitalized
from tools.boards.discs import Disc, disc
from tools.boards.layout import RADIUS, Box, Track, lay_out, touches
from tools.boards.legend import Entry, legend
from tools.boards.lettering import Line, line
from tools.boards.palette import looks
from tools.boards.svg import as_svg
from tools.words import words

NARROWEST: Final = 180.0
"""How wide a drawing is at least, so that title and legend have room."""
USUAL: Final = 420.0
"""How wide a drawing usually is; the letters round a wider one are larger, so that they are still read from afar."""
SIDE: Final = 9.0
"""From an edge to what is written."""
TITLE: Final = 12.0
SMALL: Final = 6.5
HEAD: Final = 22.0
"""How high the strip with the title is."""
BASE: Final = 7.0
"""From the title's baseline to the field."""
RIM: Final = 2.0
"""From the field to the edge on either side."""
FOOT: Final = 4.0
"""From the field to the legend, and from the legend to the edge."""
BROAD: Final = 5.0
"""How far a path reaches beyond its line, with its arrow."""
BEYOND: Final = 7.0
"""How far a space reaches beyond its disc, with the signs on its rim."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as it is drawn, or the part of it that is seen through `window`."""

    board_id: str
    language: str
    name: str
    words: str
    """What is to be seen, for those who do not see it."""
    window: Box
    """What is seen of it; (0, 0) is the upper left corner of the field."""
    field: tuple[float, float]
    """How wide and high the part with the spaces is."""
    scale: float
    """How much larger than usual the letters round the field are."""
    headings: tuple[Line, ...]
    """The name, and how many spaces and zones there are."""
    tracks: tuple[Track, ...]
    discs: tuple[Disc, ...]
    legend: tuple[Entry, ...]
    covered: tuple[tuple[Path, str], ...]
    """Paths that run under a space they do not lead to."""

    @property
    def width(self) -> float:
        """How wide what is seen of it is."""
        return self.window[2] - self.window[0]

    @property
    def height(self) -> float:
        """How high what is seen of it is."""
        return self.window[3] - self.window[1]

    def svg(self) -> str:
        """It as SVG."""
        return as_svg(self)

    def within(self, window: Box) -> Picture:
        """The part of it that is seen through a window; everything stays at its place."""
        return replace(
            self,
            window=window,
            headings=tuple(heading for heading in self.headings if _overlap(heading.box, window)),
            tracks=tuple(track for track in self.tracks if _overlap(track.curve.box, _wider(window, BROAD))),
            discs=tuple(disc for disc in self.discs if touches(window, disc.centre, RADIUS + BEYOND)),
            legend=tuple(entry for entry in self.legend if _overlap(entry.box, window)),
        )


def picture(board: Board, board_id: str, language: str = "en", *, ids: bool = False) -> Picture:
    """Draw a board without errors; with `ids` every space shows its id, which authors and scenarios speak of."""
    said, shown = words(language), looks(board, language)
    layout = lay_out(board, NARROWEST)
    scale = max(1.0, sqrt(layout.width / USUAL))
    left, right, base = SIDE * scale, layout.width - SIDE * scale, -BASE * scale
    name = board.name.spoken(language)
    facts = " · ".join(
        f"{capitalized(label, language)}{said.colon}{count}"
        for label, count in ((said.spaces, len(board.spaces)), (said.zones, len(board.zones)))
    )
    about = line(facts, right, base, SMALL * scale, anchor="end")
    entries = legend(board, shown, language, (left, right), layout.height + FOOT * scale, scale)
    bottom = max((entry.box[3] for entry in entries), default=layout.height) + FOOT * scale
    return Picture(
        board_id=board_id,
        language=language,
        name=name,
        words=f"{name}. {facts}",
        window=(-RIM, -HEAD * scale, layout.width + RIM, bottom),
        field=(layout.width, layout.height),
        scale=scale,
        headings=(line(name, left, base, TITLE * scale, bold=True, room=right - 3 * left - about.width), about),
        tracks=layout.tracks,
        discs=tuple(
            disc(
                space,
                layout.centres[space.id],
                _about(board, space, language),
                shown,
                _passages(board, space),
                with_id=ids,
            )
            for space in board.spaces
        ),
        legend=entries,
        covered=layout.covered,
    )


def _about(board: Board, space: Space, language: str) -> str:
    """A space in words: its id, its zones and what else is special about it."""
    said = words(language)
    names = {zone.id: zone.spoken(language) for zone in board.zones}
    special = [f"{said.start_space} {space.start}"] if space.start else []
    special += [f"{said.secret_passage} {number}" for number in _passages(board, space)]
    return f"{space.id}{said.colon}{said.and_so_on.join([*(names[zone] for zone in space.zones), *special])}"


def _passages(board: Board, space: Space) -> list[int]:
    return [number for number, spaces in enumerate(board.passages, start=1) if space.id in spaces]


def _wider(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

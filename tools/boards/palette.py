"""How zones look: a colour, a pattern and a letter each, so that no eye and no printer mixes them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import cycle
from typing import Final

from content.checks.unmatched.colour_vision import distance, from_lab, lab
from content.schema.unmatched.board import Board
from tools.boards.letters import zone_letters

OKABE_ITO: Final = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
"""Seven colours that everybody tells apart, by Okabe and Ito."""
TOL_MUTED: Final = (
    "#cc6677", "#332288", "#ddcc77", "#117733", "#88ccee", "#882255", "#44aa99", "#999933", "#aa4499",
)  # fmt: skip
"""Nine such colours, by Paul Tol; there are no ten."""

PATTERN_CONTRAST: Final = 30
"""How much lighter or darker (0 to 100) a pattern is than its ground, so that it is seen in a grey print."""


class Hatch(Enum):
    """What is drawn over the colour of a zone; told apart by their direction or shape."""

    DIAGONAL = "diagonal"
    DOTS = "dots"
    VERTICAL = "vertical"
    RINGS = "rings"
    BACK_DIAGONAL = "back-diagonal"
    GRID = "grid"
    HORIZONTAL = "horizontal"
    ZIGZAG = "zigzag"
    LATTICE = "lattice"


@dataclass(frozen=True, slots=True)
class ZoneLook:
    """How a zone looks."""

    letter: str
    colour: str
    ink: str
    """The colour of the pattern."""
    hatch: Hatch


def looks(board: Board, language: str = "en") -> dict[str, ZoneLook]:
    """How each zone of a board looks, by its id; its letter is one of its name in the language.

    Zones have their author's colours; the others get the safe colours that are farthest from those. Up to nine zones
    have a pattern each; further ones repeat patterns, in another colour if their colours differ.
    """
    letters, colours = zone_letters(board, language), zone_colours(board)
    seen: set[tuple[str, Hatch]] = set()
    made: dict[str, ZoneLook] = {}
    for index, zone in enumerate(board.zones):
        turned = [*Hatch][index % len(Hatch) :] + [*Hatch][: index % len(Hatch)]
        colour = colours[zone.id]
        hatch = next((one for one in turned if (colour, one) not in seen), turned[0])
        seen.add((colour, hatch))
        made[zone.id] = ZoneLook(letters[zone.id], colour, ink_on(colour), hatch)
    return made


def zone_colours(board: Board) -> dict[str, str]:
    """The colour of each zone, by its id: its author's, or one of the safe ones."""
    taken = [zone.colour.lower() for zone in board.zones if zone.colour]
    chosen = iter(safe_colours(len(board.zones) - len(taken), taken))
    return {zone.id: zone.colour.lower() if zone.colour else next(chosen) for zone in board.zones}


def safe_colours(number: int, taken: Sequence[str] = ()) -> list[str]:
    """So many colours that everybody tells apart, each as far as possible from those that are taken.

    More than nine cannot be told apart by everybody: the colours begin again.

    >>> safe_colours(3)
    ['#e69f00', '#56b4e9', '#009e73']
    """
    palette = OKABE_ITO if number + len(taken) <= len(OKABE_ITO) else TOL_MUTED
    free = list(palette)
    if taken:
        free.sort(key=lambda colour: -min(distance(colour, other) for other in taken))
    return [colour for colour, _ in zip(cycle(free), range(number), strict=False)]


def ink_on(colour: str) -> str:
    """The colour of a pattern on a ground: darker, or lighter where the ground is dark."""
    lightness, a, b = lab(colour)
    step = -PATTERN_CONTRAST if lightness > 45 else PATTERN_CONTRAST
    return from_lab(lightness + step, a * 0.9, b * 0.9)

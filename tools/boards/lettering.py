"""Lines of text in a drawing: which font shows which part of them, and how wide they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal

from tools.paper import fonts

CAPITAL: Final = 0.7
"""How high capitals and digits are, as a share of the size."""

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a line in one font."""

    text: str
    x: float
    chinese: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text where it stands; sizes and places in millimetres."""

    runs: tuple[Run, ...]
    y: float
    size: float
    bold: bool
    anchor: Anchor
    left: float
    width: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The room it takes: left, top, right and bottom edge."""
        return self.left, self.y - self.size, self.left + self.width, self.y + self.size / 3


def line(
    text: str, x: float, y: float, size: float, *, bold: bool = False, anchor: Anchor = "start", room: float = 1e9
) -> Line:
    """A text with its baseline at `y`; `x` is its left end, middle or right end. It is set smaller to fit the room.

    What is in several fonts comes in several runs, each with its place: programs that show SVG do not agree on how
    fonts follow each other within a run. Spaces before a run are left out, as SVG would.
    """
    size = min(size, size * room / max(width(text, size, bold=bold), 1e-9))
    total = width(text, size, bold=bold)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * total
    known = _advances(bold)
    parts = ["".join(part) for _, part in groupby(text, key=lambda character: character in known)]
    if len(parts) == 1:
        return Line((Run(text, x, text[0] not in known),), y, size, bold, anchor, left, total)
    runs, at = [], left
    for part in parts:
        shown = part.lstrip()
        aside = width(part[: len(part) - len(shown)], size, bold=bold)
        runs.append(Run(shown, at + aside, part[0] not in known))
        at += width(part, size, bold=bold)
    return Line(tuple(runs), y, size, bold, "start", left, total)


def centred(text: str, x: float, y: float, size: float, *, bold: bool = False, room: float = 1e9) -> Line:
    """A text whose capitals have their middle at `x`, `y`."""
    size = min(size, size * room / max(width(text, size, bold=bold), 1e-9))
    return line(text, x, y + size * CAPITAL / 2, size, bold=bold, anchor="middle")


def width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is at most: what the Latin font has not is taken for a Chinese character, a full square."""
    known = _advances(bold)
    return size * sum(known.get(character, 1.0) for character in text)


def _advances(bold: bool) -> Mapping[str, float]:
    return fonts.advances("SemiBold" if bold else "Medium")

"""The mat on which a deck is played: its areas, what each is for, and how many Gigs a unit steals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from content.terms import terms
from effects.wording.letters import capitalized
from tools.boards.areas import PANEL, SIZE, Area, Die, Place, areas
from tools.boards.layout import Box
from tools.boards.lettering import Line, centred, line
from tools.boards.paragraphs import LEADING, paragraph
from tools.boards.svg import mat_as_svg
from tools.boards.wedges import Point
from tools.paper.cyberpunk.reference import STEALS
from tools.words import words
from tools.words.dice import DICE_PHRASES

SYSTEM: Final = "cyberpunk"
TITLE: Final = 8.0
TEXT: Final = 5.2
SMALL: Final = 4.6
INSET: Final = 6.0
"""From the edge of an area to what is written in it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An area as it is drawn."""

    id: str
    corners: tuple[Point, ...]
    title: Line
    lines: tuple[Line, ...]
    places: tuple[Place, ...]
    dice: tuple[tuple[Die, Line, bool], ...]
    """Each with what is written on it, and whether it stands out."""


@dataclass(frozen=True, slots=True)
class Mat:
    """A mat as it is drawn, or the part of it that is seen through `window`."""

    language: str
    name: str
    words: str
    window: Box
    areas: tuple[Shown, ...]
    panel: tuple[Point, ...]
    panel_lines: tuple[Line, ...]

    @property
    def width(self) -> float:
        """How wide what is seen of it is."""
        return self.window[2] - self.window[0]

    @property
    def height(self) -> float:
        """How high what is seen of it is."""
        return self.window[3] - self.window[1]

    def within(self, window: Box) -> Mat:
        """The part of it that is seen through a window; everything stays at its place."""
        seen = tuple(
            replace(area, lines=tuple(each for each in area.lines if _overlap(each.box, window)))
            for area in self.areas
            if _overlap(_box(area.corners), window)
        )
        panel = tuple(each for each in self.panel_lines if _overlap(each.box, window))
        return replace(self, window=window, areas=seen, panel_lines=panel)

    def svg(self) -> str:
        """It as SVG."""
        return mat_as_svg(self)


def mat(language: str = "en") -> Mat:
    """The mat in a language.

    >>> [area.id for area in mat().areas]
    ['fixer-area', 'gig-area', 'field', 'legends-area', 'eddies-area', 'trash', 'deck']
    """
    said, book = words(language), terms(SYSTEM)
    all_areas = areas()
    names = said.and_so_on.join(book.term(area.term).spoken(language) for area in all_areas)
    return Mat(
        language=language,
        name=f"{SYSTEM.capitalize()}{said.colon}{said.mat}",
        words=f"{capitalized(said.mat, language)}{said.colon}{names}",
        window=(0.0, 0.0, *SIZE),
        areas=tuple(_shown(area, language) for area in all_areas),
        panel=Area("", PANEL).corners,
        panel_lines=tuple(_panel(language)),
    )


def _shown(area: Area, language: str) -> Shown:
    term = terms(SYSTEM).term(area.term)
    left, top, right, _ = area.box
    room = right - left - 2 * INSET
    title = line(
        capitalized(term.spoken(language), language), left + INSET + 2, top + 11, TITLE, bold=True, room=room - 2
    )
    if area.is_written_in_place:
        x, y, edge, _ = area.places[0].box
        lines = paragraph(term.meaning(language), x + 5, y + 12, SMALL, edge - x - 10)
    else:
        lines = paragraph(term.meaning(language), left + INSET, top + 19, TEXT, room)
    return Shown(area.term, area.corners, title, lines + _more(area, language), area.places, _dice(area, language))


def _more(area: Area, language: str) -> tuple[Line, ...]:
    """What else is to be known where the dice lie: which is last, and how many win."""
    said = DICE_PHRASES[language]
    left, _, right, bottom = area.box
    if area.term == "fixer-area":
        x, y = area.dice[-1].centre
        return (centred(said.last, x, y + 16.5, SMALL, bold=True),)
    if area.term == "gig-area":
        made = paragraph(said.win, left + INSET, 0, TEXT, right - left - 2 * INSET, bold=True)
        first = bottom - 7 - (len(made) - 1) * TEXT * LEADING
        return tuple(replace(each, y=each.y + first) for each in made)
    return ()


def _dice(area: Area, language: str) -> tuple[tuple[Die, Line, bool], ...]:
    """Dice with their sides; places for dice with their number, of which the seventh wins (rule 1.2)."""
    shown = []
    for number, die in enumerate(area.dice, start=1):
        text = f"d{die.sides}" if die.sides else str(number)
        stands_out = die.sides == 20 or (not die.sides and number == 7)
        shown.append((die, centred(text, *die.centre, TITLE * 0.9, bold=True), stands_out))
    return tuple(shown)


def _panel(language: str) -> list[Line]:
    """How many Gigs a unit steals, by its power (rule 8.10)."""
    book = terms(SYSTEM)
    left, top, right, _ = PANEL
    title, power, gigs = (book.term(term).spoken(language) for term in ("steal", "power", "gig"))
    made = [line(capitalized(title, language), left + INSET + 2, top + 11, TITLE, bold=True, room=right - left - 14)]
    middle = (left + right) / 2
    for x, head in ((left + 20, power), (right - 20, gigs)):
        made.append(centred(capitalized(head, language), x, top + 19, SMALL))
    for row, (from_, number) in enumerate(STEALS):
        y = top + 29 + row * 11
        made.append(centred(f"{from_}+", left + 20, y, TITLE, bold=True))
        made.append(centred("→", middle, y, TEXT))
        made.append(centred(str(number), right - 20, y, TITLE, bold=True))
    made += paragraph(DICE_PHRASES[language].nothing, left + INSET, top + 73, SMALL, right - left - 2 * INSET)
    return made


def _box(corners: tuple[Point, ...]) -> Box:
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

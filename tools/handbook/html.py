"""A handbook as one HTML file: no script, no network, readable on a phone and on paper, in daylight and at night."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tools.boards.svg import as_svg
from tools.handbook.lines import is_whole, tied
from tools.handbook.model import Handbook, Picture, Section
from tools.handbook.web_fonts import font_faces
from tools.templating import templates
from tools.words import words

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

FONTS: Final = "/* fonts */"
"""Where the fonts go when the text of the page is known; it stands before everything an author wrote."""
BAND: Final = (90.0, 45.0)
"""How wide and high the pattern beside a hero's name is drawn, in millimetres."""


def as_html(book: Handbook) -> str:
    """The page."""
    template = _environment().get_template("handbook.html.j2")
    tag = words(book.language).tag
    page = template.render(book=book, tag=tag, labels=book.labels, pattern=_pattern, drawn=_drawn)
    return page.replace(FONTS, font_faces(page), 1)


def _pattern(section: Section) -> Markup:
    """The pattern of a hero, beside the name."""
    from markupsafe import Markup

    assert section.look is not None
    return Markup(section.look.picture(section.anchor, *BAND))


def _drawn(block: Picture) -> Markup:
    """The picture of a board."""
    from markupsafe import Markup

    return Markup(as_svg(block.drawing))


@cache
def _environment() -> Environment:
    """Where the template comes from; whatever an author wrote is escaped."""
    made = templates("tools.handbook", autoescape=True)
    made.tests["whole"] = is_whole
    made.filters["tied"] = tied
    return made

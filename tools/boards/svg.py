"""Drawings as SVG: real text, an id for each space or area, and nothing that programs draw differently."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from content.schema.unmatched.board import PathKind
from tools.boards.layout import RADIUS
from tools.boards.wedges import number
from tools.templating import templates

if TYPE_CHECKING:
    from jinja2 import Environment

    from tools.boards.mat import Mat
    from tools.boards.picture import Picture


def as_svg(picture: Picture) -> str:
    """The picture of a board; it may stand in a page among others, as ids begin with the id of its board."""
    template = _environment().get_template("board.svg.j2")
    return template.render(picture=picture, radius=RADIUS, one_way=PathKind.ONE_WAY)


def mat_as_svg(mat: Mat) -> str:
    """A mat."""
    return _environment().get_template("mat.svg.j2").render(mat=mat)


@cache
def _environment() -> Environment:
    """Where the template comes from; whatever an author wrote is escaped."""
    environment = templates("tools.boards", autoescape=True)
    environment.filters["mm"] = number
    return environment

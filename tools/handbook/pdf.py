"""A handbook as a PDF: contents with page numbers, bookmarks, and a header that says where one is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from tools.boards.svg import as_svg
from tools.handbook.lines import WHOLE
from tools.handbook.model import Block, Chapter, Handbook, Picture, Section
from tools.paper.sheets import Paper
from tools.paper.typesetting import Pages, pages

BAND: Final = (60.0, 17.0)
"""How wide and high the pattern beside a hero's name is, in millimetres."""


def as_pages(book: Handbook, paper: Paper) -> Pages:
    """The pages on a paper."""
    data = {
        "language": book.language,
        "title": book.title,
        "system": book.system_name,
        "sets": book.sets,
        "inks": dict(book.inks),
        "labels": dict(book.labels),
        "tiles": [_section(section) for section in book.tiles()],
        "chapters": [_chapter(chapter) for chapter in book.chapters],
    }
    size = {"width": paper.width, "height": paper.height}
    return pages("handbook.typ.j2", data, system=book.system, **size, band=BAND[0], high=BAND[1], whole=WHOLE)


def _chapter(chapter: Chapter) -> Mapping[str, Any]:
    return {
        "anchor": chapter.anchor,
        "title": chapter.title,
        "in_columns": chapter.in_columns,
        "lists": chapter.lists_sections,
        "sections": [_section(section) for section in chapter.sections],
    }


def _section(section: Section) -> Mapping[str, Any]:
    said: dict[str, Any] = {
        "anchor": section.anchor,
        "title": section.title,
        "remark": section.remark,
        "look": None,
        "blocks": [_block(block) for block in section.blocks],
    }
    if section.look is not None:
        look = section.look
        band = look.picture(section.anchor, *BAND)
        said["look"] = {"ink": look.ink, "tint": look.tint, "band": band}
    return said


def _block(block: Block) -> Mapping[str, Any]:
    if isinstance(block, Picture):
        return {"kind": block.kind, "words": block.drawing.words, "svg": as_svg(block.drawing)}
    return asdict(block)

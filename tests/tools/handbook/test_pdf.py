"""The handbook as PDF: whole, to be searched, with contents, bookmarks and links, the same on every run."""

from __future__ import annotations

from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest
from pypdf import PdfReader
from pypdf.generic import Destination

from tests.tools.handbook.handbooks import (
    LANGUAGES,
    NAMES,
    SYSTEMS,
    book,
    hostile,
    pdf,
    printed,
    reader,
    squeezed,
    texts,
)
from tools.handbook.gathering import handbook
from tools.handbook.pdf import as_pages
from tools.paper.sheets import PAPERS

EVERY_BOOK = pytest.mark.parametrize(("language", "system"), list(product(LANGUAGES, SYSTEMS)))
"""The handbooks of both systems, in each language."""


def titles(outline: list[Any]) -> list[str]:
    """The titles of bookmarks, as they come."""
    found: list[str] = []
    for each in outline:
        found += titles(each) if isinstance(each, list) else [str(each.title)]
    return found


@EVERY_BOOK
def test_every_text_of_the_handbook_is_printed_and_can_be_searched(language: str, system: str) -> None:
    assert [each for each in texts(book(language, system)) if squeezed(each) not in printed(language, system)] == []


@EVERY_BOOK
def test_every_chapter_and_section_is_a_bookmark(language: str, system: str) -> None:
    wanted = [title for chapter in book(language, system).chapters for title in (chapter.title, *_titles(chapter))]
    marked = titles(reader(language, system=system).outline)
    assert [title for title in marked if title in wanted] == wanted


def _titles(chapter: Any) -> list[str]:
    return [section.title for section in chapter.sections]


def test_the_contents_name_the_page_on_which_a_chapter_begins() -> None:
    shown = reader("en")
    contents = shown.pages[0].extract_text().splitlines()
    begins = {
        str(each.title): shown.get_destination_page_number(each)
        for each in shown.outline
        if isinstance(each, Destination)
    }
    assert {chapter.title for chapter in book("en").chapters} <= set(begins)
    for chapter in book("en").chapters:
        (line,) = [line for line in contents if line.startswith((f"{chapter.title} .", f"{chapter.title}."))]
        assert line.split()[-1] == str((begins[chapter.title] or 0) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_pages_of_the_book(language: str) -> None:
    links = [
        annotation.get_object()
        for each in reader(language).pages
        for annotation in each.get("/Annots", [])
        if annotation.get_object()["/Subtype"] == "/Link"
    ]
    assert len(links) > 300
    assert all("/Dest" in link or link["/A"]["/S"] == "/GoTo" for link in links)


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.276, 841.89)), ("letter", (612, 792))])
def test_the_paper_has_its_exact_size(paper: str, size: tuple[float, float]) -> None:
    for each in reader("en", paper).pages:
        assert (float(each.mediabox.width), float(each.mediabox.height)) == pytest.approx(size, abs=0.002)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_font_is_embedded(language: str) -> None:
    fonts = {
        str(font["/BaseFont"]): font
        for each in reader(language).pages
        for font in cast(Any, each["/Resources"]).get("/Font", {}).values()
    }
    assert fonts
    for font in fonts.values():
        (descendant,) = font["/DescendantFonts"]
        assert {"/FontFile2", "/FontFile3"} & set(descendant["/FontDescriptor"])


def test_the_same_content_gives_the_same_bytes() -> None:
    assert as_pages(book("tr"), PAPERS["a4"]).pdf() == pdf("tr")


def test_hostile_names_are_texts_and_run_nothing(tmp_path: Path) -> None:
    evil = PdfReader(BytesIO(as_pages(handbook(hostile(tmp_path), "en"), PAPERS["letter"]).pdf()))
    printed = squeezed("".join(each.extract_text() for each in evil.pages))
    assert all(squeezed(name) in printed for name in NAMES)
    assert "root:" not in printed


def test_a_word_longer_than_its_line_is_broken(tmp_path: Path) -> None:
    evil = PdfReader(BytesIO(as_pages(handbook(hostile(tmp_path), "en"), PAPERS["letter"]).pdf()))
    lines = [line for each in evil.pages for line in each.extract_text().splitlines()]
    word = NAMES[3]
    assert [line for line in lines if word[:20] in line and word not in line], "a card's head has no room for it"

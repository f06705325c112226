"""The handbook as HTML: whole, well-formed, readable by everybody, and never run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise, product
from pathlib import Path

import pytest

from tests.tools.handbook.handbooks import LANGUAGES, NAMES, SYSTEMS, book, hostile, page, squeezed, texts
from tools.handbook.gathering import handbook
from tools.handbook.html import as_html
from tools.handbook.lines import WHOLE

EVERY_BOOK = pytest.mark.parametrize(("language", "system"), list(product(LANGUAGES, SYSTEMS)))
"""The handbooks of both systems, in each language."""
VOID = {"meta", "br", "hr", "img", "link", "input"}


class Page(HTMLParser):
    """A page as a browser sees it: its elements in order, its text, and what is wrong with its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.slips: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.slips += [f"<{tag}> is not closed" for tag in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.slips.append(f"</{tag}> closes something else")

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.text.append(data)

    def values(self, attribute: str) -> Iterator[str]:
        """The values of an attribute, wherever it stands."""
        return (value for _, attributes in self.elements if (value := attributes.get(attribute)) is not None)


@cache
def seen(language: str, system: str = "unmatched") -> Page:
    return Page(page(language, system))


@EVERY_BOOK
def test_every_text_of_the_handbook_can_be_read(language: str, system: str) -> None:
    text = squeezed("".join(seen(language, system).text))
    assert [each for each in texts(book(language, system)) if squeezed(each) not in text] == []


@EVERY_BOOK
def test_the_page_is_well_formed_and_says_its_language(language: str, system: str) -> None:
    assert seen(language, system).slips == []
    assert page(language, system).startswith("<!doctype html>")
    assert seen(language, system).elements[0] == ("html", {"lang": {"en": "en", "tr": "tr", "zh": "zh-Hans"}[language]})


@EVERY_BOOK
def test_every_id_is_there_once_and_every_link_stays_on_the_page(language: str, system: str) -> None:
    ids = Counter(seen(language, system).values("id"))
    assert [name for name, number in ids.items() if number > 1] == []
    assert set(book(language, system).anchors()) <= set(ids)
    assert {
        link for link in seen(language, system).values("href") if not link.startswith("#") or link[1:] not in ids
    } == set()


def test_nothing_is_loaded_and_nothing_is_run() -> None:
    assert {tag for tag, _ in seen("en").elements} & {"script", "link", "img", "iframe", "object", "base"} == set()
    assert set(re.findall(r"url\(([a-z]+:)", page("en"))) == {"data:"}
    without_fonts = re.sub(r"url\(data:[^)]*\)", "", page("en"))
    assert set(re.findall(r"(?:https?:)?//[^\s\"')]+", without_fonts)) == {"http://www.w3.org/2000/svg"}
    assert [name for _, attributes in seen("en").elements for name in attributes if name.startswith("on")] == []


@EVERY_BOOK
def test_headings_go_down_one_step_at_a_time(language: str, system: str) -> None:
    levels = [int(tag[1]) for tag, _ in seen(language, system).elements if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@EVERY_BOOK
def test_a_picture_has_words_or_is_passed_over(language: str, system: str) -> None:
    pictures = [attributes for tag, attributes in seen(language, system).elements if tag == "svg"]
    assert pictures
    for attributes in pictures:
        assert attributes.get("aria-hidden") == "true" or attributes.get("aria-labelledby"), attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_the_sign_between_two_links(language: str) -> None:
    assert "</a>&nbsp;· <a" in page(language)
    assert "</a> ·" not in page(language)


def test_a_number_is_not_parted_from_what_it_counts() -> None:
    assert "2\N{NO-BREAK SPACE}kart çekin" in page("tr")
    assert '<span class="whole">抽2张</span>牌' in page("zh")


def test_a_short_link_is_not_broken_and_a_long_one_is() -> None:
    links = [attributes for tag, attributes in seen("zh").elements if tag == "a"]
    classes = {str(attributes["href"]): attributes.get("class") for attributes in links if attributes.get("class")}
    assert classes["#card-robin-hood-ambush"] == "whole"
    questions = re.findall(r'<a href="#question-[\w-]+">([^<\d][^<]*)</a>', page("zh"))
    assert questions
    assert [text for text in questions if len(text) * 2 <= WHOLE] == []


def test_hostile_names_are_texts(tmp_path: Path) -> None:
    evil = as_html(handbook(hostile(tmp_path), "en"))
    assert Page(evil).slips == []
    assert "<script" not in evil
    assert evil.count("</style>") == 1
    assert all(squeezed(name) in squeezed("".join(Page(evil).text)) for name in NAMES)


def test_a_hero_comes_in_its_own_colour() -> None:
    styles = list(seen("en").values("style"))
    assert any("--hero: #2f6b3a" in style for style in styles), "Robin Hood is green"


def test_the_same_content_gives_the_same_page() -> None:
    assert as_html(book("tr")) == page("tr")


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_a_chapter_is_called_is_no_class_of_what_stands_in_it(system: str) -> None:
    classes = [
        str(attributes["class"]).split() for _, attributes in seen("en", system).elements if "class" in attributes
    ]
    chapters = {name for names in classes if "chapter" in names for name in names} - {"chapter"}
    assert chapters == {chapter.anchor for chapter in book("en", system).chapters}
    assert chapters.isdisjoint(name for names in classes if "chapter" not in names for name in names)

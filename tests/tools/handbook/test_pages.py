"""The pages of the handbook: what stands together on one, what a line keeps together, and what the header says."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from pypdf import PageObject, PdfReader

from content.library import load
from tests.tools.handbook.handbooks import BUILT_IN, LANGUAGES, book, hostile, plain, reader, squeezed
from tools.handbook.choosing import chosen
from tools.handbook.gathering import handbook
from tools.handbook.model import Block, Cards, Chapter, Character, Deck, Question, Rule, Term
from tools.handbook.pdf import as_pages
from tools.paper.sheets import PAPERS


def page_of(anchor: str, language: str) -> int | None:
    """The page on which a chapter or section begins; the first is 0."""
    return reader(language).get_destination_page_number(reader(language).named_destinations[anchor])


def _heights(page: PageObject) -> list[float]:
    """How far each text of a page is from its lower edge."""
    heights: list[float] = []
    page.extract_text(
        visitor_text=lambda text, now, _at, _font, _size: heights.append(now[5]) if text.strip() else None
    )
    return heights


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_says_the_chapter_and_section_of_what_stands_first_on_it(language: str) -> None:
    begins = {
        squeezed(said)[:40]: squeezed(chapter.title + section.title)
        for chapter in book(language).chapters
        for section in chapter.sections
        for block in section.blocks
        if (said := _first_words(block))
    }
    seen = 0
    for each in reader(language).pages[1 : page_of("heroes", language)]:
        text = squeezed(each.extract_text())
        found = [(text.find(words), place) for words, place in begins.items() if words in text]
        if found:
            assert text.startswith(min(found)[1]), text[:60]
            seen += 1
    assert seen > 8


def _first_words(block: Block) -> str:
    """How a rule, word or question begins."""
    match block:
        case Rule():
            return str(block.number) + plain(block.text)
        case Term():
            return block.name + plain(block.text)
        case Question():
            return str(block.number) + block.question
        case _:
            return ""


def test_each_page_says_its_number_and_the_title_with_the_colon_of_the_language() -> None:
    assert cast(Any, reader("zh").metadata)["/Title"] == "Unmatched：规则手册"
    for language, title in (("en", "Unmatched: Rules reference"), ("zh", "Unmatched：规则手册")):
        for number, each in enumerate(reader(language).pages, start=1):
            assert squeezed(f"{title}{number}") in squeezed(each.extract_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_the_sign_between_two_links(language: str) -> None:
    lines = [line for each in reader(language).pages for line in each.extract_text().splitlines()]
    assert [line for line in lines if line.startswith(("·", "•"))] == []


@pytest.mark.parametrize("language", ["en", "tr"])
def test_no_line_ends_with_the_number_of_what_the_next_begins_with(language: str) -> None:
    lines = [line.strip() for each in reader(language).pages[1:] for line in each.extract_text().splitlines()]
    parted = [(before, after) for before, after in pairwise(lines) if re.search(r"[^\W\d] \d+$", before)]
    assert [(before, after) for before, after in parted if after[:1].islower()] == []


def test_no_chinese_line_ends_with_a_number() -> None:
    lines = [line.strip() for each in reader("zh").pages[1:] for line in each.extract_text().splitlines()]
    parted = [
        line for line in lines if re.search(r"[\u3400-\u9fff] ?\d+$", line) and not re.search("规则|问题|张牌：", line)
    ]
    assert parted == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("number", [1, 6, 12])
def test_the_contents_stand_on_the_first_page_with_many_heroes_too(number: int, paper: str) -> None:
    chapters = tuple(_headings(chapter, number) for chapter in book("en").chapters)
    shown = replace(book("en"), chapters=chapters)
    first, second, *_ = PdfReader(BytesIO(as_pages(shown, PAPERS[paper]).pdf())).pages
    text = squeezed(first.extract_text())
    for chapter in chapters:
        titles = [chapter.title, *(section.title for section in chapter.sections if chapter.lists_sections)]
        assert [title for title in titles if not re.search(rf"{re.escape(squeezed(title))}\.*\d", text)] == []
    assert squeezed(shown.labels["colophon"]) in text
    assert squeezed(second.extract_text()).startswith(squeezed(chapters[0].title))


def _headings(chapter: Chapter, heroes: int) -> Chapter:
    """A chapter without what its sections hold; that of the heroes with so many of them."""
    sections = chapter.sections
    if chapter.anchor == "heroes":
        sections = tuple(replace(sections[0], anchor=f"hero-{n}", title=f"Hero {n}") for n in range(1, heroes + 1))
    return replace(chapter, sections=tuple(replace(section, blocks=()) for section in sections))


def test_a_hero_and_the_list_of_the_cards_stand_on_one_page() -> None:
    pages = [squeezed(each.extract_text()) for each in reader("en").pages]
    for section in book("en").tiles():
        character, deck, _ = section.blocks
        assert isinstance(character, Character)
        assert isinstance(deck, Deck)
        together = [section.title, deck.summary, *character.abilities, *(row.card.name for row in deck.rows)]
        assert [page for page in pages if all(squeezed(text) in page for text in together)], section.title


def test_a_list_of_cards_that_is_longer_than_a_page_goes_on_over_the_next() -> None:
    (heroes,) = [chapter for chapter in book("en").chapters if chapter.anchor == "heroes"]
    hero = heroes.sections[0]
    (deck,) = [block for block in hero.blocks if isinstance(block, Deck)]
    card = deck.rows[0].card
    cards = tuple(replace(card, name=f"Card {n}", anchor=f"card-{n}", see=(), rulings=()) for n in range(80))
    rows = tuple(replace(deck.rows[0], card=each) for each in cards)
    long = replace(heroes, sections=(replace(hero, blocks=(replace(deck, rows=rows), Cards(cards))),))
    pages = PdfReader(BytesIO(as_pages(replace(book("en"), chapters=(long,)), PAPERS["a4"]).pdf())).pages
    assert "Card79" in squeezed("".join(each.extract_text() for each in pages[1:4]))
    for each in pages:
        assert min(_heights(each)) > 0, "nothing is below the foot of the page"


def test_two_boards_share_a_page() -> None:
    pages = [page_of(f"board-{board.id}", "en") for board in BUILT_IN.boards]
    assert len(set(pages)) == -(-len(pages) // 2)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["一" * 80, "W" * 80, "The Keepers " * 6], ids=lambda name: name[:1])
def test_the_longest_name_of_a_hero_fits_the_cover_and_its_own_page(name: str, paper: str) -> None:
    (heroes,) = [chapter for chapter in book("en").chapters if chapter.anchor == "heroes"]
    named = replace(heroes, sections=tuple(replace(section, title=name, blocks=()) for section in heroes.sections))
    assert as_pages(replace(book("en"), chapters=(named,)), PAPERS[paper]).found("too-long") == []


def test_a_board_that_is_higher_than_the_page_is_made_to_fit(tmp_path: Path) -> None:
    hostile(tmp_path)
    rungs = [
        f"  - {{id: s{number}, at: [50, {100 * number}], zones: [red]{start}}}\n"
        for number, start in enumerate([", start: 1", *[""] * 12, ", start: 2"], start=1)
    ]
    (tmp_path / "evil-set" / "boards" / "trap.yaml").write_text(
        "name: Ladder\nframe: {width: 100, height: 1500}\nzones: [{id: red}]\nspaces:\n"
        + "".join(rungs)
        + f"paths: [[{', '.join(f's{number}' for number in range(1, 15))}]]\n",
        encoding="utf-8",
    )
    own = handbook(chosen(load([tmp_path]), "unmatched", ["evil"]), "en")
    last = PdfReader(BytesIO(as_pages(own, PAPERS["a4"]).pdf())).pages[-1]
    assert "Ladder" in last.extract_text()
    heights = _heights(last)
    assert min(heights) == heights[-1] > 0, "nothing is below the foot of the page"

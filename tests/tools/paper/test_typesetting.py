"""Pages: texts are printed and never run, the same content gives the same bytes, and every letter can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.tools.paper.own_templates import own_template
from tools.paper import fonts, typesetting

PAGE = """{% include "base.typ.j2" %}
#set page(paper: "{{ paper }}")
#for each in data.texts { fit(size => text(size: size, each), 40mm, 6mm, (12pt, 6pt), each); parbreak() }
"""
HOSTILE = (
    '#read("/etc/passwd")',
    '"); #panic()',
    "$5 & #2 @home",
    "<script>alert(1)</script>",
    "*_`= \\",
    "{{ paper }}",
)


@pytest.fixture(autouse=True)
def template() -> Iterator[None]:
    """A page with a list of texts, beside the templates of the project."""
    with own_template("texts.typ.j2", PAGE):
        yield


def texts(*said: str, language: str = "en") -> typesetting.Pages:
    return typesetting.pages("texts.typ.j2", {"language": language, "texts": said}, paper="a4")


def test_hostile_texts_are_set_and_not_run() -> None:
    (page,) = PdfReader(BytesIO(texts(*HOSTILE).pdf())).pages
    printed = "".join(page.extract_text().split())
    for text in HOSTILE:
        assert "".join(text.split()) in printed


def test_nothing_but_numbers_and_plain_words_enters_the_structure() -> None:
    with pytest.raises(ValueError, match="only numbers and plain words"):
        typesetting.pages("texts.typ.j2", {"language": "en", "texts": []}, paper='a4"); #panic("')


@pytest.mark.parametrize("language", ["en", "tr", "zh"])
def test_the_same_content_gives_the_same_bytes(language: str) -> None:
    said = ("AĞIZDAN İNİŞ", "战斗中 抽2张牌")
    assert texts(*said, language=language).pdf() == texts(*said, language=language).pdf()


@pytest.mark.parametrize(
    ("language", "text", "tied"),
    [
        ("tr", "En fazla 2 kart çekin.", ["2 kart"]),
        ("en", "Draw up to 12 cards.", ["12 cards"]),
        ("tr", "Bu, 60. kuralın bir istisnasıdır.", ["60. kuralın"]),
        ("zh", "将你的战士移动至多2个空格。", ["至多2个"]),
        ("zh", "则此牌的点数改为5。", ["改为5。"]),
    ],
)
def test_a_number_and_what_it_counts_stand_in_one_line(language: str, text: str, tied: list[str]) -> None:
    found = set()
    for width in range(17, 40):
        page = f"""{{% include "base.typ.j2" %}}
#set page(width: {width}mm, height: 200mm, margin: 0pt)
#data.text"""
        with own_template("narrow.typ.j2", page):
            pages = typesetting.pages("narrow.typ.j2", {"language": language, "text": text})
            (shown,) = PdfReader(BytesIO(pages.pdf())).pages
        lines = ["".join(line.split()) for line in shown.extract_text().splitlines()]
        found |= {each for each in tied if not any("".join(each.split()) in line for line in lines)}
    assert found == set()


def test_a_text_that_is_too_long_at_the_smallest_size_is_found() -> None:
    long = "as long as a road " * 20
    assert texts("short", long).found("too-long") == [long]


def test_each_page_is_a_picture_too() -> None:
    (png,) = texts("short").pictures("png", ppi=40)
    assert png.startswith(b"\x89PNG")
    (svg,) = texts("short").pictures("svg")
    assert svg.startswith(b"<svg")


def test_the_letters_of_all_three_languages_can_be_shown() -> None:
    turkish = "abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîû"
    chinese = "战士英雄助手对手敌对友好战场空格区域相邻牌库手牌弃牌堆抽牌弃牌回合动作，。；：！？（）《》“”……"
    assert fonts.without_glyph(turkish + chinese + "–—’‘•×") == []


def test_what_no_font_can_show_is_named_once() -> None:
    assert fonts.without_glyph("😎 a 😎 ش") == ["😎", "ش"]

"""The mat: seven areas at their places, each with what it is for."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from content.terms import terms
from tools import cli
from tools.boards.areas import PANEL, SIZE, areas
from tools.boards.lettering import width
from tools.boards.mat import mat
from tools.boards.paragraphs import broken
from tools.boards.tiling import tiling
from tools.exit_status import FINE, WRONG_USE
from tools.paper.sheets import HEIGHT, PAPERS, WIDTH
from tools.words import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_the_seven_areas_lie_beside_each_other_on_the_mat() -> None:
    boxes = [*(area.box for area in areas()), PANEL]
    assert len(boxes) == 8
    for left, top, right, bottom in boxes:
        assert 0 < left < right < SIZE[0]
        assert 0 < top < bottom < SIZE[1]
    for one, other in combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


def test_places_and_dice_lie_in_their_area_and_a_card_fits_its_place() -> None:
    for area in areas():
        left, top, right, bottom = area.box
        for place in area.places:
            assert left < place.box[0] < place.box[2] < right
            assert top < place.box[1] < place.box[3] < bottom
            wanted = (HEIGHT, HEIGHT) if place.is_turned else (WIDTH, HEIGHT)
            assert (place.box[2] - place.box[0], place.box[3] - place.box[1]) == pytest.approx(wanted)
        for die in area.dice:
            assert all(left < x < right and top < y < bottom for x, y in die.corners)


def test_a_place_for_every_die_and_every_gig() -> None:
    dice = {area.term: [die.sides for die in area.dice] for area in areas()}
    assert dice["fixer-area"] == [4, 6, 8, 10, 12, 20]
    assert dice["gig-area"] == [0] * 12


@EVERY_LANGUAGE
def test_every_area_says_what_it_is_called_and_what_it_is_for(language: str) -> None:
    root = ElementTree.fromstring(mat(language).svg())
    text = "".join("".join(element.itertext()) for element in root.iter() if element.tag.endswith("}text"))
    squeezed = re.sub(r"\s", "", text)
    for area in areas():
        term = terms("cyberpunk").term(area.term)
        assert re.sub(r"\s", "", term.meaning(language)) in squeezed
        assert re.sub(r"\s", "", term.spoken(language))[1:] in squeezed


@EVERY_LANGUAGE
def test_what_is_written_stays_in_its_area(language: str) -> None:
    drawn = mat(language)
    for area, shown in zip(areas(), drawn.areas, strict=True):
        left, top, right, bottom = area.box
        for line in (shown.title, *shown.lines):
            assert left < line.box[0]
            assert line.box[2] < right
            assert top < line.box[1]
            assert line.box[3] < bottom
    for line in drawn.panel_lines:
        assert PANEL[0] < line.box[0]
        assert line.box[2] < PANEL[2]
        assert line.box[3] < PANEL[3]


def test_lines_are_broken_at_words_and_between_chinese_characters() -> None:
    assert broken("Where your units are, and legends", 5, 40) == ["Where your units", "are, and legends"]
    lines = broken("你的单位，以及以GO SOLO打出的传奇所在之处。", 5, 42)
    assert "".join(lines).replace(" ", "") == "你的单位，以及以GOSOLO打出的传奇所在之处。"
    assert all(width(line, 5) <= 42 for line in lines)
    assert not any(line[0] in "，。" for line in lines)


@pytest.mark.parametrize("paper", PAPERS)
def test_it_lies_on_six_sheets(paper: str) -> None:
    assert len(tiling(mat().window, PAPERS[paper]).tiles) == 6


def test_a_part_of_it_holds_only_what_is_seen_there() -> None:
    part = mat().within((0, 0, 100, 100))
    assert [area.id for area in part.areas] == ["fixer-area"]
    assert 'viewBox="0 0 100 100"' in part.svg()
    assert "STEAL" not in part.svg()


@pytest.mark.parametrize(("name", "sign"), [("mat.svg", b"<svg"), ("mat.pdf", b"%PDF"), ("mat.png", b"\x89PNG")])
def test_the_command_writes_what_the_ending_says(name: str, sign: bytes, tmp_path: Path) -> None:
    assert cli.status(["mat", "-o", str(tmp_path / name), "--lang", "tr"]) == FINE
    assert (tmp_path / name).read_bytes().startswith(sign)


def test_at_table_size_it_is_a_pdf_with_an_overview(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mat.pdf"
    assert cli.status(["mat", "-o", str(file), "--table-size", "--paper", "letter"]) == FINE
    assert capsys.readouterr().out == "mat: 610 x 356 mm on 6 sheets\n"
    assert len(PdfReader(file).pages) == 7
    assert cli.status(["mat", "-o", str(tmp_path / "mat.svg"), "--table-size"]) == WRONG_USE

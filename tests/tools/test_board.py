"""`cardwright board`: a picture in a file, or the board in the terminal."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path

import pytest
from pypdf import PdfReader

from cardwright import HOME
from tools import cli
from tools.exit_status import FINE, PROBLEMS, WRONG_USE

SIGNS = {"svg": b"<svg", "pdf": b"%PDF", "png": b"\x89PNG"}
"""How a file of a kind begins."""


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """A copy of the example set, to change."""
    return shutil.copytree(HOME / "docs" / "examples", tmp_path / "night-watch")


def board(*arguments: str | Path) -> int:
    return cli.status(["board", *map(str, arguments)])


@pytest.mark.parametrize("kind", SIGNS)
def test_the_ending_of_the_file_says_what_is_written(tmp_path: Path, kind: str) -> None:
    for ending in (kind, kind.upper()):
        assert board("yukon", "-o", tmp_path / f"map.{ending}") == FINE
        assert (tmp_path / f"map.{ending}").read_bytes().startswith(SIGNS[kind])


def test_an_ending_that_says_nothing_is_answered_with_those_that_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert board("yukon", "-o", tmp_path / "map.jpg") == WRONG_USE
    assert "has to end in .pdf, .svg or .png" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_without_a_file_the_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert board("yukon", "--lang", "tr") == FINE
    drawn = capsys.readouterr().out
    assert cli.status(["show", "yukon", "--lang", "tr"]) == FINE
    assert capsys.readouterr().out == drawn


def test_what_is_no_board_is_not_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert board("bigfoot") == WRONG_USE
    assert board("yukn", "-o", tmp_path / "map.svg") == WRONG_USE
    assert "Did you mean yukon?" in capsys.readouterr().err


@pytest.mark.parametrize(("paper", "longer", "shorter"), [("a4", 841.89, 595.276), ("letter", 792.0, 612.0)])
@pytest.mark.parametrize(
    ("language", "name"), [("en", "Sherwood Forest"), ("tr", "Sherwood Ormanı"), ("zh", "舍伍德森林")]
)
def test_a_page_has_the_size_of_its_paper_and_its_text_is_found(
    tmp_path: Path, paper: str, longer: float, shorter: float, language: str, name: str
) -> None:
    file = tmp_path / "map.pdf"
    assert board("sherwood-forest", "-o", file, "--paper", paper, "--lang", language) == FINE
    (page,) = PdfReader(io.BytesIO(file.read_bytes())).pages
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((longer, shorter), abs=0.01)
    assert name in page.extract_text()


def test_a_name_that_no_font_can_print_is_told_with_its_place(
    own_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_set / "boards" / "salt-mill.yaml"
    file.write_text(file.read_text().replace("en: The Salt Mill", "en: The Salt 😎 Mill"))
    assert board("salt-mill", "-o", tmp_path / "map.pdf", "--content", tmp_path) == PROBLEMS
    assert "salt-mill.yaml:4:" in (said := capsys.readouterr().err)
    assert "U+1F60E" in said
    assert not (tmp_path / "map.pdf").exists()


def test_a_name_that_english_stands_in_for_is_told_where_the_english_one_is(
    own_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_set / "boards" / "salt-mill.yaml"
    file.write_text(
        file.read_text().replace("{en: The Salt Mill, tr: Tuz Değirmeni, zh: 盐磨坊}", "{tr: Tuz, en: Mill 😎}")
    )
    assert board("salt-mill", "-o", tmp_path / "map.pdf", "--content", tmp_path, "--lang", "zh") == PROBLEMS
    assert "salt-mill.yaml:4:21: error[no-glyph]" in capsys.readouterr().err


def test_a_path_under_a_space_is_told(own_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_set / "boards" / "salt-mill.yaml"
    file.write_text(file.read_text().replace("  - [s03, s07, s11]", "  - [s03, s07, s11]\n  - [s09, s05]"))
    assert board("salt-mill", "-o", tmp_path / "map.svg", "--content", tmp_path) == FINE
    said = capsys.readouterr().err
    assert "The path from s09 to s05 runs under s07" in said
    assert "salt-mill.yaml:30:11" in said


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 841.89, 595.276), ("letter", 792.0, 612.0)])
def test_at_table_size_the_sheets_are_counted_and_a_page_shows_how_they_lie(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], paper: str, width: float, height: float
) -> None:
    file = tmp_path / "map.pdf"
    assert board("yukon", "--table-size", "-o", file, "--paper", paper) == FINE
    assert re.search(r"yukon: \d+ x \d+ mm on 4 sheets, spaces 33 mm across", capsys.readouterr().out)
    pages = PdfReader(io.BytesIO(file.read_bytes())).pages
    assert len(pages) == 5
    for page in pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((width, height), abs=0.01)
    assert all(name in pages[0].extract_text() for name in ("A1", "A2", "B1", "B2"))
    assert all("50 mm" in " ".join(page.extract_text().split()) for page in pages)


def test_at_table_size_only_a_pdf_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert board("yukon", "--table-size", "-o", tmp_path / "map.svg") == WRONG_USE
    assert "has to end in .pdf" in capsys.readouterr().err
    assert board("yukon", "--table-size") == WRONG_USE
    assert "add `-o FILE`" in capsys.readouterr().err


def test_every_font_of_the_sheets_is_embedded_and_they_are_the_same_every_time(tmp_path: Path) -> None:
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    for file in (first, second):
        assert board("sherwood-forest", "--table-size", "-o", file, "--lang", "zh") == FINE
    assert first.read_bytes() == second.read_bytes()
    fonts = [font.get_object() for page in PdfReader(first).pages for font in page["/Resources"]["/Font"].values()]  # type: ignore[index]
    kinds = [font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object() for font in fonts]
    assert kinds
    assert all({"/FontFile2", "/FontFile3"} & kind.keys() for kind in kinds)

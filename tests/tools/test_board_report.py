"""What the shape of a board does to a match, told in each language."""

from __future__ import annotations

import re
from dataclasses import asdict

import pytest

from cardwright import HOME
from content.library import load
from content.library.files import BoardFile
from tools.display.board_report import rows, summary
from tools.words import LANGUAGES
from tools.words.board_report import BOARD_PHRASES

BOARDS = load([HOME / "docs" / "examples"]).boards


def told(board_id: str, language: str) -> dict[str, str]:
    file = BOARDS[board_id]
    return dict(rows(file.report(), file.demand(), language))


def test_every_language_has_the_phrases_with_the_same_slots() -> None:
    assert set(BOARD_PHRASES) == set(LANGUAGES)
    for phrases in BOARD_PHRASES.values():
        for key, phrase in asdict(phrases).items():
            english = asdict(BOARD_PHRASES["en"])[key]
            assert phrase
            assert all(set(re.findall(r"\{\w+\}", form)) == set(re.findall(r"\{\w+\}", english.partition("|")[0]))
                       for form in phrase.split("|")), key  # fmt: skip


def test_a_report_is_told_in_english() -> None:
    report = told("salt-mill", "en")
    assert report["spaces"] == "12; adjacent spaces: 8 have 2, 4 have 3"
    assert report["paths"] == "11 paths, 3 one-way paths, 3 secret passages; without a common zone: none"
    assert report["in several"] == "4: s03, s06, s07, s08"
    assert report["distances"] == "2 steps from start 1 to 2, 4 at most between any two spaces"
    assert report["start 1"].startswith("s01; 2 spaces nearest; 4 more in its zone; reaches 5 with move 2, ")


@pytest.mark.parametrize(
    ("language", "row", "words"),
    [
        ("tr", "bölgeler", "kırmızı 5, turuncu 8"),
        ("tr", "uzaklıklar", "başlangıç 1 → 2: 5 adım"),
        ("tr", "dar boğazlar", "yok"),
        ("zh", "区域", "红色 5、橙色 8"),
        ("zh", "起始空格1", "移动2时8个"),
        ("zh", "通路", "无共同区域：y05-y06、"),
    ],
)
def test_a_report_is_told_in_other_languages(language: str, row: str, words: str) -> None:
    assert words in told("yukon", language)[row]


@pytest.mark.parametrize("board", [pytest.param(file, id=file.id) for file in BOARDS.values()])
def test_every_board_has_the_same_rows_in_every_language(board: BoardFile) -> None:
    report = board.report()
    numbers = [
        [re.findall(r"\d+", value) for _, value in rows(report, board.demand(), language)] for language in LANGUAGES
    ]
    assert [sorted(map(sorted, each)) for each in numbers[1:]] == [sorted(map(sorted, numbers[0]))] * 2


def test_the_line_of_a_board_says_what_it_is_made_of() -> None:
    assert summary(BOARDS["salt-mill"].report()) == (
        "12 spaces, 11 paths, 3 one-way paths, 3 secret passages, 3 zones, 2 steps from start 1 to 2"
    )

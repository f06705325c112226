"""Lines are broken where a reader of the language would break them."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis.strategies import integers, text
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tools.display.line_breaks import Broken, broken, pieces

SOME = text(alphabet="ab2 ,.战士的，。（）1", max_size=40)


@given(SOME)
def test_no_character_is_lost(words: str) -> None:
    assert "".join(pieces(words)) == words.lstrip()


@given(SOME, integers(2, 30), integers(2, 30))
def test_lines_are_as_short_as_the_terminal_wants_them(words: str, first: int, later: int) -> None:
    shown = list(broken(words, first, later))
    assert all(cell_len(line) <= room for line, room in zip(shown, [first, *[later] * len(shown)], strict=False))
    assert "".join("".join(shown).split()) == "".join(words.split())


@pytest.mark.parametrize(
    ("words", "width", "lines"),
    [
        ("Draw 2 cards.", 8, ["Draw 2", "cards."]),
        ("Draw 2 cards.", 5, ["Draw", "2", "cards", "."]),
        ("抽牌，弃牌。", 4, ["抽", "牌，", "弃", "牌。"]),
        ("抽牌（见规则）。", 8, ["抽牌（见", "规则）。"]),
        ("造成12点伤害", 7, ["造成", "12点伤", "害"]),
        ("移动BOOST值", 8, ["移动", "BOOST值"]),
    ],
)
def test_signs_and_numbers_stay_with_what_they_belong_to(words: str, width: int, lines: list[str]) -> None:
    assert list(broken(words, width)) == lines


def test_styles_are_kept_across_lines() -> None:
    out = io.StringIO()
    console = Console(file=out, width=8, force_terminal=True, color_system="standard", no_color=False)
    console.print(Broken(Text.assemble(("战斗后：", "bold"), "抽2张牌。\nEnd")))
    bold, *rest = [line.rstrip() for line in out.getvalue().splitlines()]
    assert bold == "\x1b[1m战斗后：\x1b[0m"
    assert [line for line in rest if line] == ["抽2张", "牌。", "End"]

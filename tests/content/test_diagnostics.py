"""Showing problems: the place, the source line with its mark, the hint."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.diagnostics import as_json, in_order, print_problems, render, shown_path, summary
from effects.problem import NOWHERE, Place, Problem, Severity

SOURCE = {"<fox>": "name: Fox\nhelth: 14\n"}


def marked(line: str, column: int, length: int) -> list[str]:
    """The source line and its mark as shown."""
    problem = Problem("x", "X.", Place("<fox>", 1, column), length=length)
    return render(problem, {"<fox>": line}).splitlines()[1:]


def test_a_problem_with_everything() -> None:
    problem = Problem(
        "unknown-key", "There is no key helth here.", Place("<fox>", 2, 1), "Did you mean health?", length=5
    )
    assert render(problem, SOURCE) == (
        "<fox>:2:1: error[unknown-key]: There is no key helth here.\n"
        "    helth: 14\n"
        "    ^^^^^\n"
        "    hint: Did you mean health?"
    )


def test_what_a_terminal_would_obey_is_spelled_out() -> None:
    place = Place("a\x1b.yaml", 1, 1)
    shown = render(Problem("x", "There is no key \ufeffa here.", place, "Did you mean\n\u202ea?"))
    assert shown.splitlines() == [
        f"{shown_path('a<U+001B>.yaml')}:1:1: error[x]: There is no key <U+FEFF>a here.",
        "    hint: Did you mean",
        "    hint: <U+202E>a?",
    ]


def test_a_warning_from_nowhere() -> None:
    problem = Problem("may-up-to", "Nothing to decide.", NOWHERE, severity=Severity.WARNING)
    assert render(problem) == "warning[may-up-to]: Nothing to decide."


@pytest.mark.parametrize("place", [Place("<fox>", 9, 1), Place("<owl>", 1, 1), Place("no/such/file.yaml", 1, 1)])
def test_a_line_that_cannot_be_had_is_left_out(place: Place) -> None:
    assert len(render(Problem("x", "X.", place), SOURCE).splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "column", "length", "shown"),
    [
        ("name: x", 7, 1, ["    name: x", "          ^"]),
        ("name: x", 8, 1, ["    name: x", "           ^"]),
        ("name: x", 7, 50, ["    name: x", "          ^"]),
        ("name: x", 500, 3, ["    name: x", "           ^"]),
        ("a:\tb", 4, 1, ["    a:    b", "          ^"]),
        ("大脚怪: x", 5, 2, ["    大脚怪: x", "           ^^"]),
        ("name: 大脚怪", 7, 3, ["    name: 大脚怪", "          ^^^^^^"]),
        ("e\u0301a: x", 5, 1, ["    e\u0301a: x", "       ^"]),
        ("a\x1b[31m: x", 8, 1, ["    a\ufffd[31m: x", "           ^"]),
        ("a\u202e: x", 5, 1, ["    a\ufffd: x", "        ^"]),
        ("\ufeffa: x", 2, 1, ["    \ufeffa: x".replace("\ufeff", "\ufffd"), "     ^"]),
        ("a\u200d: x", 5, 1, ["    a\u200d: x", "       ^"]),
    ],
)
def test_the_mark_stands_under_what_is_meant(line: str, column: int, length: int, shown: list[str]) -> None:
    assert marked(line, column, length) == shown


def test_long_lines_are_cut_round_the_mark() -> None:
    for column in (1, 60, 61, 62, 500, 960, 961, 1000):
        line = "x" * (column - 1) + "A" + "y" * (1000 - column)
        source, mark = marked(line, column, 1)
        assert source[mark.index("^")] == "A"
        assert len(source) <= 4 + 100 + 2
        assert source.endswith("…") == (column + 40 <= 1000)


def test_a_line_just_short_enough_is_not_cut() -> None:
    assert "…" not in marked("x" * 100, 100, 1)[0]
    assert "…" in marked("x" * 101, 101, 1)[0]


@given(st.text(st.characters(blacklist_characters="\r\n"), max_size=200), st.integers(1, 250), st.integers(1, 250))
def test_any_line_can_be_shown(line: str, column: int, length: int) -> None:
    shown = marked(line, column, length)
    assert all("\n" not in part for part in shown)
    if line.strip():
        assert len(shown) == 2
        assert "^" in shown[1]


def test_problems_come_in_the_order_of_the_files_each_once() -> None:
    late = Problem("b", "B.", Place("fox.yaml", 10, 1))
    early = Problem("c", "C.", Place("fox.yaml", 9, 2))
    warning = Problem("a", "A.", Place("fox.yaml", 9, 2), severity=Severity.WARNING)
    other = Problem("z", "Z.", Place("cat.yaml", 99, 1))
    assert in_order([late, warning, early, other, late]) == [other, early, warning, late]


def test_what_is_printed_ends_with_a_count() -> None:
    stream = io.StringIO()
    warning = Problem("a", "A.", Place("<fox>", 1, 1), severity=Severity.WARNING)
    print_problems([warning, Problem("b", "B.", Place("<fox>", 2, 1)), Problem("c", "C.", NOWHERE)], stream, SOURCE)
    assert stream.getvalue().splitlines()[-1] == "2 errors, 1 warning"
    assert "\x1b" not in stream.getvalue()


def test_nothing_is_printed_when_all_is_well() -> None:
    stream = io.StringIO()
    print_problems([], stream)
    assert stream.getvalue() == ""
    assert summary([]) == "no problems"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("no_colour", "is_coloured"), [("", True), ("1", False)])
def test_colour_only_for_terminals_that_want_it(
    monkeypatch: pytest.MonkeyPatch, no_colour: str, is_coloured: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", no_colour)
    monkeypatch.setenv("TERM", "xterm")
    stream = Terminal()
    print_problems([Problem("b", "B.", Place("<fox>", 2, 1))], stream, SOURCE)
    assert ("\x1b[31m" in stream.getvalue()) == is_coloured


def test_source_lines_are_read_from_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fox.yaml").write_bytes(b"\xef\xbb\xbfname: Fox\r\nhelth: 14\r\n")
    monkeypatch.chdir(tmp_path)
    problem = Problem("x", "X.", Place(str(tmp_path / "fox.yaml"), 2, 1), length=5)
    assert render(problem) == "fox.yaml:2:1: error[x]: X.\n    helth: 14\n    ^^^^^"
    (tmp_path / "fox.yaml").write_bytes(b"F\xf6x: 1\n")
    assert render(Problem("x", "X.", Place("fox.yaml", 1, 2))).splitlines()[1] == "    F\ufffdx: 1"


def test_paths_are_shown_from_here_or_in_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    assert shown_path("heroes/fox.yaml") == "heroes/fox.yaml"
    assert shown_path(str(here / "fox.yaml")) == "fox.yaml"
    assert shown_path("../fox.yaml") == str(tmp_path / "fox.yaml")
    assert shown_path(str(tmp_path / "here-too")) == str(tmp_path / "here-too")
    assert shown_path("<scenario>") == "<scenario>"


def test_problems_as_json() -> None:
    problem = Problem("x", "Größe.", Place("<fox>", 2, 3), "Mend it.", Severity.WARNING)
    assert json.loads(json.dumps(as_json(problem))) == {
        "code": "x",
        "severity": "warning",
        "file": "<fox>",
        "line": 2,
        "column": 3,
        "message": "Größe.",
        "hint": "Mend it.",
    }
    assert as_json(Problem("x", "X."))["line"] == 0

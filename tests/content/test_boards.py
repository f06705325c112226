"""Boards: what may be written, what is wrong with one, and what its shape does to a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from content.checks.board import check_board
from content.checks.board_graphs import adjacency_graph, movement_graph
from content.checks.board_report import board_report
from content.reading import read, read_text
from content.schema.board import Board
from content.shaping import shape_document
from effects.problem import Place, Problem

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "content/sets/unmatched/robin-hood-vs-bigfoot/boards"
EXAMPLE = ROOT / "docs/examples/boards/salt-mill.yaml"

GLADE = """\
name: Glade
frame: {width: 500, height: 200}
zones:
  - {id: red, colour: "#c04030"}
  - {id: blue, colour: "#3060c0"}
spaces:
  - {id: g01, at: [50, 50], zones: [red], start: 1}
  - {id: g02, at: [150, 50], zones: [red]}
  - {id: g03, at: [250, 50], zones: [red, blue]}
  - {id: g04, at: [350, 50], zones: [blue]}
  - {id: g05, at: [450, 50], zones: [blue]}
  - {id: g06, at: [50, 150], zones: [red]}
  - {id: g07, at: [150, 150], zones: [red]}
  - {id: g08, at: [250, 150], zones: [blue]}
  - {id: g09, at: [350, 150], zones: [blue]}
  - {id: g10, at: [450, 150], zones: [blue], start: 2}
paths:
  - [g01, g02, g03, g04, g05]
  - [g06, g07, g08, g09, g10]
  - [g01, g06]
  - [g05, g10]
"""


def load(path: Path) -> Board:
    board, problems = shape_document(read(path), Board)
    assert problems == []
    assert board is not None
    return board


def glade(*changes: tuple[str, str]) -> tuple[Board, list[Problem]]:
    text = GLADE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    document = read_text(text, "glade.yaml")
    board, problems = shape_document(document, Board)
    assert problems == []
    assert board is not None
    return board, check_board(board, document.root)


def shape_problems(old: str, new: str) -> list[Problem]:
    assert GLADE.count(old) == 1, old
    return shape_document(read_text(GLADE.replace(old, new), "glade.yaml"), Board)[1]


@pytest.mark.parametrize(
    "path", [BOARDS / "sherwood-forest.yaml", BOARDS / "yukon.yaml", EXAMPLE], ids=lambda p: p.stem
)
def test_a_board_that_we_ship_has_no_problem(path: Path) -> None:
    document = read(path)
    board, problems = shape_document(document, Board)
    assert problems == []
    assert board is not None
    assert check_board(board, document.root) == []


SHIPPED: list[tuple[str, dict[str, Any]]] = [
    (
        "sherwood-forest",
        {
            "spaces": 30,
            "paths": 39,
            "zones": {"slate": 6, "chalk": 5, "green": 6, "brown": 6, "mint": 6, "orange": 6, "yellow": 12},
            "degrees": {2: 13, 3: 16, 4: 1},
            "multi_zone_spaces": 14,
            "triple_zone_spaces": 3,
            "start_distance": 4,
            "borders": set(),
            "starts": {1: "f08", 2: "f07"},
        },
    ),
    (
        "yukon",
        {
            "spaces": 31,
            "paths": 39,
            "zones": {"red": 5, "orange": 8, "yellow": 10, "khaki": 4, "brown": 3, "grey": 10, "violet": 4},
            "degrees": {2: 17, 3: 12, 4: 2},
            "multi_zone_spaces": 10,
            "triple_zone_spaces": 3,
            "start_distance": 5,
            "borders": {("y05", "y06"), ("y05", "y12"), ("y25", "y31"), ("y29", "y30")},
            "starts": {1: "y24", 2: "y02"},
        },
    ),
]


@pytest.mark.parametrize(("name", "printed"), SHIPPED, ids=[name for name, _ in SHIPPED])
def test_a_board_that_we_ship_has_the_numbers_of_the_printed_one(name: str, printed: dict[str, Any]) -> None:
    board = load(BOARDS / f"{name}.yaml")
    report = board_report(board)
    assert {
        "spaces": report.spaces,
        "paths": report.paths,
        "zones": report.zones,
        "degrees": report.degrees,
        "multi_zone_spaces": len(report.multi_zone_spaces),
        "triple_zone_spaces": sum(len(space.zones) == 3 for space in board.spaces),
        "start_distance": report.start_distances[1, 2],
        "borders": {tuple(sorted(pair)) for pair in report.paths_without_common_zone},
        "starts": {number: space.id for number, space in board.starts().items()},
    } == printed
    assert report.start_distances[2, 1] == report.start_distances[1, 2]
    assert (report.one_way, report.passages, report.articulation_points) == (0, 0, ())


def test_four_outlaws_find_room_in_the_zone_of_the_first_start_of_sherwood_forest() -> None:
    first, second = board_report(load(BOARDS / "sherwood-forest.yaml")).starts
    assert (first.zone_spaces, second.zone_spaces) == (5, 10)
    assert first.sees == ()


def test_a_sound_board_has_no_problem() -> None:
    assert glade()[1] == []


ERRORS = [
    ("{id: g02,", "{id: g01,", "duplicate-space", (8, 10)),
    ("{id: blue,", "{id: red,", "duplicate-zone", (5, 10)),
    ("[g01, g06]", "[g01, g66]", "unknown-space", (20, 11)),
    ("[g01, g06]", "[g01, g06, g06]", "path-to-itself", (20, 16)),
    ("[g01, g06]", "[g02, g01, g06]", "duplicate-path", (20, 11)),
    ("zones: [red]}\n  - {id: g07", "zones: [rad]}\n  - {id: g07", "unknown-zone", (12, 38)),
    ("zones: [red]}\n  - {id: g07", "zones: []}\n  - {id: g07", "space-without-zone", (12, 37)),
    ("zones: [red, blue]", "zones: [red, red]", "repeated-zone", (9, 43)),
    ("spaces:\n", '  - {id: green, colour: "#30c060"}\nspaces:\n', "empty-zone", (6, 10)),
    ("start: 2", "start: 1", "duplicate-start", (16, 53)),
    (", start: 2", "", "missing-start", (7, 3)),
    ("start: 2", "start: 3", "missing-start", (7, 3)),
    ("spaces:\n", "spaces:\n  - {id: g00, at: [50, 100], zones: [red]}\n", "stray-space", (7, 10)),
    ("  - [g01, g06]\n  - [g05, g10]", "one_way: [[g01, g06], [g05, g10]]", "board-not-connected", (12, 10)),
]


@pytest.mark.parametrize(("old", "new", "code", "at"), ERRORS, ids=[f"{code}-{new[:12]}" for _, new, code, _ in ERRORS])
def test_what_a_board_must_not_have_is_an_error_at_its_place(
    old: str, new: str, code: str, at: tuple[int, int]
) -> None:
    problems = [problem for problem in glade((old, new))[1] if problem.code == code]
    assert [problem.place for problem in problems] == [Place("glade.yaml", *at)]
    assert problems[0].is_error
    assert problems[0].hint


WARNINGS = [
    ("at: [450, 50]", "at: [501, 50]", "space-outside-frame", (11, 19)),
    ("at: [150, 50]", "at: [62, 50]", "spaces-overlap", (8, 19)),
    (
        ", g10]\n  - [g01, g06]\n  - [g05, g10]",
        "]\n  - [g01, g06]\npassages: [[g05, g10]]",
        "adjacency-not-connected",
        (16, 10),
    ),
]


@pytest.mark.parametrize(("old", "new", "code", "at"), WARNINGS, ids=[code for _, _, code, _ in WARNINGS])
def test_what_is_playable_but_odd_is_a_warning(old: str, new: str, code: str, at: tuple[int, int]) -> None:
    (problem,) = glade((old, new))[1]
    assert (problem.code, problem.place) == (code, Place("glade.yaml", *at))
    assert not problem.is_error


def test_every_problem_of_a_board_is_found_in_one_run() -> None:
    problems = glade(("start: 2", "start: 1"), ("[g01, g06]", "[g01, g66]"), ("zones: [red, blue]", "zones: [green]"))[
        1
    ]
    assert [problem.code for problem in problems] == [
        "missing-start",
        "unknown-zone",
        "duplicate-start",
        "unknown-space",
    ]


@pytest.mark.parametrize("at", ["[260]", "260", "[260, 140, 3]", "{x: 260, y: 140}"])
def test_a_place_is_two_numbers(at: str) -> None:
    text = GLADE.replace("at: [150, 50]", f"at: {at}")
    [problem] = shape_document(read_text(text, "glade.yaml"), Board)[1]
    assert problem.message == "Expected two numbers, x and y, such as [260, 140]."
    assert problem.place.line == 8


def test_a_start_far_beyond_the_others_is_one_slip() -> None:
    [problem] = [problem for problem in glade(("start: 2", "start: 9"))[1] if problem.is_error]
    assert problem.message == "No space is start 2: expected 1, 2 and so on without a gap, found 1, 9."


def test_a_misspelt_space_is_not_told_a_second_time_as_a_hole_in_the_board() -> None:
    problems = glade(("[g01, g02, g03", "[g01, go2, g03"))[1]
    assert [(problem.code, problem.hint) for problem in problems] == [("unknown-space", "Did you mean g02?")]


def test_a_board_of_a_hundred_spaces_is_allowed_and_one_more_is_not() -> None:
    def row_of(count: int) -> list[str]:
        spaces: list[dict[str, Any]] = [{"id": f"r{n}", "at": [n * 10, 5], "zones": ["red"]} for n in range(count)]
        spaces[0] |= {"start": 1}
        spaces[1] |= {"start": 2}
        board = Board.model_validate(
            {
                "name": "Row",
                "frame": {"width": 1010, "height": 10},
                "zones": [{"id": "red", "colour": "#aa2211"}],
                "spaces": spaces,
                "paths": [[f"r{n}", f"r{n + 1}"] for n in range(count - 1)],
            }
        )
        return [problem.code for problem in check_board(board) if problem.is_error]

    assert row_of(99) == []
    assert row_of(100) == []
    assert row_of(101) == ["too-many-spaces"]


def test_nine_spaces_are_too_few_for_two_full_line_ups_and_ten_are_enough() -> None:
    without_g08 = ("  - {id: g08, at: [250, 150], zones: [blue]}\n", ""), ("g07, g08, g09", "g07, g09")
    assert [problem.code for problem in glade(*without_g08)[1]] == ["few-spaces"]


def test_a_one_way_path_is_walked_along_the_arrow_only_but_attacked_across_both_ways() -> None:
    board, problems = glade(("  - [g05, g10]", "one_way: [[g05, g10]]"))
    assert problems == []
    assert ("g05", "g10") in board.steps()
    assert ("g10", "g05") not in board.steps()
    assert adjacency_graph(board).has_edge("g10", "g05")
    report = board_report(board)
    assert (report.start_distances[1, 2], report.start_distances[2, 1]) == (5, 5)


def test_the_spaces_of_a_secret_passage_are_a_step_apart_but_not_adjacent() -> None:
    board, problems = glade(("  - [g05, g10]", "  - [g05, g10]\npassages: [[g01, g05, g08]]"))
    assert problems == []
    walking, adjacent = movement_graph(board), adjacency_graph(board)
    for here, there in [("g01", "g05"), ("g05", "g01"), ("g08", "g01"), ("g05", "g08")]:
        assert walking.has_edge(here, there)
        assert not adjacent.has_edge(here, there)
    report = board_report(board)
    assert (report.passages, report.start_distances[1, 2]) == (3, 2)


def test_a_space_on_which_one_fighter_cuts_the_board_in_two_is_a_bottleneck() -> None:
    board, problems = glade(("  - [g05, g10]\n", ""))
    assert problems == []
    assert board_report(board).articulation_points == ("g01", "g02", "g03", "g04", "g06", "g07", "g08", "g09")


def test_the_report_says_what_each_start_has() -> None:
    first, second = board_report(glade()[0]).starts
    assert (first.space, first.nearer, first.reach, first.zone_spaces) == ("g01", 5, {2: 4, 3: 6, 4: 8}, 4)
    assert (second.space, second.nearer, second.reach, second.zone_spaces) == ("g10", 5, {2: 4, 3: 6, 4: 8}, 5)


def test_the_report_is_told_as_data() -> None:
    report = board_report(glade()[0])
    assert report.as_data()["start_distances"] == [{"from": 1, "to": 2, "steps": 5}, {"from": 2, "to": 1, "steps": 5}]


SHAPES = [
    ('"#3060c0"', "blue", (5, 24)),
    ('"#3060c0"', "3060", (5, 24)),
    ("[150, 50]", "[150]", (8, 19)),
    ("[150, 50]", '[150, "50"]', (8, 25)),
    ("start: 2", "start: 0", (16, 53)),
    ("width: 500", "width: .inf", (2, 16)),
    ("[g01, g06]", "[g01]", (20, 5)),
    ("paths:", "pathes:", (17, 1)),
    ("{id: g02,", "{id: G02,", (8, 10)),
]


@pytest.mark.parametrize(("old", "new", "at"), SHAPES, ids=[new for _, new, _ in SHAPES])
def test_a_wrong_shape_is_told_at_its_place(old: str, new: str, at: tuple[int, int]) -> None:
    assert [problem.place for problem in shape_problems(old, new)] == [Place("glade.yaml", *at)]


def test_a_colour_without_quotes_is_told_about_the_quotes() -> None:
    (problem,) = shape_problems('"#3060c0"', "306070")
    assert "quotes" in problem.message


def test_a_name_is_one_text_or_one_per_language() -> None:
    forest = load(BOARDS / "sherwood-forest.yaml")
    assert [forest.name.spoken(language) for language in ("en", "tr", "zh")] == [
        "Sherwood Forest",
        "Sherwood Ormanı",
        "舍伍德森林",
    ]
    assert glade()[0].name.spoken("tr") == "Glade"
    assert [problem.place for problem in shape_problems("name: Glade", "name: {tr: Kayran}")] == [
        Place("glade.yaml", 1, 7)
    ]

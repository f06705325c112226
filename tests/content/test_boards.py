"""Boards: what may be written, what is wrong with one, and what its shape does to a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from content.checks.unmatched.board import check_board
from content.checks.unmatched.board_graphs import adjacency_graph, movement_graph
from content.checks.unmatched.board_report import board_report
from content.reading import read, read_text
from content.schema.unmatched.board import Board, PathKind
from content.shaping import shape_document
from effects.problem import Place, Problem

ROOT = Path(__file__).parents[2]
SETS = ROOT / "content/sets/unmatched"
BOARDS = SETS / "robin-hood-vs-bigfoot/boards"
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


@pytest.mark.parametrize("path", [*sorted(SETS.glob("*/boards/*.yaml")), EXAMPLE], ids=lambda p: p.stem)
def test_a_board_that_we_ship_has_no_problem(path: Path) -> None:
    document = read(path)
    board, problems = shape_document(document, Board)
    assert problems == []
    assert board is not None
    assert check_board(board, document.root) == []


SHIPPED: dict[str, dict[str, Any]] = {
    "robin-hood-vs-bigfoot/boards/sherwood-forest": {
        "spaces": 30,
        "paths": 39,
        "zones": {"slate": 6, "chalk": 5, "green": 6, "brown": 6, "mint": 6, "orange": 6, "yellow": 12},
        "degrees": {2: 13, 3: 16, 4: 1},
        "multi_zone_spaces": 14,
        "triple_zone_spaces": 3,
        "start_distances": {(1, 2): 4},
        "borders": set(),
        "starts": ["f08", "f07"],
    },
    "robin-hood-vs-bigfoot/boards/yukon": {
        "spaces": 31,
        "paths": 39,
        "zones": {"red": 5, "orange": 8, "yellow": 10, "khaki": 4, "brown": 3, "grey": 10, "violet": 4},
        "degrees": {2: 17, 3: 12, 4: 2},
        "multi_zone_spaces": 10,
        "triple_zone_spaces": 3,
        "start_distances": {(1, 2): 5},
        "borders": {"y05 y06", "y05 y12", "y25 y31", "y29 y30"},
        "starts": ["y24", "y02"],
    },
    "battle-of-legends-1/boards/marmoreal": {
        "spaces": 31,
        "paths": 42,
        "zones": {
            "silver": 6, "green": 14, "blue": 14, "lavender": 4, "purple": 5, "red": 4, "chestnut": 7, "yellow": 5,
        },
        "degrees": {2: 13, 3: 14, 4: 4},
        "multi_zone_spaces": 21,
        "triple_zone_spaces": 7,
        "start_distances": {(1, 2): 6, (1, 3): 4, (1, 4): 6, (2, 3): 7, (2, 4): 5, (3, 4): 4},
        "borders": {"m06 m12", "m20 m27", "m21 m25", "m23 m26"},
        "starts": ["m13", "m31", "m03", "m11"],
    },
    "battle-of-legends-1/boards/sarpedon": {
        "spaces": 38,
        "paths": 61,
        "zones": {"green": 8, "yellow": 8, "tan": 5, "red": 6, "mauve": 11, "blue": 6},
        "degrees": {2: 7, 3: 18, 4: 11, 5: 2},
        "multi_zone_spaces": 4,
        "triple_zone_spaces": 2,
        "start_distances": {(1, 2): 5, (1, 3): 2, (1, 4): 5, (2, 3): 6, (2, 4): 3, (3, 4): 5},
        "borders": {
            "s04 s05", "s06 s15", "s07 s15", "s08 s18", "s10 s20", "s11 s12", "s11 s21", "s14 s16", "s20 s21",
            "s20 s24", "s26 s33", "s28 s34", "s29 s30", "s29 s34", "s36 s37",
        },
        "starts": ["s20", "s32", "s03", "s14"],
    },
    "more-boards/boards/baskerville-manor": {
        "spaces": 32,
        "paths": 46,
        "passages": {"b01 b09", "b01 b19", "b01 b24", "b09 b19", "b09 b24", "b19 b24"},
        "zones": {"ice": 6, "brown": 5, "yellow": 4, "green": 6, "violet": 5, "stone": 10, "navy": 5},
        "degrees": {1: 1, 2: 10, 3: 16, 4: 3, 5: 1, 6: 1},
        "multi_zone_spaces": 8,
        "triple_zone_spaces": 1,
        "start_distances": {(1, 2): 5, (1, 3): 3, (1, 4): 6, (2, 3): 5, (2, 4): 2, (3, 4): 5},
        "borders": {"b10 b21", "b11 b14", "b20 b29", "b20 b30"},
        "starts": ["b22", "b03", "b27", "b15"],
    },
    "more-boards/boards/soho": {
        "spaces": 29,
        "paths": 36,
        "zones": {"blue": 6, "rose": 7, "silver": 6, "green": 4, "orange": 6, "yellow": 6, "navy": 8},
        "degrees": {2: 15, 3: 14},
        "multi_zone_spaces": 13,
        "triple_zone_spaces": 1,
        "start_distances": {(1, 2): 6, (1, 3): 4, (1, 4): 6, (2, 3): 7, (2, 4): 2, (3, 4): 5},
        "borders": {"o01 o09", "o09 o22", "o12 o25", "o14 o27", "o16 o22", "o17 o18", "o21 o29"},
        "starts": ["o03", "o15", "o22", "o27"],
    },
    "more-boards/boards/t-rex-paddock": {
        "spaces": 26,
        "paths": 38,
        "zones": {"blue": 6, "green": 8, "yellow": 7, "stone": 7, "teal": 7, "purple": 4},
        "degrees": {2: 6, 3: 16, 4: 4},
        "multi_zone_spaces": 13,
        "triple_zone_spaces": 0,
        "start_distances": {(1, 2): 8},
        "borders": {"t04 t05", "t05 t06"},
        "starts": ["t07", "t16"],
    },
}  # fmt: skip


def test_every_board_that_we_ship_is_compared_with_the_printed_one() -> None:
    assert {str(path.relative_to(SETS).with_suffix("")) for path in SETS.glob("*/boards/*.yaml")} == set(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED, ids=lambda name: name.rpartition("/")[2])
def test_a_board_that_we_ship_has_the_numbers_of_the_printed_one(name: str) -> None:
    board = load(SETS / f"{name}.yaml")
    report = board_report(board)
    passages = {frozenset((path.start, path.end)) for path in board.joins() if path.kind is PathKind.PASSAGE}
    assert {
        "spaces": report.spaces,
        "paths": report.paths,
        "passages": {" ".join(sorted(pair)) for pair in passages},
        "zones": report.zones,
        "degrees": report.degrees,
        "multi_zone_spaces": len(report.multi_zone_spaces),
        "triple_zone_spaces": sum(len(space.zones) == 3 for space in board.spaces),
        "start_distances": {pair: steps for pair, steps in report.start_distances.items() if pair[0] < pair[1]},
        "borders": {" ".join(sorted(pair)) for pair in report.paths_without_common_zone},
        "starts": [space.id for space in board.starts().values()],
    } == {"passages": set()} | SHIPPED[name]
    assert list(board.starts()) == list(range(1, len(SHIPPED[name]["starts"]) + 1))
    assert all(steps == report.start_distances[pair[::-1]] for pair, steps in report.start_distances.items())
    assert (report.one_way, report.articulation_points) == (0, ())


def test_the_secret_passage_of_baskerville_manor_is_walked_but_not_attacked_through() -> None:
    board = load(SETS / "more-boards/boards/baskerville-manor.yaml")
    ends = ("b01", "b09", "b19", "b24")
    assert all((here, there) in board.steps() for here in ends for there in ends if here != there)
    assert not [pair for pair in board.adjacent_pairs() if set(pair) <= set(ends)]


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
    ("{id: g07,", "{id: defeated,", "reserved-id", (13, 10)),
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

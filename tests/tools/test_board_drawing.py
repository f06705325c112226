"""The picture of a board: everything a player needs to see is in it, at every width."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from content.reading import read
from content.schema.unmatched.board import Board
from tools.boards.letters import zone_letters
from tools.display.board_drawing import draw_board, start_sign
from tools.display.board_layout import lay_out

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted((ROOT / "content/sets").rglob("boards/*.yaml")),
    ROOT / "docs/examples/boards/salt-mill.yaml",
]
FOREST = ROOT / "content/sets/unmatched/robin-hood-vs-bigfoot/boards/sherwood-forest.yaml"
WIDTHS = (64, 80, 100, 140)


def load(path: Path) -> Board:
    return Board.model_validate(read(path).root)


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def board(request: pytest.FixtureRequest) -> Board:
    return load(request.param)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_picture_shows_every_space_with_its_zones_and_its_start(board: Board, width: int) -> None:
    letters = zone_letters(board)
    text = draw_board(board, width=width).plain
    assert "╭" in text
    for space in board.spaces:
        sign = start_sign(space.start) if space.start else ""
        assert re.search(rf"╭{space.id}─*◆?{sign}╮", text), space.id
    feet = sorted(re.findall(r"╰─*([A-Z]+)─*╯", text))
    assert feet == sorted("".join(letters[zone] for zone in space.zones) for space in board.spaces)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_allowed(board: Board, width: int) -> None:
    assert max(cell_len(line) for line in draw_board(board, width=width).plain.splitlines()) <= width


@pytest.mark.parametrize("width", WIDTHS)
def test_boxes_keep_apart_and_no_path_runs_behind_a_third_space(board: Board, width: int) -> None:
    layout = lay_out(board, width)
    assert layout is not None
    boxes = {space.id: layout.cells_of(space.id) for space in board.spaces}
    assert len(set.union(*boxes.values())) == sum(map(len, boxes.values()))
    for here, there in board.adjacent_pairs():
        crossed = {(row // 4, column // 2) for row, column in layout.line(here, there)}
        assert not [other for other in boxes if other not in (here, there) and boxes[other] & crossed]
        assert crossed - boxes[here] - boxes[there], f"the path {here}-{there} cannot be seen"


def test_a_board_of_thirty_spaces_fits_a_terminal_of_forty_rows() -> None:
    for path in FILES:
        assert len(draw_board(load(path), width=100).plain.splitlines()) <= 38


def square() -> Board:
    """Twelve spaces in a frame that is half as high as wide, three rows of four."""
    spaces = [f"{row}{column}" for row in "abc" for column in "1234"]
    return Board.model_validate(
        {
            "name": "Square",
            "frame": {"width": 600, "height": 400},
            "zones": [{"id": "red", "colour": "#ff0000"}],
            "spaces": [
                {"id": space, "at": [150 * int(space[1]) - 75, 133 * "abc".index(space[0]) + 66], "zones": ["red"]}
                for space in spaces
            ],
            "paths": [spaces[:4], spaces[4:8], spaces[8:], spaces[::4], spaces[3::4]],
        }
    )


@pytest.mark.parametrize(("width", "height"), [(80, 12), (100, 16), (100, 25), (120, 30)])
def test_a_picture_keeps_to_the_height_where_its_boxes_have_room(width: int, height: int) -> None:
    layout, free = lay_out(square(), width, height), lay_out(square(), width)
    assert layout is not None
    assert free is not None
    assert layout.height <= min(height, free.height)
    assert layout.box == free.box


def test_a_picture_that_cannot_be_so_low_is_as_low_as_it_can_be_with_boxes_as_wide() -> None:
    for path in FILES:
        free, low = lay_out(load(path), 100), lay_out(load(path), 100, 5)
        assert free is not None
        assert low is not None
        assert low.box == free.box
        assert 5 < low.height <= free.height


def test_boxes_are_wider_where_there_is_room_so_that_names_are_whole() -> None:
    assert "│ Jackalope 12 │" in draw_board(square(), {"b2": "Jackalope 12"}, width=80, height=12).plain
    assert "│Jacka12│" in draw_board(square(), {"b2": "Jackalope 12"}, width=50, height=12).plain


def test_fighters_stand_in_the_box_of_their_space() -> None:
    board = load(FOREST)
    lines = draw_board(board, {"f08": "Robin", "f05": Text("大脚怪", style="red")}).plain.splitlines()
    for space, label in (("f08", "Robin"), ("f05", "大脚怪")):
        row = next(index for index, line in enumerate(lines) if space in line)
        left = cell_len(lines[row][: lines[row].index(space)]) - 1
        at = cell_len(lines[row + 1][: lines[row + 1].index(label)])
        assert left < at < left + 9


@pytest.mark.parametrize(
    ("label", "shown"),
    [("Bigfoot", "Bigfoot"), ("Jackalope", "Jackalo"), ("Outlaw 2", "Outlaw2"), ("Merry Men 12", "Merry12")],
)
def test_a_label_too_long_for_its_box_is_cut_but_keeps_its_number(label: str, shown: str) -> None:
    text = draw_board(load(FOREST), {"f08": label}).plain
    assert re.findall(r"│ *([A-Z][A-Za-z0-9 ]*?) *│", text) == [shown]


def test_marked_spaces_have_a_heavy_frame() -> None:
    text = draw_board(load(FOREST), marked={"f09", "f16"}).plain
    assert re.findall(r"┏(f\d\d)", text) == ["f09", "f16"]


def test_a_one_way_path_has_an_arrow_and_a_secret_passage_a_sign() -> None:
    picture, _, legend = draw_board(load(ROOT / "docs/examples/boards/salt-mill.yaml")).plain.partition("\n\n")
    assert sum(picture.count(arrow) for arrow in "→↘↓↙←↖↑↗") == 3
    assert picture.count("◆") == 3
    assert "→ one-way path" in legend
    assert "◆ secret passage s02 s08 s09" in legend


def test_without_room_for_a_picture_the_spaces_are_listed_with_their_neighbours() -> None:
    lines = draw_board(load(FOREST), {"f08": "Robin Hood"}, marked={"f09"}, width=40).plain.splitlines()
    assert lines[7] == "  f08 S ① Robin Hood → f03 f09"
    assert lines[8] == "* f09 S → f08 f16 f20"


def test_every_zone_has_a_letter_of_its_own_in_the_legend(board: Board) -> None:
    letters = zone_letters(board)
    assert len(set(letters.values())) == len(board.zones)
    legend = draw_board(board).plain.partition("\n\n")[2]
    for zone, letter in letters.items():
        assert f" {letter}  {zone}" in legend


def test_zones_with_the_same_first_letter_are_told_apart() -> None:
    zones = [{"id": zone, "colour": "#808080"} for zone in ("green", "grey", "g")]
    plain = {"name": "Pond", "frame": {"width": 1, "height": 1}, "zones": zones, "spaces": [], "paths": []}
    assert zone_letters(Board.model_validate(plain)) == {"green": "G", "grey": "R", "g": "A"}


def test_the_picture_says_the_same_with_and_without_colour() -> None:
    def printed(color_system: str | None) -> str:
        out = io.StringIO()
        console = Console(file=out, width=100, force_terminal=color_system is not None, color_system=color_system)  # type: ignore[arg-type]
        console.print(draw_board(load(FILES[1]), {"y24": "Robin"}))
        return out.getvalue()

    coloured = printed("truecolor")
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(None)


def test_a_zone_has_a_letter_of_its_name_in_the_language() -> None:
    board = load(next(path for path in FILES if path.stem == "sherwood-forest"))
    assert zone_letters(board, "tr") == {zone.id: letter for zone, letter in zip(board.zones, "ATYKNUS", strict=True)}
    assert zone_letters(board, "zh") == zone_letters(board, "en")

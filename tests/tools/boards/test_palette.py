"""Zones are told apart by everybody: by colour as far as colours go, by pattern and by letter always."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.checks.unmatched.colour_vision import lab, least_distance
from tests.tools.boards.drawn_boards import FILES, grid, load
from tools.boards.palette import OKABE_ITO, TOL_MUTED, looks, safe_colours, zone_colours

AT_A_GLANCE = 10


@pytest.mark.parametrize("palette", [OKABE_ITO, TOL_MUTED])
def test_everybody_tells_the_colours_of_a_palette_apart(palette: tuple[str, ...]) -> None:
    assert least_distance(palette) >= AT_A_GLANCE


@pytest.mark.parametrize("number", [1, 7, 8, 9])
def test_up_to_nine_chosen_colours_are_told_apart(number: int) -> None:
    assert len(safe_colours(number)) == number
    assert least_distance(safe_colours(number)) >= AT_A_GLANCE


def test_a_chosen_colour_is_far_from_those_that_are_taken() -> None:
    (chosen,) = safe_colours(1, ["#e69f00", "#009e73"])
    assert least_distance([chosen, "#e69f00", "#009e73"]) >= AT_A_GLANCE


@pytest.mark.parametrize("zones", [1, 7, 9])
def test_up_to_nine_zones_have_a_pattern_each(zones: int) -> None:
    assert len({look.hatch for look in looks(grid(9, 2, zones)).values()}) == zones


@pytest.mark.parametrize("zones", [1, 9, 10, 26])
def test_no_two_zones_share_letter_or_both_colour_and_pattern(zones: int) -> None:
    board = grid(9, 3, zones)
    distinct = board.model_copy(
        update={
            "zones": tuple(
                zone.model_copy(update={"colour": f"#7799{index:02x}"}) for index, zone in enumerate(board.zones)
            )
        }
    )
    shown = looks(distinct).values()
    assert len({look.letter for look in shown}) == zones
    assert len({(look.colour, look.hatch) for look in shown}) == zones


@pytest.mark.parametrize("colour", [*OKABE_ITO, *TOL_MUTED, "#000000", "#ffffff", "#0000ff", "#ffff00"])
def test_a_pattern_is_seen_on_its_ground_in_a_grey_print(colour: str) -> None:
    board = grid(2, 1, 1)
    zone = board.zones[0].model_copy(update={"colour": colour})
    (look,) = looks(board.model_copy(update={"zones": (zone,)})).values()
    assert abs(lab(look.ink)[0] - lab(look.colour)[0]) > 15


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_zones_have_the_colours_of_their_author(path: Path) -> None:
    board = load(path)
    assert [look.colour for look in looks(board).values()] == [zone.colour for zone in board.zones]


def test_zones_without_a_colour_get_one_that_everybody_tells_from_the_others() -> None:
    board = grid(9, 1, 9)
    bare = [zone.model_copy(update={"colour": None}) for zone in board.zones]
    chosen = zone_colours(board.model_copy(update={"zones": tuple(bare)}))
    assert least_distance(list(chosen.values())) >= AT_A_GLANCE
    mixed = (board.zones[0].model_copy(update={"colour": "#009E73"}), *bare[1:4])
    colours = zone_colours(board.model_copy(update={"zones": mixed}))
    assert colours["z0"] == "#009e73"
    assert least_distance(list(colours.values())) >= AT_A_GLANCE

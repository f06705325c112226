"""The colours of zones are told apart by everybody, or their author hears of it."""

from __future__ import annotations

import pytest

from content.checks.unmatched.board_colours import TOLD_APART, told_apart, zones_look_different
from content.checks.unmatched.colour_vision import distance
from content.schema.unmatched.board import Board


def board(*colours: str | None) -> Board:
    zones = [{"id": f"z{number}", "colour": colour} for number, colour in enumerate(colours)]
    return Board.model_validate(
        {"name": "Glade", "frame": {"width": 9, "height": 9}, "zones": zones, "spaces": [], "paths": []}
    )


def test_colours_that_some_people_do_not_tell_apart_are_found_where_they_stand() -> None:
    (found,) = zones_look_different(board("#0072b2", "#b5513b", "#7b7b2a"))
    assert (found.code, tuple(found.way)) == ("zones-look-alike", ("zones", 2, "colour"))
    assert "z2 has nearly the colour of z1" in found.message
    assert not found.placed(None).is_error


def test_the_proposed_colour_is_told_from_all_others() -> None:
    (found,) = zones_look_different(board("#3f9458", "#a0693f"))
    proposed = found.hint.split('"')[1]
    assert list(zones_look_different(board("#3f9458", proposed))) == []


def test_a_zone_is_told_once_however_many_it_resembles() -> None:
    assert len(list(zones_look_different(board("#777777", "#777777", "#777777")))) == 2


@pytest.mark.parametrize("colours", [(), ("#112233",), (None, None), ("#e69f00", None, "#56b4e9"), ("#777777",) * 10])
def test_nothing_is_said_of_colours_that_are_chosen_or_too_many_to_differ(colours: tuple[str | None, ...]) -> None:
    assert list(zones_look_different(board(*colours))) == []


def test_a_proposal_is_the_nearest_lightness_that_is_far_enough() -> None:
    proposed = told_apart("#a0693f", ["#3f9458"])
    assert proposed is not None
    assert distance(proposed, "#3f9458") >= TOLD_APART
    grey = [f"#{level:02x}{level:02x}{level:02x}" for level in range(0, 256, 16)]
    assert told_apart("#808080", grey) is None

"""How far apart colours look is measured as the authors of the measures published it."""

from __future__ import annotations

import pytest

from content.checks.unmatched.colour_vision import Sight, difference, distance, from_lab, lab, least_distance

PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs of colours by Sharma, Wu and Dalal (2005), with their difference."""


@pytest.mark.parametrize(("one", "other", "published"), PUBLISHED)
def test_differences_are_the_published_ones_both_ways(
    one: tuple[float, float, float], other: tuple[float, float, float], published: float
) -> None:
    assert difference(one, other) == pytest.approx(published, abs=1e-4)
    assert difference(other, one) == pytest.approx(published, abs=1e-4)


def test_red_and_green_look_alike_to_who_lacks_a_cone() -> None:
    red, green = "#b5513b", "#7b7b2a"
    assert difference(lab(red), lab(green)) > 30
    assert distance(red, green) < 10


def test_greys_stay_greys_to_everybody() -> None:
    for sight in Sight:
        _, a, b = lab("#808080", sight)
        assert abs(a) < 1
        assert abs(b) < 1


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#0072b2", "#7f93ad"])
def test_a_colour_is_found_again_by_its_lightness_and_hues(colour: str) -> None:
    assert from_lab(*lab(colour)) == colour


def test_one_colour_alone_is_like_no_other() -> None:
    assert least_distance(["#123456"]) == float("inf")
    assert least_distance(["#123456", "#123456"]) == 0

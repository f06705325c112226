"""Patterns stay inside the disc or wedge of their zone, and fill it."""

from __future__ import annotations

import re
from math import cos, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.boards.hatching import hatched
from tools.boards.palette import Hatch
from tools.boards.wedges import Wedge, wedges

NEAR = 0.002
"""Coordinates are written in thousandths."""


def ends(data: str) -> list[tuple[float, float]]:
    """The points that the data of a path names: where each stroke begins and ends."""
    found = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)|A[\d.]+ [\d.]+ 0 [01] 1 ?(-?[\d.]+) (-?[\d.]+)", data)
    return [(float(a or c), float(b or d)) for a, b, c, d in found]


@pytest.mark.parametrize("hatch", Hatch)
@pytest.mark.parametrize("parts", [1, 2, 3, 4, 7, 26])
def test_no_stroke_leaves_its_wedge(hatch: Hatch, parts: int) -> None:
    for wedge in wedges(parts, 16.5):
        assert all(wedge.room(point) > -NEAR for point in ends(hatched(hatch, wedge)))


@pytest.mark.parametrize("hatch", Hatch)
@pytest.mark.parametrize("parts", [1, 2, 3, 4])
def test_every_wedge_shows_its_pattern(hatch: Hatch, parts: int) -> None:
    assert all(len(ends(hatched(hatch, wedge))) >= 6 for wedge in wedges(parts, 16.5))


def test_patterns_are_all_different() -> None:
    (disc,) = wedges(1, 10)
    assert len({hatched(hatch, disc) for hatch in Hatch}) == len(Hatch)


@pytest.mark.parametrize("parts", [1, 2, 3, 5, 26])
def test_the_wedges_of_a_disc_cover_it_and_do_not_overlap(parts: int) -> None:
    made = wedges(parts, 10)
    for step in range(200):
        angle, reach = step * 2.4, 9.9 * (step % 20 + 1) / 21
        inside = [wedge.room((reach * cos(angle), reach * sin(angle))) > 1e-9 for wedge in made]
        assert sum(inside) <= 1
    assert sum(wedge.end - wedge.begin for wedge in made) == pytest.approx(2 * pi)


spots = st.tuples(st.floats(-20, 20), st.floats(-20, 20))


@given(start=spots, end=spots, parts=st.integers(1, 7), which=st.integers(0, 6))
def test_what_is_kept_of_a_line_is_exactly_what_lies_inside(
    start: tuple[float, float], end: tuple[float, float], parts: int, which: int
) -> None:
    if hypot(end[0] - start[0], end[1] - start[1]) < 0.1:
        return
    wedge = wedges(parts, 10)[which % parts]
    kept = wedge.clipped(start, end)
    for step in range(101):
        share = step / 100
        point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        if wedge.room(point) > 1e-6:
            assert kept is not None
            (x, y), (to_x, to_y) = kept
            length = hypot(to_x - x, to_y - y)
            detour = hypot(point[0] - x, point[1] - y) + hypot(point[0] - to_x, point[1] - to_y)
            assert detour == pytest.approx(length, abs=1e-6)
    if kept is not None:
        assert all(wedge.room(point) > -1e-6 for point in kept)


def test_a_half_is_the_left_one_first_and_the_upper_third_is_the_second() -> None:
    left, right = wedges(2, 10)
    assert left.at(1)[0] == pytest.approx(-10)
    assert right.at(1)[0] == pytest.approx(10)
    assert wedges(3, 10)[1].at(1)[1] == pytest.approx(-10)


def test_a_whole_disc_is_told_by_its_angle() -> None:
    assert Wedge(5, 0, 2 * pi).is_whole
    assert not Wedge(5, 0, pi).is_whole

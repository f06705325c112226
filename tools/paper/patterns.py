"""Patterns: lines and shapes worked out from numbers, in one ink, so that they cost little to print.

A picture is made for each card: the pattern is its hero's or its colour's, the seed is the card's, so that no two cards
look quite the same. Pictures are SVG and hold nothing but numbers and a colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Field:
    """Where a pattern is drawn, in millimetres, and the chance that makes it a card's own."""

    width: float
    height: float
    chance: Random

    def spot(self) -> tuple[float, float]:
        """A place that is not in the middle, so that what spreads from it is not cut in half by it."""
        return self.width * self.chance.uniform(0.1, 0.9), self.height * self.chance.uniform(0.05, 0.95)


Drawing: TypeAlias = Callable[[Field], Iterator[str]]
"""A pattern: the shapes that fill a field, as SVG in the ink of its group."""


def picture(drawing: Drawing, seed: str, ink: str, width: float, height: float) -> str:
    """The pattern as an SVG of this size in millimetres; the same seed gives the same picture.

    It fills whatever place it is put in, cut off rather than pulled out of shape, and readers of screens pass it over.
    """
    shapes = "".join(drawing(Field(width, height, Random(seed))))
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    group = f'<g color="{ink}" fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{shapes}</g>'
    shown = 'preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {shown}>{group}</svg>'


def at(x: float, y: float) -> str:
    """A place in a path."""
    return f"{x:.2f} {y:.2f}"


def line(*points: tuple[float, float]) -> str:
    """A path through the points, with corners."""
    return "M" + "L".join(at(*point) for point in points)


def smooth(points: list[tuple[float, float]]) -> str:
    """A closed curve through the points, without corners."""
    path = [f"M{at(*points[0])}"]
    for number, (x, y) in enumerate(points):
        (before_x, before_y), (next_x, next_y) = points[number - 1], points[(number + 1) % len(points)]
        after_x, after_y = points[(number + 2) % len(points)]
        first = (x + (next_x - before_x) / 6, y + (next_y - before_y) / 6)
        second = (next_x - (after_x - x) / 6, next_y - (after_y - y) / 6)
        path.append(f"C{at(*first)} {at(*second)} {at(next_x, next_y)}")
    return "".join(path) + "Z"


def disc(x: float, y: float, reach: float) -> str:
    """A filled disc."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{reach:.2f}" fill="currentColor" stroke="none"/>'


def stroked(paths: list[str], width: float) -> str:
    """Paths that are drawn as lines."""
    return f'<path stroke-width="{width:.2f}" d="{"".join(paths)}"/>'


def filled(paths: list[str]) -> str:
    """Paths that are filled."""
    return f'<path fill="currentColor" stroke="none" d="{"".join(paths)}"/>'

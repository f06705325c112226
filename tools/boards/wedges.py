"""The part of a disc that belongs to one zone: all of it, or a wedge between two angles."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

Point = tuple[float, float]
"""Millimetres to the right and down."""


@dataclass(frozen=True, slots=True)
class Wedge:
    """A wedge of a disc round (0, 0); angles grow clockwise from the right, as y grows downwards."""

    radius: float
    begin: float
    end: float

    @property
    def is_whole(self) -> bool:
        """Whether it is the whole disc."""
        return self.end - self.begin > 2 * pi - 1e-9

    def at(self, share: float) -> Point:
        """A point in the middle of the wedge's angle, at a share of its radius."""
        middle = (self.begin + self.end) / 2
        return self.radius * share * cos(middle), self.radius * share * sin(middle)

    def room(self, point: Point) -> float:
        """How far a point lies inside the wedge; negative outside."""
        x, y = point
        inside = self.radius - sqrt(x * x + y * y)
        return inside if self.is_whole else min(inside, *(side[0] * x + side[1] * y for side in self._sides()))

    def clipped(self, start: Point, end: Point) -> tuple[Point, Point] | None:
        """The part of a straight line that lies inside the wedge; None if nothing does.

        >>> Wedge(5, 0, 2 * pi).clipped((-9, 3), (9, 3))
        ((-4.0, 3.0), (4.0, 3.0))
        """
        (x, y), (across, down) = start, (end[0] - start[0], end[1] - start[1])
        square, half = across * across + down * down, across * x + down * y
        below = half * half - square * (x * x + y * y - self.radius * self.radius)
        if below <= 0:
            return None
        first = max(0.0, (-half - sqrt(below)) / square)
        last = min(1.0, (-half + sqrt(below)) / square)
        for normal_x, normal_y in () if self.is_whole else self._sides():
            now, change = normal_x * x + normal_y * y, normal_x * across + normal_y * down
            if abs(change) < 1e-12:
                if now < 0:
                    return None
            elif change > 0:
                first = max(first, -now / change)
            else:
                last = min(last, -now / change)
        if last - first < 1e-9:
            return None
        return (x + across * first, y + down * first), (x + across * last, y + down * last)

    def outline(self) -> str:
        """The wedge as the data of an SVG path."""
        if self.is_whole:
            r = number(self.radius)
            return f"M{r} 0A{r} {r} 0 1 1-{r} 0A{r} {r} 0 1 1{r} 0Z"
        return f"M0 0L{self._on(self.radius, self.begin)}{self.arc(self.radius)[1]}Z"

    def arc(self, radius: float) -> tuple[str, str]:
        """An arc of this radius from one side of the wedge to the other: where it begins, and the way on from there."""
        r = number(radius)
        if self.is_whole:
            return f"M{r} 0", f"A{r} {r} 0 1 1-{r} 0A{r} {r} 0 1 1{r} 0"
        large = int(self.end - self.begin > pi + 1e-9)
        return f"M{self._on(radius, self.begin)}", f"A{r} {r} 0 {large} 1 {self._on(radius, self.end)}"

    def _on(self, radius: float, angle: float) -> str:
        return f"{number(radius * cos(angle))} {number(radius * sin(angle))}"

    def _sides(self) -> tuple[Point, Point]:
        """The directions from the two sides into the wedge."""
        return (-sin(self.begin), cos(self.begin)), (sin(self.end), -cos(self.end))


def wedges(parts: int, radius: float) -> list[Wedge]:
    """A disc in equal parts, clockwise from the bottom: of two the first is the left one, of three the left, the upper
    and the right one.
    """
    turn = 2 * pi / parts
    return [Wedge(radius, pi / 2 + turn * part, pi / 2 + turn * (part + 1)) for part in range(parts)]


def number(value: float) -> str:
    """A number as SVG writes it: thousandths, nothing that can be left out.

    >>> number(2.50004), number(-0.0001)
    ('2.5', '0')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text

"""The patterns of heroes, by the words that authors write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, hypot, pi, sin
from typing import Final

from content.schema.unmatched.hero import Pattern
from tools.paper.patterns import Drawing, Field, at, disc, filled, line, smooth, stroked


def dots(field: Field) -> Iterator[str]:
    """Rows of dots, larger the nearer they are to a wave that runs across."""
    step = 2.6
    angle = field.chance.uniform(0, pi)
    turn = field.chance.uniform(0, 2 * pi)
    for row in range(int(field.height / step) + 2):
        for column in range(int(field.width / step) + 2):
            x, y = (column + row % 2 / 2) * step, row * step
            swell = sin((x * cos(angle) + y * sin(angle)) / 8 + turn) + sin(hypot(x, y) / 11)
            yield disc(x, y, 0.25 + 0.22 * (2 + swell))


def lattice(field: Field) -> Iterator[str]:
    """Crossed lines; some of the lozenges between them are filled."""
    wide, high = 7.0, 8.5
    lines, lozenges = [], []
    for row in range(-1, 2 * int(field.height / high) + 3):
        for column in range(-1, int(field.width / wide) + 2):
            x, y = (column + row % 2 / 2) * wide, row * high / 2
            lines.append(line((x - wide / 2, y), (x, y - high / 2), (x + wide / 2, y)))
            size = field.chance.choice((0.22, 0.22, 0.5, 0.78))
            corners = ((x - wide / 2 * size, y), (x, y - high / 2 * size), (x + wide / 2 * size, y))
            lozenges.append(line(*corners, (x, y + high / 2 * size)) + "Z")
    yield stroked(lines, 0.3)
    yield filled(lozenges)


def leaves(field: Field) -> Iterator[str]:
    """Rows of leaves that all lean with the wind, each a little its own way."""
    step = 7.4
    wind = field.chance.uniform(-0.9, 0.9)
    whole: list[str] = []
    hollow: list[str] = []
    ribs: list[str] = []
    for row in range(int(field.height / step) + 2):
        for column in range(int(field.width / step) + 2):
            x, y = (column + row % 2 / 2) * step, row * step * 0.9
            lean = wind + field.chance.uniform(-0.35, 0.35) + (pi if row % 2 else 0)
            length = field.chance.uniform(2.9, 4.2)
            along, across = (length * cos(lean), length * sin(lean)), (-2.3 * sin(lean), 2.3 * cos(lean))
            tip, stem = (x + along[0], y + along[1]), (x - along[0], y - along[1])
            sides = [(x + sign * across[0], y + sign * across[1]) for sign in (1, -1)]
            leaf = f"M{at(*stem)}Q{at(*sides[0])} {at(*tip)}Q{at(*sides[1])} {at(*stem)}Z"
            (whole if (row + column) % 2 else hollow).append(leaf)
            ribs.append(line(stem, (x + along[0] * 0.45, y + along[1] * 0.45)))
    yield filled(whole)
    yield stroked(hollow, 0.35)
    yield stroked([rib for number, rib in enumerate(ribs) if number % 2], 0.3)


def peaks(field: Field) -> Iterator[str]:
    """Mountain ranges, the nearer ones in front and larger; the side away from the light is hatched."""
    base, size = 8.0, 0.7
    while base < field.height + 14 * size:
        x = field.chance.uniform(-14, -2)
        while x < field.width + 8:
            half, height = size * field.chance.uniform(6, 9), size * field.chance.uniform(9, 14)
            yield from _mountain(x + half, base - height, half, height)
            x += half * field.chance.uniform(1.3, 1.9)
        base += 8.5 * size
        size *= 1.13


def _mountain(x: float, y: float, half: float, height: float) -> Iterator[str]:
    """A mountain with its top at a place; it hides what is behind it and below it."""
    left, top, right = (x - half, y + height), (x, y), (x + half, y + height)
    fold = [(x + half * across, y + height * down) for across, down in ((0.08, 0.22), (-0.06, 0.4), (0.04, 0.55))]
    lines = int(half / 0.95)
    shares = [line / lines for line in range(1, lines)]
    hatches = [
        line((x + half * share, y + height * share), (x + half * share * 0.85, y + height * 0.88)) for share in shares
    ]
    yield f'<path fill="#fff" stroke="none" d="{line(left, top, right)}v{height:.2f}h{-2 * half:.2f}Z"/>'
    yield stroked(hatches, 0.26)
    yield stroked([line(left, top, right), line(top, *fold)], 0.42)


def rays(field: Field) -> Iterator[str]:
    """Beams of light from one point."""
    x, y = field.spot()
    far = field.width + field.height
    number = 26
    turn = field.chance.uniform(0, 2 * pi / number)
    beams = []
    for beam in range(number):
        start = turn + beam * 2 * pi / number
        end = start + pi / number * field.chance.uniform(0.35, 0.85)
        near = field.chance.uniform(4, 9)
        corners = ((start, near), (start, far), (end, far), (end, near))
        beams.append(line(*((x + reach * cos(angle), y + reach * sin(angle)) for angle, reach in corners)) + "Z")
    yield filled(beams)
    yield f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.6" stroke-width="0.9"/>'


def rings(field: Field) -> Iterator[str]:
    """Rings round one point, none of them quite round, as in a felled tree."""
    x, y = field.spot()
    corners = 14
    bumps = [field.chance.uniform(-1, 1) for _ in range(corners)]
    reach = 0.8
    while reach < hypot(field.width, field.height):
        bumps = [bump + field.chance.uniform(-0.25, 0.25) for bump in bumps]
        swell = min(reach, 14) * 0.09
        points = [
            (
                x + (reach + swell * bump) * cos(2 * pi * corner / corners),
                y + (reach + swell * bump) * sin(2 * pi * corner / corners),
            )
            for corner, bump in enumerate(bumps)
        ]
        yield stroked([smooth(points)], field.chance.choice((0.25, 0.3, 0.35, 0.9)))
        reach += field.chance.uniform(1.4, 2.4)


def scales(field: Field) -> Iterator[str]:
    """Rows of scales, each over the next, drawn heavier towards one side."""
    wide = 6.0
    middle = field.chance.uniform(0, field.width)
    for row in range(int(2 * field.height / wide) + 3):
        for column in range(int(field.width / wide) + 2):
            x, y = (column + row % 2 / 2) * wide, row * wide / 2
            arcs = "".join(
                f"M{at(x - reach, y)}a{reach:.2f} {reach:.2f} 0 0 0 {2 * reach:.2f} 0" for reach in (3.0, 1.9)
            )
            heart = f"M{at(x - 0.8, y)}a.8 .8 0 0 0 1.6 0Z"
            near = max(0.0, 1 - abs(x - middle) / 34)
            yield stroked([arcs], 0.22 + 0.42 * near)
            yield filled([heart])


def waves(field: Field) -> Iterator[str]:
    """Lines of waves that drift against each other."""
    y = -1.0
    drift = field.chance.uniform(-0.9, 0.9)
    start = -20.0
    while y < field.height + 4:
        half = 5.5
        height = 3.2 + 1.6 * sin(y / 9)
        crests = "".join(f" t{half} 0" for _ in range(int((field.width + 60) / half)))
        yield stroked(
            [f"M{at(start % (2 * half) - 4 * half, y)}q{half / 2} {-height:.2f} {half} 0{crests}"],
            field.chance.choice((0.3, 0.3, 0.8)),
        )
        start += drift + field.chance.uniform(-0.4, 0.4)
        y += 2.1


DRAWN: Final[Mapping[Pattern, Drawing]] = {
    Pattern.DOTS: dots,
    Pattern.LATTICE: lattice,
    Pattern.LEAVES: leaves,
    Pattern.PEAKS: peaks,
    Pattern.RAYS: rays,
    Pattern.RINGS: rings,
    Pattern.SCALES: scales,
    Pattern.WAVES: waves,
}

"""The patterns of the colours, and that of the backs."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from tools.paper.patterns import Field, disc, filled, line, stroked


def glitches(field: Field) -> Iterator[str]:
    """Lines of a torn picture: bars of all lengths, some of them shifted and doubled."""
    y = 0.6
    thin: list[str] = []
    bars: list[str] = []
    while y < field.height:
        x = field.chance.uniform(-12, 0)
        height = field.chance.choice((0.4, 0.4, 0.7, 1.3))
        while x < field.width:
            length = field.chance.uniform(2, 17)
            if field.chance.random() < 0.3:
                bars.append(_box(x, y, length, height))
            else:
                thin.append(line((x, y), (x + length, y)))
            x += length + field.chance.uniform(1.2, 7)
        y += field.chance.choice((1.2, 1.5, 2.1))
    yield stroked(thin, 0.22)
    yield filled(bars)


def chevrons(field: Field) -> Iterator[str]:
    """Rows of arrows that all point one way, as on a barrier; some are hollow."""
    wide, high = 9.0, 6.4
    thick = 2.4
    whole: list[str] = []
    hollow: list[str] = []
    for column in range(-1, int(field.width / wide) + 2):
        shift = field.chance.uniform(0, high)
        for row in range(-2, int(field.height / high) + 2):
            x, y = column * wide, row * high + shift
            tip, end = (x + wide / 2, y + wide / 2), (x + wide, y)
            shape = line((x, y), tip, end, (end[0], end[1] + thick), (tip[0], tip[1] + thick), (x, y + thick)) + "Z"
            (whole if field.chance.random() < 0.4 else hollow).append(shape)
    yield filled(whole)
    yield stroked(hollow, 0.25)


def circuits(field: Field) -> Iterator[str]:
    """Tracks that run side by side, bend together and end in pads."""
    step = 2.2
    tracks: list[str] = []
    x = -field.height * 0.4
    while x < field.width + field.height * 0.4:
        lead = field.chance.uniform(6, 22)
        bend = field.chance.choice((-1, 1)) * field.chance.uniform(4, 13)
        for number in range(field.chance.randint(2, 5)):
            start = x + number * step
            first = lead + (number * step if bend > 0 else -number * step) * 0.41
            ends = field.chance.random() < 0.55
            last = first + abs(bend) + field.chance.uniform(3, field.height * 0.6)
            last = last if ends else field.height + 2
            tracks.append(line((start, -1), (start, first), (start + bend, first + abs(bend)), (start + bend, last)))
            if ends:
                yield f'<circle cx="{start + bend:.2f}" cy="{last + 0.8:.2f}" r="0.8" stroke-width="0.35"/>'
            if field.chance.random() < 0.3:
                yield disc(start, first * field.chance.uniform(0.2, 0.8), 0.6)
        x += step * 4.4
    yield stroked(tracks, 0.32)


def towers(field: Field) -> Iterator[str]:
    """A city by night: towers behind towers, with lit windows; the nearer ones hide the farther."""
    for base, size in ((0.62, 0.75), (0.8, 0.9), (1.02, 1.05)):
        x = field.chance.uniform(-5, 0)
        while x < field.width:
            width = field.chance.uniform(5, 10) * size
            height = field.chance.uniform(0.22, 0.62) * field.height * size
            yield from _tower(field, x, base * field.height, width, height)
            x += width + field.chance.uniform(0.2, 2.2)


def _tower(field: Field, x: float, ground: float, width: float, height: float) -> Iterator[str]:
    top = ground - height
    outline = _box(x, top, width, height + field.height)
    yield f'<path fill="#fff" stroke="none" d="{outline}"/>'
    yield stroked([outline], 0.32)
    if field.chance.random() < 0.4:
        yield stroked([line((x + width / 2, top), (x + width / 2, top - field.chance.uniform(2, 6)))], 0.3)
    windows = []
    columns = max(2, int(width / 1.7))
    gap = width / columns
    for row in range(int((field.height - top) / 1.9)):
        for column in range(columns):
            if field.chance.random() < 0.36:
                windows.append(_box(x + (column + 0.22) * gap, top + 1 + row * 1.9, gap * 0.56, 0.95))
    yield filled(windows)


def cells(field: Field) -> Iterator[str]:
    """A honeycomb that looks the same whichever side is up."""
    reach = 4.0
    wide, high = reach * 3**0.5, reach * 1.5
    columns, rows = int(field.width / wide / 2) + 2, int(field.height / high / 2) + 2
    outlines, cores = [], []
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            x, y = field.width / 2 + (column + row % 2 / 2) * wide, field.height / 2 + row * high
            outlines.append(_hexagon(x, y, reach))
            if (column - (row - row % 2) // 2 - row) % 3 == 0:
                cores.append(_hexagon(x, y, reach * 0.55))
    yield stroked(outlines, 0.3)
    yield filled(cores)


def _hexagon(x: float, y: float, reach: float) -> str:
    corners = [(x + reach * sin(corner * pi / 3), y + reach * cos(corner * pi / 3)) for corner in range(6)]
    return line(*corners) + "Z"


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.2f} {y:.2f}h{width:.2f}v{height:.2f}h{-width:.2f}Z"

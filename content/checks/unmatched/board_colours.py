"""Whether everybody tells the zones of a board apart by their colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from content.checks.finding import Finding
from content.checks.unmatched.colour_vision import distance, from_lab, lab
from content.schema.unmatched.board import Board
from effects.problem import Severity

TOLD_APART: Final = 10.0
"""How far apart two colours must look to everybody (CIEDE2000)."""
MOST_COLOURS: Final = 9
"""More colours cannot be told apart by everybody."""
FARTHEST: Final = 45
"""How much lighter or darker (0 to 100) a colour that is proposed may be."""


def zones_look_different(board: Board) -> Iterator[Finding]:
    """The colours of up to nine zones are told apart by everybody, also by people who lack a kind of cones."""
    if len(board.zones) > MOST_COLOURS:
        return
    coloured = [(index, zone.id, zone.colour) for index, zone in enumerate(board.zones) if zone.colour]
    for at, (index, zone, colour) in enumerate(coloured):
        alike = next((other for _, other, taken in coloured[:at] if distance(colour, taken) < TOLD_APART), None)
        if alike is None:
            continue
        better = told_apart(colour, [taken for _, other, taken in coloured if other != zone])
        hint = f'Make it lighter or darker, such as "{better}"' if better else "Choose another colour"
        message = f"{zone} has nearly the colour of {alike}, at least for people who see few colours."
        hint += ", or leave all colours out: then such are chosen that everybody tells apart."
        yield Finding("zones-look-alike", ("zones", index, "colour"), message, hint, Severity.WARNING)


def told_apart(colour: str, others: Sequence[str]) -> str | None:
    """The nearest colour, lighter or darker, that everybody tells from the others; None if there is none.

    >>> told_apart("#a0693f", ["#3f9458"])
    '#8f5a31'
    """
    lightness, a, b = lab(colour)
    for step in range(1, FARTHEST):
        for wanted in (lightness - step, lightness + step):
            tried = from_lab(wanted, a, b)
            if 15 < wanted < 95 and all(distance(tried, other) >= TOLD_APART for other in others):
                return tried
    return None

"""Dice that are rolled: by chance, or as whoever asks for chance says."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import CHOOSE_ROLL
from engine.kernel.layout import NOBODY, NOTHING


def roll(s: Rivalry, sides: i64) -> i64:
    """What a die shows; `NOTHING` where that is asked, and the instruction takes the answer."""
    if not s.chance_is_asked:
        return s.random(sides) + 1
    for side in range(sides):
        s.options[side] = side + 1
    s.open_choice(NOBODY, CHOOSE_ROLL, sides)
    return NOTHING

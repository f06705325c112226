"""What a verb leaves behind for the steps after it."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import HAPPENED, NAME_AMOUNT, NOTHING, PLAY
from engine.kernel.state import State


def note_result(s: State, frame: i64, slot: i64, amount: i64) -> None:
    """Note whether the verb carried out in a frame did anything, and under the name of its step, if it has one, how
    much.

    The frame need not be on top any more: what waits for the verb's changes comes before the next step.
    """
    s.frames[frame + HAPPENED] = i64(1) if amount > 0 else i64(0)
    if slot != NOTHING:
        s.plays[s.frames[frame + PLAY] + slot + NAME_AMOUNT] = amount

"""The queue of pending effects: they wait until nothing else is going on, and are resolved one by one.

The player whose turn it is resolves all of his before the other begins; what is set off meanwhile joins the queue, and
whoever is resolving goes on with his own first. Nobody interrupts an effect: only where a procedure of the rules says
`ResolvePending` does the queue move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import (
    FIRST,
    NOBODY,
    NOTHING,
    ROW_ACTOR,
    ROW_AMOUNT,
    ROW_BOUND,
    ROW_BY,
    ROW_PLAY,
    ROW_PROGRAM,
    ROW_SEAT,
    ROW_SIZE,
    ROW_THAT,
)
from engine.kernel.numbers import grown
from engine.kernel.program import Instruction
from engine.kernel.state import State
from engine.kernel.windows import ORDER

UNSAID: Final = 0
"""In the frame's own number: nobody is resolving yet; otherwise it is his seat plus 1."""


def enqueue(s: State, seat: i64, program: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> None:
    """Add an effect to the end of the queue."""
    row = s.row_top
    rows = s.rows
    if row >= i64(len(rows)):
        rows = grown(rows)
        s.rows = rows
    rows[row + ROW_SEAT] = seat
    rows[row + ROW_PROGRAM] = program
    rows[row + ROW_PLAY] = NOTHING
    rows[row + ROW_ACTOR] = actor
    rows[row + ROW_THAT] = that
    rows[row + ROW_BY] = by
    rows[row + ROW_AMOUNT] = amount
    rows[row + ROW_BOUND] = bound
    s.row_top = row + ROW_SIZE


class ResolvePending(Instruction):
    """Resolve the queue until it is empty; a player with several effects chooses which comes next."""

    def run(self, s: State) -> None:
        frame = s.frame
        if s.row_top == 0:
            if s.frames[frame + FIRST] != UNSAID:
                s.record(s.table.effect_event, NOBODY, NOTHING, NOTHING, NOTHING, frame)
            s.frames[frame + FIRST] = UNSAID
            return
        seat = s.frames[frame + FIRST] - 1
        if seat == NOBODY or not has_pending(s, seat):
            seat = s.active if has_pending(s, s.active) else s.rows[ROW_SEAT]
            s.frames[frame + FIRST] = seat + 1
        count: i64 = 0
        row: i64 = 0
        while row < s.row_top:
            if s.rows[row + ROW_SEAT] == seat and count < s.table.most_options and not is_offered(s, row, count):
                s.options[count] = row
                count += 1
            row += ROW_SIZE
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, ORDER, count)

    def take(self, s: State, option: i64) -> None:
        rows = s.rows
        seat = rows[option + ROW_SEAT]
        program = rows[option + ROW_PROGRAM]
        actor = rows[option + ROW_ACTOR]
        play = s.begin_effect(
            seat,
            actor,
            rows[option + ROW_THAT],
            rows[option + ROW_BY],
            rows[option + ROW_AMOUNT],
            rows[option + ROW_BOUND],
        )
        s.row_top -= ROW_SIZE
        for at in range(option, s.row_top):
            rows[at] = rows[at + ROW_SIZE]
        s.again()
        s.record(s.table.effect_event, seat, NOTHING, program, actor, s.frame)
        s.push(program, play, 1)

    def describe(self) -> str:
        return "resolve pending effects, one by one"


def has_pending(s: State, seat: i64) -> bool:
    """Whether a seat has an effect in the queue."""
    row: i64 = 0
    while row < s.row_top:
        if s.rows[row + ROW_SEAT] == seat:
            return True
        row += ROW_SIZE
    return False


def is_offered(s: State, row: i64, count: i64) -> bool:
    """Whether an effect that is the same in everything is among the first `count` options: then one is enough."""
    rows = s.rows
    for i in range(count):
        other = s.options[i]
        same = True
        for cell in range(ROW_SIZE):
            if rows[other + cell] != rows[row + cell]:
                same = False
                break
        if same:
            return True
    return False

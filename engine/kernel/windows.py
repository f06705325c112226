"""Windows: what waits for the same moment is collected, locked as a batch, and resolved one by one.

The system's state says which seat goes first (`State.rank`); effects of one seat are ordered by that seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import (
    FIRST,
    LAST,
    NOBODY,
    NOTHING,
    PC,
    PLAY_CARD,
    PLAY_THAT,
    PROGRAM,
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

ORDER: Final = 1
"""The kind of choice that asks which of a seat's waiting effects comes first."""


def wait(s: State, seat: i64, program: i64, play: i64, actor: i64, that: i64) -> None:
    """Add an effect to the batch that is resolved next, in the order of the seats."""
    frames = s.frames
    top = s.frame
    if top < 0 or frames[top + PROGRAM] != s.table.batch_program or frames[top + PC] != 0:
        s.push(s.table.batch_program, NOTHING, 0)
        frames = s.frames
        top = s.frame
        frames[top + FIRST] = s.row_top
        frames[top + LAST] = s.row_top
    row = frames[top + LAST]
    rows = s.rows
    if row >= i64(len(rows)):
        rows = grown(rows)
        s.rows = rows
    rank = s.rank(seat)
    while row > frames[top + FIRST] and s.rank(rows[row - ROW_SIZE + ROW_SEAT]) > rank:
        for i in range(ROW_SIZE):
            rows[row + i] = rows[row - ROW_SIZE + i]
        row -= ROW_SIZE
    rows[row + ROW_SEAT] = seat
    rows[row + ROW_PROGRAM] = program
    rows[row + ROW_PLAY] = play
    rows[row + ROW_ACTOR] = actor
    rows[row + ROW_THAT] = that
    rows[row + ROW_BY] = NOTHING
    rows[row + ROW_AMOUNT] = 0
    rows[row + ROW_BOUND] = NOTHING
    frames[top + LAST] += ROW_SIZE
    s.row_top = frames[top + LAST]


def is_offered(s: State, row: i64, count: i64) -> bool:
    """Whether an effect that does the same to the same is among the first `count` options: then one is enough."""
    rows = s.rows
    for i in range(count):
        other = s.options[i]
        if (
            rows[other + ROW_PROGRAM] == rows[row + ROW_PROGRAM]
            and rows[other + ROW_PLAY] == rows[row + ROW_PLAY]
            and rows[other + ROW_THAT] == rows[row + ROW_THAT]
        ):
            return True
    return False


class ResolveBatch(Instruction):
    """Resolve the effects of a batch one by one; a seat with several chooses which comes first."""

    def run(self, s: State) -> None:
        row = s.frames[s.frame + FIRST]
        last = s.frames[s.frame + LAST]
        seat: i64 = NOBODY
        count: i64 = 0
        while row < last:
            if s.rows[row + ROW_PROGRAM] != NOTHING:
                if count == 0:
                    seat = s.rows[row + ROW_SEAT]
                elif s.rows[row + ROW_SEAT] != seat:
                    break
                if not is_offered(s, row, count):
                    s.options[count] = row
                    count += 1
            row += ROW_SIZE
        if count == 0:
            s.row_top = s.frames[s.frame + FIRST]
            s.record(s.table.effect_event, NOBODY, NOTHING, NOTHING, NOTHING, s.frame)
        elif count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, ORDER, count)

    def take(self, s: State, option: i64) -> None:
        rows = s.rows
        program = rows[option + ROW_PROGRAM]
        rows[option + ROW_PROGRAM] = NOTHING
        s.again()
        seat = rows[option + ROW_SEAT]
        play = rows[option + ROW_PLAY]
        card = s.plays[play + PLAY_CARD] if play != NOTHING else i64(NOTHING)
        s.record(s.table.effect_event, seat, card, program, rows[option + ROW_ACTOR], s.frame)
        if play != NOTHING:
            s.push(program, play, 0)
            return
        play = s.begin_play(seat, seat, NOTHING, rows[option + ROW_ACTOR], s.opponent_of(seat))
        s.plays[play + PLAY_THAT] = rows[option + ROW_THAT]
        s.push(program, play, 1)

    def describe(self) -> str:
        return "resolve what waits, one by one"

"""Events: a change tells what happened, and the abilities that wait for it are set off.

Where an effect that was set off waits for its turn is up to the system: in a batch (`windows.py`) or in a queue
(`pending.py`). Besides the abilities of the line-up, which always wait, effects may be armed for later by a program;
they work once.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from engine.kernel.layout import (
    ALL_EVENTS,
    ARMED_BOUND,
    ARMED_EVENT,
    ARMED_LISTENER,
    ARMED_SIZE,
    ARMED_UNTIL,
    FEW_ARMED,
    LISTENER_ACTOR,
    LISTENER_CONDITION,
    LISTENER_NOTE,
    LISTENER_PROGRAM,
    LISTENER_SEAT,
    LISTENER_SIZE,
    LISTENER_WHOSE,
    NOBODY,
    NOTHING,
    OWN_EVENTS,
)
from engine.kernel.numbers import grown, zeros
from engine.kernel.state import State


def happen(s: State, event: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """An event: it is recorded, and what waits for it is collected. `seat` is whose event it is; `NOBODY` is
    everyone's.

    `a` is what the event happened to, `b` what did it, `c` how much it was, where a system says so.
    """
    if s.recording:
        s.record(event, seat, a, b, c, d)
    starts = s.table.listener_start
    first = starts[event] * LISTENER_SIZE
    last = starts[event + 1] * LISTENER_SIZE
    while first < last:
        _hear(s, s.table.listeners, first, False, seat, a, b, c)
        first += LISTENER_SIZE
    if s.armed_top > 0:
        _hear_armed(s, event, seat, a, b, c)


def _hear(s: State, rows: vec[i64], row: i64, armed: bool, seat: i64, a: i64, b: i64, c: i64) -> bool:
    """Let a listener, whose cells begin at `row`, hear an event; whether that set off its effect.

    An armed effect works whatever became of the card that left it behind.
    """
    owner = rows[row + LISTENER_SEAT]
    if seat != NOBODY:
        whose = rows[row + LISTENER_WHOSE]
        if whose != ALL_EVENTS and (owner == seat) != (whose == OWN_EVENTS):
            return False
    actor = rows[row + LISTENER_ACTOR]
    note = rows[row + LISTENER_NOTE]
    works = armed or s.ability_works(actor)
    if not works and note == NOTHING:
        return False
    program = rows[row + LISTENER_PROGRAM]
    condition = rows[row + LISTENER_CONDITION]
    bound: i64 = rows[row + ARMED_BOUND - ARMED_LISTENER] if armed else i64(NOTHING)
    if condition != NOTHING and not s.meets(condition, owner, actor, a, b, c, bound):
        return False
    if note != NOTHING:
        if s.noted[note] != 0:
            return False
        s.noted[note] = 1
    if not works or program == NOTHING:
        return False
    s.trigger(owner, program, actor, a, b, c, bound)
    return True


def arm(
    s: State, event: i64, seat: i64, program: i64, actor: i64, whose: i64, condition: i64, bound: i64, until: i64
) -> None:
    """Let an effect wait for the next event of this kind; what it is armed for is `bound`, if it is about anything."""
    row = s.armed_top
    if row >= i64(len(s.armed)):
        s.armed = grown(s.armed) if row > 0 else zeros(FEW_ARMED * ARMED_SIZE)
    rows = s.armed
    rows[row + ARMED_EVENT] = event
    rows[row + ARMED_LISTENER + LISTENER_SEAT] = seat
    rows[row + ARMED_LISTENER + LISTENER_PROGRAM] = program
    rows[row + ARMED_LISTENER + LISTENER_ACTOR] = actor
    rows[row + ARMED_LISTENER + LISTENER_WHOSE] = whose
    rows[row + ARMED_LISTENER + LISTENER_CONDITION] = condition
    rows[row + ARMED_LISTENER + LISTENER_NOTE] = NOTHING
    rows[row + ARMED_BOUND] = bound
    rows[row + ARMED_UNTIL] = until
    s.armed_top = row + ARMED_SIZE


def end_armed(s: State, until: i64) -> None:
    """Forget the armed effects that wait until now; the others keep their order."""
    row: i64 = 0
    while row < s.armed_top:
        if s.armed[row + ARMED_UNTIL] == until:
            _disarm(s, row)
        else:
            row += ARMED_SIZE


def _hear_armed(s: State, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    row: i64 = 0
    while row < s.armed_top:
        if s.armed[row + ARMED_EVENT] == event and _hear(s, s.armed, row + ARMED_LISTENER, True, seat, a, b, c):
            _disarm(s, row)
        else:
            row += ARMED_SIZE


def _disarm(s: State, row: i64) -> None:
    rows = s.armed
    s.armed_top -= ARMED_SIZE
    for at in range(row, s.armed_top):
        rows[at] = rows[at + ARMED_SIZE]

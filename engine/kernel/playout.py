"""A match played to its end by chance, inside the engine: as quick as the rules allow.

Every seat has random numbers of its own, apart from those of the match and from those of the other seats, so that a
seat's answers do not depend on who sits across. Whoever answers from outside with the same numbers plays the same
match.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from engine.kernel.chance import following, scaled, seeded
from engine.kernel.layout import NOBODY
from engine.kernel.numbers import zeros
from engine.kernel.state import State


def seat_numbers(seed: i64, seat: i64) -> i64:
    """The first state of the random numbers of whoever sits in a seat of a match with this seed.

    >>> len({seat_numbers(seed, seat) for seed in range(100) for seat in range(2)})
    200
    """
    return seeded(seeded(seed) ^ (seat + 1))


def all_seat_numbers(s: State, seed: i64) -> vec[i64]:
    """By seat: the first state of its random numbers."""
    numbers = zeros(s.table.seats)
    for seat in range(s.table.seats):
        numbers[seat] = seat_numbers(seed, seat)
    return numbers


def play_out(s: State, numbers: vec[i64]) -> i64:
    """Answer every choice by chance, each option as likely as the others, until the match is decided; how often that
    was.

    `numbers` holds by seat the state of its random numbers and is moved on. What nobody decides, the match's own
    random numbers do.
    """
    decisions: i64 = 0
    while s.option_count > 0:
        decisions += 1
        seat = s.choice_seat
        if seat == NOBODY:
            s.answer(s.random(s.option_count))
        else:
            x = following(numbers[seat])
            numbers[seat] = x
            s.answer(scaled(x, s.option_count))
    return decisions


def copy_often(s: State, times: i64) -> None:
    """Copy a state so many times, to measure what a copy costs inside the engine."""
    for _ in range(times):
        s.copy()

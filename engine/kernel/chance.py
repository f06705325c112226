"""Random numbers: 63 bits of state, kept in the state of the match and copied with it.

A linear congruential generator whose upper half is used. Every product is cut to 63 bits, so compiled arithmetic, which
wraps, and Python's, which does not, agree on every machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0x7FFFFFFFFFFFFFFF
HALF_MASK: Final = MASK // 2
HALF_MULTIPLIER: Final = 3182068111923396502
"""Half of 6364136223846793005. Native code holds numbers of up to 62 bits as they stand and unpacks larger ones anew
each time they are used, so a number that every answer needs is put together from halves.
"""
INCREMENT: Final = 1442695040888963407
MIX_1: Final = 0x3F58476D1CE4E5B9
MIX_2: Final = 0x14D049BB133111EB


def seeded(seed: i64) -> i64:
    """The first state for a seed; neighbouring seeds give unrelated sequences.

    >>> seeded(1) != seeded(2), 0 <= seeded(-5) < 2**63
    (True, True)
    """
    x: i64 = ((seed & MASK) + 1) & MASK
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    x = x ^ (x >> 31)
    return following(x)


def following(x: i64) -> i64:
    """The state after `x`."""
    half: i64 = HALF_MASK
    return (x * HALF_MULTIPLIER * 2 + x + INCREMENT) & (half * 2 + 1)


def scaled(x: i64, n: i64) -> i64:
    """The state read as a number from 0 to n - 1, for n up to 2**31.

    >>> all(0 <= scaled(following(seeded(seed)), 6) < 6 for seed in range(100))
    True
    """
    return ((x >> 31) * n) >> 32

"""Arrays of numbers: single bits, zeros, room that grows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << k for k in range(62)])
"""Single bits. Compiled code must not shift a literal (it becomes a 32-bit shift), so bits come from here."""
_BLANK: Final = vec[i64]([0] * 4096)
"""Zeros to be copied: much quicker than to put one after the other."""
NONE: Final = vec[i64]()
"""No numbers: what is not recorded."""


def zeros(n: i64) -> vec[i64]:
    """An array of n zeros.

    >>> zeros(3)
    vec[i64]([0, 0, 0])
    """
    if n <= i64(len(_BLANK)):
        return _BLANK[:n]
    numbers = vec[i64](capacity=n)
    for _ in range(n):
        numbers = append(numbers, i64(0))
    return numbers


def filled(n: i64, value: i64) -> vec[i64]:
    """An array of n times the same number."""
    numbers = zeros(n)
    for i in range(n):
        numbers[i] = value
    return numbers


def grown(numbers: vec[i64]) -> vec[i64]:
    """An array with the same numbers and room for as many again.

    Arrays of a state that are held in a variable must be fetched anew after anything that can make them grow.
    """
    for _ in range(i64(len(numbers))):
        numbers = append(numbers, i64(0))
    return numbers

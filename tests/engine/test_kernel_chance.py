"""Random numbers: even, unrelated from seed to seed, and the same on every machine."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from engine.kernel.chance import MASK, following, scaled, seeded
from engine.kernel.playout import seat_numbers
from engine.unmatched.setup import begin, line_up
from tests.engine.building import LINE, hero


def drawn(seed: int, n: int, times: int) -> list[int]:
    """The first numbers from 0 to n - 1 for a seed."""
    state, numbers = seeded(seed), []
    for _ in range(times):
        state = following(state)
        numbers.append(scaled(state, n))
    return numbers


@pytest.mark.parametrize(
    ("seed", "first", "second"),
    [
        (0, 3906812347356084272, 3506135108398019007),
        (1, 4868600312643752849, 102329986343985356),
        (7, 8951492752284980535, 6460750636740412666),
        (-1, 1442695040888963407, 1876011003808476466),
        (2**62, 2871831515901564221, 1674568830816157704),
        (MASK, 1442695040888963407, 1876011003808476466),
    ],
)
def test_a_seed_gives_the_same_numbers_compiled_or_not(seed: int, first: int, second: int) -> None:
    assert (seeded(seed), following(seeded(seed))) == (first, second)


def test_a_sequence_is_the_same_compiled_or_not() -> None:
    assert drawn(7, 100, 12) == [70, 91, 31, 78, 79, 70, 37, 10, 15, 33, 24, 17]


@pytest.mark.parametrize("n", [2, 6, 7, 30, 100])
def test_every_number_is_as_likely_as_the_others(n: int) -> None:
    times = 1000 * n
    found = Counter(drawn(11, n, times))
    chi_squared = sum((found[k] - 1000) ** 2 / 1000 for k in range(n))
    assert chi_squared < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [2, 6, 30])
def test_the_first_number_is_even_over_neighbouring_seeds(n: int) -> None:
    found = Counter(drawn(seed, n, 1)[0] for seed in range(1000 * n))
    assert sum((found[k] - 1000) ** 2 / 1000 for k in range(n)) < n + 5 * (2 * n) ** 0.5


def test_neighbouring_seeds_are_unrelated() -> None:
    pairs = Counter((drawn(seed, 4, 1)[0], drawn(seed + 1, 4, 1)[0]) for seed in range(16_000))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(4) for b in range(4)) < 16 + 5 * 32**0.5


def test_a_number_does_not_tell_the_next_one() -> None:
    numbers = drawn(3, 6, 36_001)
    pairs = Counter(itertools.pairwise(numbers))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6)) < 36 + 5 * 72**0.5


def test_the_largest_number_of_outcomes_stays_in_bounds() -> None:
    assert scaled(MASK, 2**31) == 2**31 - 1
    assert scaled(0, 2**31) == 0


def test_seats_have_numbers_of_their_own() -> None:
    assert len({seat_numbers(seed, seat) for seed in range(500) for seat in range(4)}) == 2000


@pytest.mark.parametrize("seed", [0, -1, MASK])
def test_a_match_can_have_any_seed(seed: int) -> None:
    match = begin(line_up([hero("fox"), hero("owl")], LINE), seed)
    assert match.choice is not None

"""What many matches say about chances."""

from __future__ import annotations

from math import sqrt

SURENESS = 1.96
"""Standard deviations to each side that hold the truth in 95 of 100 cases."""


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the chance to win lies, with 95 % certainty, after so many wins (Wilson's interval).

    >>> [round(share, 3) for share in wilson_interval(60, 100)]
    [0.502, 0.691]
    >>> [round(share, 3) for share in wilson_interval(0, 10)]
    [0.0, 0.278]
    >>> wilson_interval(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share, weight = wins / games, SURENESS**2 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = SURENESS * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(centre - reach, 0.0), min(centre + reach, 1.0)

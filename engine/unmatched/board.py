"""A board as tables of numbers: who is next to whom, who shares a zone, where the starts are."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.numbers import filled, zeros


class Board:
    """A board; spaces are numbered in the order of their ids' list.

    `steps` are the single steps of movement, from the first space to the second; `adjacent` joins spaces for attacks
    and effects, both ways (rules 36, 100, 101).
    """

    def __init__(
        self,
        id: str,
        spaces: list[str],
        zones: list[list[int]],
        steps: list[tuple[int, int]],
        adjacent: list[tuple[int, int]],
        starts: list[int],
    ) -> None:
        self.id = id
        self.space_ids = spaces
        self.zones = zones
        self.spaces: i64 = len(spaces)
        size: i64 = len(spaces)
        self.adjacent = zeros(size * size)
        """1 at a * spaces + b if b is adjacent to a."""
        for a, b in adjacent:
            self.adjacent[i64(a) * size + i64(b)] = 1
            self.adjacent[i64(b) * size + i64(a)] = 1
        self.shares_zone = zeros(size * size)
        """1 at a * spaces + b if a and b share a zone (rule 37)."""
        for a, own in enumerate(zones):
            for b, other in enumerate(zones):
                if set(own) & set(other):
                    self.shares_zone[i64(a) * size + i64(b)] = 1
        self.in_range = self.adjacent[:]
        """1 at a * spaces + b if a ranged fighter on a reaches b: adjacent, or a zone in common (rule 36)."""
        for pair in range(size * size):
            if self.shares_zone[pair] != 0:
                self.in_range[pair] = 1
        targets: list[list[int]] = [[] for _ in spaces]
        for a, b in sorted(set(steps)):
            targets[a].append(b)
        self.step_start = zeros(size + 1)
        """By space: where its steps start in `steps`; one entry more than there are spaces."""
        self.steps = vec[i64]()
        """The spaces a single step leads to."""
        for a, reached in enumerate(targets):
            for b in reached:
                self.steps = append(self.steps, i64(b))
            self.step_start[i64(a) + 1] = i64(len(self.steps))
        self.starts = filled(i64(len(starts)), 0)
        """By seat: the start space (rule 4)."""
        for seat, space in enumerate(starts):
            self.starts[i64(seat)] = i64(space)

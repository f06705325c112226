"""Watch as many matches as one likes: `python -m tests.engine.many_matches --random 10000 --greedy 1000`.

So many of each are played on each board of the library, the heroes' seats changing from match to match. What must hold
is demanded after every answer, and what costs more (views, imagined matches, copies) at one answer in `--closely`. The
first match that breaks something is named, with the seed to play it again; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from time import perf_counter

from content.library import load
from content.matches import line_up
from engine.unmatched.lineup import LineUp
from tests.engine.invariants import watch

BOARDS = tuple(load().boards)
HEROES = ("robin-hood", "bigfoot")
STRETCH = 10


@dataclass(frozen=True)
class Stretch:
    """A few matches of one kind, by their seeds."""

    board: str
    agent: str
    seeds: range
    closely: int


@cache
def lineups(board: str) -> tuple[LineUp, LineUp]:
    """The line-up and the one with the seats swapped."""
    library = load()
    return line_up(library, HEROES, board), line_up(library, HEROES[::-1], board)


def watch_all(stretch: Stretch) -> str:
    """Watch the matches; what went wrong with the first that broke something, or nothing."""
    for seed in stretch.seeds:
        try:
            watch(lineups(stretch.board)[seed % 2], seed, (stretch.agent, stretch.agent), stretch.closely)
        except Exception:
            heroes = ",".join(HEROES if seed % 2 == 0 else HEROES[::-1])
            return f"{heroes} on {stretch.board}, {stretch.agent}, seed {seed}:\n{traceback.format_exc()}"
    return ""


def stretches(random: int, greedy: int, seed: int, closely: int) -> Iterator[Stretch]:
    """All matches, the slow ones first."""
    for agent, number in (("greedy", greedy), ("random", random)):
        for board in BOARDS:
            for first in range(seed, seed + number, STRETCH):
                yield Stretch(board, agent, range(first, min(first + STRETCH, seed + number)), closely)


def main() -> int:
    """Watch, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000, metavar="N", help="matches of random agents on each board")
    parser.add_argument("--greedy", type=int, default=100, metavar="N", help="matches of greedy agents on each board")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first match")
    parser.add_argument("--closely", type=int, default=10, metavar="N", help="look closely at one answer in N")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    options = parser.parse_args()
    start = perf_counter()
    parts = list(stretches(options.random, options.greedy, options.seed, options.closely))
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for done, trouble in enumerate(pool.map(watch_all, parts), start=1):
            if trouble:
                print(trouble, file=sys.stderr)
                pool.shutdown(cancel_futures=True)
                return 1
            if done % 100 == 0:
                print(f"{done} of {len(parts)} stretches of up to {STRETCH} matches, {perf_counter() - start:.0f} s")
    matches = sum(len(part.seeds) for part in parts)
    print(f"{matches} matches, nothing broken, {perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

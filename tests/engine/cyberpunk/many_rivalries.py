"""Watch matches of cyberpunk: `python -m tests.engine.cyberpunk.many_rivalries --random 10000 --greedy 1000`.

They are between the starter decks and between so many legal decks put together by chance. What must hold is demanded
after every answer, and what costs more (views, imagined matches, copies) at one answer in `--closely`. The first match
that breaks something is named by its seed; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

import cardwright
from tests.engine.cyberpunk.chance_decks import rivals
from tests.engine.cyberpunk.invariants import watch
from tools.engine_choice import chosen

STRETCH = 10


@dataclass(frozen=True)
class Stretch:
    """A few matches, by their numbers, which are also their seeds."""

    agent: str
    numbers: range
    decks: int
    closely: int


def watch_all(stretch: Stretch) -> str:
    """Watch the matches; what went wrong with the first that broke something, or nothing."""
    for number in stretch.numbers:
        lineup = rivals(number, stretch.decks)
        try:
            watch(lineup, number, stretch.closely, chance_is_asked=number % 7 == 0, agent=stretch.agent)
        except Exception:
            return f"{' against '.join(lineup.seat_ids)}, {stretch.agent}, seed {number}:\n{traceback.format_exc()}"
    return ""


def main() -> int:
    """Watch, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000, metavar="N", help="how many matches of random agents")
    parser.add_argument("--greedy", type=int, default=100, metavar="N", help="how many matches of greedy agents")
    parser.add_argument("--decks", type=int, default=200, metavar="N", help="how many decks are put together")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first match")
    parser.add_argument("--closely", type=int, default=25, metavar="N", help="look closely at one answer in N")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    options = parser.parse_args()
    start = perf_counter()
    parts = [
        Stretch(agent, range(first, min(first + STRETCH, options.seed + number)), options.decks, options.closely)
        for agent, number in (("greedy", options.greedy), ("random", options.random))
        for first in range(options.seed, options.seed + number, STRETCH)
    ]
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for done, trouble in enumerate(pool.map(watch_all, parts), start=1):
            if trouble:
                print(trouble, file=sys.stderr)
                pool.shutdown(cancel_futures=True)
                return 1
            if done % 100 == 0:
                print(f"{done} of {len(parts)} stretches of up to {STRETCH} matches, {perf_counter() - start:.0f} s")
    engine = chosen(cardwright.HOME).engine.value
    matches = sum(len(part.numbers) for part in parts)
    print(f"{matches} matches, engine {engine}, nothing broken, {perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

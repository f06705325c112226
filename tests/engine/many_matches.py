"""Watch as many matches as one likes: `python -m tests.engine.many_matches --random 10000 --greedy 1000`.

They go round all line-ups in turn: every hero against every hero, itself included, on every board, and the heroes of
the library in teams and against each other on every board with enough start spaces. What must hold is demanded after
every answer, and what costs more (views, imagined matches, copies) at one answer in `--closely`. The first match that
breaks something is named, with the seed to play it again; the exit status is then 1.
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

import cardwright
from content.library import Library
from content.matches.unmatched import line_up
from engine.unmatched.lineup import LineUp
from engine.unmatched.modes import DUEL, MODES
from tests.engine.invariants import watch
from tools.engine_choice import chosen

STRETCH = 10
TURNS = 200


@dataclass(frozen=True)
class Meeting:
    """Who meets whom, where and how."""

    heroes: tuple[str, ...]
    board: str
    mode: str

    def __str__(self) -> str:
        return f"{self.mode}: {','.join(self.heroes)} on {self.board}"


@dataclass(frozen=True)
class Stretch:
    """A few matches of one kind, by their numbers, which are also their seeds."""

    agent: str
    numbers: range
    closely: int


@cache
def library() -> Library:
    return cardwright.load()


@cache
def meetings() -> tuple[Meeting, ...]:
    """All duels, and for every other mode each hero in the first seat, the others behind it in the order of the
    library.
    """
    heroes, boards = list(library().heroes), library().boards
    found = [Meeting((one, other), board, DUEL.name) for board in boards for one in heroes for other in heroes]
    for mode in MODES:
        fitting = [id_ for id_, board in boards.items() if len(board.demand().starts()) >= mode.seats]
        for first in range(len(heroes) if mode is not DUEL else 0):
            seated = tuple(heroes[(first + seat) % len(heroes)] for seat in range(mode.seats))
            found += [Meeting(seated, board, mode.name) for board in fitting]
    return tuple(found)


@cache
def met(meeting: Meeting) -> LineUp:
    return line_up(library(), meeting.heroes, meeting.board, TURNS, meeting.mode)


def watch_all(stretch: Stretch) -> str:
    """Watch the matches; what went wrong with the first that broke something, or nothing."""
    for number in stretch.numbers:
        meeting = meetings()[number % len(meetings())]
        try:
            watch(met(meeting), number, (stretch.agent,) * len(meeting.heroes), stretch.closely)
        except Exception:
            return f"{meeting}, {stretch.agent}, seed {number}:\n{traceback.format_exc()}"
    return ""


def stretches(random: int, greedy: int, seed: int, closely: int) -> Iterator[Stretch]:
    """All matches, the slow ones first."""
    for agent, number in (("greedy", greedy), ("random", random)):
        for first in range(seed, seed + number, STRETCH):
            yield Stretch(agent, range(first, min(first + STRETCH, seed + number)), closely)


def main() -> int:
    """Watch, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000, metavar="N", help="how many matches of random agents")
    parser.add_argument("--greedy", type=int, default=100, metavar="N", help="how many matches of greedy agents")
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
    matches = sum(len(part.numbers) for part in parts)
    kinds = len(meetings())
    engine = chosen(cardwright.HOME).engine.value
    print(f"{matches} matches, {kinds} line-ups, engine {engine}, nothing broken, {perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`cardwright simulate`: many matches between the same heroes or decks, and how often each of them won.

Matches are independent of each other: each has a seed of its own, made from the seed given and its number, and so have
its agents. That is why the result is the same for any number of processes.

Ctrl-C stops early: what has been played so far is reported as it stands, with the exit status 130.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from tools.agents import HUMAN, demand_agents
from tools.exit_status import FINE, STOPPED, Misuse
from tools.seats import Seats
from tools.streams import print_json
from tools.systems import Asked, meeting_of
from tools.tally import Arena, Pairing, Tally
from tools.tally_report import as_data, print_tally

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event
    from types import FrameType

STRETCHES = 20
"""Into how many parts the matches of each process are cut, so that progress shows and all end together."""
LONGEST_STRETCH = {"random": 100, "greedy": 1}
"""By agent: no more than these matches in a row, so that something shows at least every second."""
FEWEST_FOR_A_PROCESS = {"random": 200, "greedy": 2}
"""By agent: a process has to be started, so it is not for fewer matches than this unless it is asked for."""


def run(
    *,
    system: str | None,
    asked: Asked,
    games: int,
    seats: Seats | None,
    seed: int,
    jobs: int | None,
    content: Sequence[Path],
    as_json: bool = False,
) -> int:
    """Play the matches, at random unless seats are given, and print what came out, as a table or as JSON."""
    meeting = meeting_of(system, asked)
    seats = seats or ("random",) * len(meeting.sides)
    if HUMAN in seats:
        raise Misuse("a simulation seats machines only; `cardwright play` seats a human")
    demand_agents(seats)
    pairing = Pairing(meeting, seats, seed, tuple(content))
    arena = Arena(pairing)  # whatever is wrong with the content is said here, once
    pairing = replace(pairing, meeting=arena.meeting)
    if jobs is None:
        jobs = min(processors(), max(games // min(FEWEST_FOR_A_PROCESS[name] for name in seats), 1))
    tally = Tally()
    with _progress(games) as advance, Stop() as stop:
        for part in _parts(pairing, arena, games, min(jobs, games), stop):
            tally += part
            advance(part.games)
    if tally.games == 0:
        return STOPPED
    if as_json:
        print_json(as_data(pairing, arena, tally))
    else:
        print_tally(pairing, arena, tally)
    if tally.games < games:
        print(f"cardwright: stopped after {tally.games} of {games} matches", file=sys.stderr)
        return STOPPED
    return FINE


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Stop:
    """Whether Ctrl-C was pressed: then no further match begins. Pressed again, it ends everything at once."""

    def __init__(self) -> None:
        self.asked = False
        self.others: Event | None = None
        """What passes it on to other processes."""

    def __enter__(self) -> Stop:
        self._former = signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self._former)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.asked = True
        if self.others is not None:
            self.others.set()


def _parts(pairing: Pairing, arena: Arena, games: int, jobs: int, stop: Stop) -> Iterator[Tally]:
    """The tallies of parts of the matches, as they are finished."""
    parts = stretches(games, jobs, pairing.agents)
    if jobs == 1:
        for stretch in parts:
            yield arena.play(stretch, lambda: stop.asked)
    else:
        yield from _side_by_side(pairing, parts, jobs, stop)


def stretches(games: int, jobs: int, agents: Sequence[str]) -> list[range]:
    """The numbers of the matches in rows that are played and reported together.

    >>> stretches(5, 2, ("greedy", "random"))
    [range(0, 1), range(1, 2), range(2, 3), range(3, 4), range(4, 5)]
    """
    length = min(max(games // (jobs * STRETCHES), 1), *(LONGEST_STRETCH[agent] for agent in agents))
    return [range(first, min(first + length, games)) for first in range(0, games, length)]


def _side_by_side(pairing: Pairing, stretches: list[range], jobs: int, stop: Stop) -> Iterator[Tally]:
    context = get_context("spawn")
    stop.others = context.Event()
    with ProcessPoolExecutor(jobs, context, _sit_down, (pairing, stop.others)) as pool:
        with _left_to_the_parent():
            tasks = [pool.submit(_play, stretch) for stretch in stretches]
        try:
            for task in as_completed(tasks):
                yield task.result()
        except BaseException:
            stop.others.set()
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _left_to_the_parent() -> Iterator[None]:
    """Processes started here pay no heed to Ctrl-C: their parent ends them."""
    former = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, former)


_seated: tuple[Arena, Event] | None = None
"""In a process beside others: its arena, and what tells it to stop."""


def _sit_down(pairing: Pairing, stop: Event) -> None:
    """Get a process ready to play."""
    global _seated
    Thread(target=_leave_with_the_parent, daemon=True).start()
    _seated = Arena(pairing), stop


def _leave_with_the_parent() -> None:
    """A parent that was killed can no longer end its processes, and they would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(stretch: range) -> Tally:
    assert _seated is not None
    arena, stop = _seated
    return arena.play(stretch, stop.is_set)


def _progress(games: int) -> AbstractContextManager[Callable[[int], object]]:
    """A bar on standard error while somebody looks on; what it gives is told how many more matches are done."""
    return _bar(games) if sys.stderr.isatty() else nullcontext(lambda done: None)


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int], object]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TextColumn("matches done"), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("matches", total=games)
        yield lambda done: progress.advance(bar, done)

"""`cardwright bench`: how fast each engine plays, and what a copy of a match costs.

Each engine is measured in a process of its own, with random agents, options by index and no events. A figure is the
middle one of several rounds, in seconds of processor time, and the engines take turns round by round: what else the
machine does wrongs neither.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from cardwright import HOME
from tools.engine_choice import VARIABLE, Engine, build_folder
from tools.exit_status import FINE
from tools.streams import print_json
from tools.systems import Meeting, system_called

ROUNDS = 5
COPIES = 20_000
"""How often a match is copied in a round."""
ANSWERS_BEFORE_COPYING = 60
"""So far into a match the copies are made, when there is something to copy."""

WORDS = {
    "matches_per_second": "matches a second, agent inside the engine",
    "decisions_per_second": "decisions a second, agent inside the engine",
    "matches_per_second_outside": "matches a second, agent in Python",
    "decisions_per_second_outside": "decisions a second, agent in Python",
    "copy_nanoseconds": "copy of a match inside the engine, in ns",
    "copy_nanoseconds_outside": "copy of a match from Python, in ns",
}
"""What is measured, in the order of the report."""


def run(*, games: int, as_json: bool = False, system: str = "unmatched") -> int:
    """Measure every engine there is and print the figures, as a table or as JSON."""
    meeting = system_called(system).benched()
    engines = [engine for engine in Engine if engine is Engine.PYTHON or build_folder(HOME).is_dir()]
    rounds: dict[Engine, list[dict[str, float]]] = {engine: [] for engine in engines}
    for _ in range(ROUNDS):
        for engine in engines:
            rounds[engine].append(_measured_apart(engine, system, max(games // ROUNDS, 1)))
    figures = {
        engine.value: {key: median(one[key] for one in measured) for key in WORDS}
        for engine, measured in rounds.items()
    }
    if as_json:
        print_json({"system": system, **meeting.as_data(), "games": games, "engines": figures})
    else:
        _print_table(meeting, figures)
        if Engine.NATIVE not in engines:
            print("There is no native build of this engine; `make native` makes one.")
    return FINE


def _measured_apart(engine: Engine, system: str, games: int) -> dict[str, float]:
    """One round, in a process that runs on this engine."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench", system, str(games)],
        cwd=HOME,
        env=os.environ | {VARIABLE: engine.value},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def measure(system: str, games: int) -> dict[str, float]:
    """One round on the engine of this process."""
    from content.library import load
    from engine.kernel.playout import all_seat_numbers, copy_often, play_out
    from tools.agents.random import Random

    game = system_called(system).benched().game(load())

    def play_inside(seed: int) -> int:
        state = game.begin(seed, recording=False).state
        return int(play_out(state, all_seat_numbers(state, seed)))

    def play_outside(seed: int) -> int:
        match = game.begin(seed, recording=False)
        first, second = (Random(seed, seat).decide for seat in (0, 1))
        decisions = 0
        while (seat := match.seat) is not None:
            match.answer((second if seat else first)(match))
            decisions += 1
        return decisions

    inside, inside_decisions = _rate(play_inside, games)
    outside, outside_decisions = _rate(play_outside, games)
    match = game.begin(1, recording=False)
    for _ in range(ANSWERS_BEFORE_COPYING):
        match.answer(0)

    def copy_outside() -> None:
        for _ in range(COPIES):
            match.copy()

    return {
        "matches_per_second": inside,
        "decisions_per_second": inside_decisions,
        "matches_per_second_outside": outside,
        "decisions_per_second_outside": outside_decisions,
        "copy_nanoseconds": _nanoseconds(lambda: copy_often(match.state, COPIES)),
        "copy_nanoseconds_outside": _nanoseconds(copy_outside),
    }


def _rate(play: Callable[[int], int], games: int) -> tuple[float, float]:
    """How many matches and how many decisions there are in a second."""
    play(0)
    start = process_time()
    decisions = sum(play(seed) for seed in range(1, games + 1))
    seconds = process_time() - start
    return games / seconds, decisions / seconds


def _nanoseconds(copy: Callable[[], object]) -> float:
    """What one of the copies takes."""
    start = process_time()
    copy()
    return (process_time() - start) / COPIES * 1e9


def _print_table(meeting: Meeting, figures: dict[str, dict[str, Any]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
    table.add_column(" against ".join(meeting.sides), no_wrap=True)
    for engine in figures:
        table.add_column(engine, justify="right")
    for key, words in WORDS.items():
        table.add_row(words, *(f"{measured[key]:,.0f}" for measured in figures.values()))
    Console(highlight=False).print(table)


if __name__ == "__main__":
    print_json(measure(sys.argv[1], int(sys.argv[2])))

"""Matches played and counted: a stretch of them gives the same tally wherever and in whatever order it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from time import perf_counter

from content.library import load
from effects.problem import ContentError, Problem
from engine.kernel.chance import seeded
from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import DRAW
from engine.kernel.match import Match
from engine.kernel.playout import all_seat_numbers, play_out
from tools.agents import agent_called, mind_of
from tools.seats import Seats, demand_fitting, mates, rotated, rotations
from tools.systems import Meeting, system_called


@dataclass(frozen=True)
class Pairing:
    """Who plays against whom, by ids, so that other processes can be told."""

    meeting: Meeting
    agents: Seats
    seed: int
    content: tuple[Path, ...] = ()


@dataclass
class Tally:
    """What came out of a number of matches."""

    games: int = 0
    wins: tuple[int, ...] = ()
    """By side of the meeting, in its order; those of a team win together."""
    draws: int = 0
    first_player_wins: int = 0
    turns: int = 0
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    """Why matches ended, where the system has several ways."""
    plays: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often which card was played by which side, where the system counts it."""
    began: float = float("inf")
    """When the first of them began, on a clock that all processes share."""
    ended: float = float("-inf")

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            tuple(one + more for one, more in zip_longest(self.wins, other.wins, fillvalue=0)),
            self.draws + other.draws,
            self.first_player_wins + other.first_player_wins,
            self.turns + other.turns,
            self.decisions + other.decisions,
            self.ends + other.ends,
            self.plays + other.plays,
            min(self.began, other.began),
            max(self.ended, other.ended),
        )

    @property
    def seconds(self) -> float:
        """How long the matches took, from the start of the first to the end of the last."""
        return max(self.ended - self.began, 0.0)


class Arena:
    """Where the matches of a pairing are played; their line-ups are made once.

    Matches are numbered from 0. From one to the next everybody goes one seat round the table, and with it the starts
    and the first turn; in a duel the seats are swapped in every other match. Teams and players stay together.
    Raises `UnknownId` or `ContentError` for content that cannot be played, and `Misuse` for agents that do not fit.
    """

    def __init__(self, pairing: Pairing) -> None:
        self._pairing = pairing
        library = load(pairing.content)
        first = pairing.meeting.game(library)
        demand_fitting(pairing.agents, first.seating)
        self.meeting = first.meeting
        """The meeting, with everything in it that the pairing left open."""
        self.seating = first.seating
        self._is_recorded = system_called(self.meeting.system).is_recorded
        self._rotations = rotations(first.seating)
        self._games = [self.meeting.turned(way).game(library) if way else first for way in self._rotations]

    def play(self, numbers: Sequence[int], stopped: Callable[[], bool] = lambda: False) -> Tally:
        """Play the matches with these numbers, or as many as there is time for until it is stopped."""
        tally = Tally(wins=(0,) * self.seating.seats, began=perf_counter())
        for number in numbers:
            if stopped():
                break
            self._count(tally, number)
        tally.ended = perf_counter()
        return tally

    def _count(self, tally: Tally, number: int) -> None:
        turned = number % len(self._rotations)
        way = self._rotations[turned]
        seed = match_seed(self._pairing.seed, number)
        game = self._games[turned]
        match = game.begin(seed, recording=self._is_recorded)
        try:
            tally.decisions += play(match, rotated(self._pairing.agents, way))
        except EffectRunsForever as runaway:
            raise ContentError([_runaway(runaway)]) from None
        tally.games += 1
        tally.turns += match.state.turn
        counted = game.counted(match)
        tally.ends.update([counted.ended] if counted.ended else ())
        tally.plays.update(((seat + way) % self.seating.seats, card) for seat, card in counted.plays)
        winner = match.state.winner
        if winner == DRAW:
            tally.draws += 1
        else:
            winners = mates(self.seating, winner)
            tally.first_player_wins += counted.first in winners
            sides = {(seat + way) % self.seating.seats for seat in winners}
            tally.wins = tuple(wins + (side in sides) for side, wins in enumerate(tally.wins))


def match_seed(seed: int, number: int) -> int:
    """The seed of one of the matches that are played with a seed; others than those of any other seed."""
    return int(seeded(seed)) ^ number


def play(match: Match, agents: Sequence[str]) -> int:
    """Play a match to its end with an agent in each seat; how many decisions there were."""
    if all(agent == "random" for agent in agents):
        return int(play_out(match.state, all_seat_numbers(match.state, match.seed)))
    minds = [mind_of(agent_called(agent, match.seed, seat)) for seat, agent in enumerate(agents)]
    decisions = 0
    while (seat := match.seat) is not None:
        match.answer(minds[seat](match))
        decisions += 1
    return decisions


def _runaway(runaway: EffectRunsForever) -> Problem:
    return Problem("effect-runs-forever", f"A match was given up: {runaway}.")

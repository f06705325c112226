"""Matches played and counted: a stretch of them gives the same tally wherever and in whatever order it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from time import perf_counter

from content.library import load
from content.matches.unmatched import line_up
from effects.problem import ContentError, Problem
from engine.kernel.chance import seeded
from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import DRAW
from engine.kernel.match import Match
from engine.kernel.playout import all_seat_numbers, play_out
from engine.unmatched.modes import mode_of
from engine.unmatched.setup import begin
from tools.agents import agent_called, mind_of
from tools.seats import Seats, demand_fitting, mates, rotated, rotations


@dataclass(frozen=True)
class Pairing:
    """Who plays against whom, by ids, so that other processes can be told."""

    heroes: tuple[str, ...]
    agents: Seats
    board: str | None
    turn_cap: int
    seed: int
    content: tuple[Path, ...] = ()
    mode: str = "duel"

    @property
    def sides(self) -> tuple[int, ...]:
        """By hero: the side it is on."""
        mode = mode_of(self.mode, len(self.heroes))
        assert mode is not None, "an arena has been made of this pairing"
        return mode.sides


@dataclass
class Tally:
    """What came out of a number of matches."""

    games: int = 0
    wins: tuple[int, ...] = ()
    """By hero, in the order of the pairing; the heroes of a team win together."""
    draws: int = 0
    first_player_wins: int = 0
    turns: int = 0
    decisions: int = 0
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
        first = line_up(library, pairing.heroes, pairing.board, pairing.turn_cap, pairing.mode)
        demand_fitting(pairing.agents, first.mode)
        self.board = first.board.id
        """The board by id: that of the pairing, or else one that a match between its heroes gets."""
        self.mode = first.mode
        self._rotations = rotations(first.mode)
        self._lineups = [
            line_up(library, rotated(pairing.heroes, way), self.board, pairing.turn_cap, pairing.mode)
            for way in self._rotations
        ]

    def play(self, numbers: Sequence[int], stopped: Callable[[], bool] = lambda: False) -> Tally:
        """Play the matches with these numbers, or as many as there is time for until it is stopped."""
        tally = Tally(wins=(0,) * self.mode.seats, began=perf_counter())
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
        match = begin(self._lineups[turned], seed, recording=False)
        try:
            tally.decisions += play(match, rotated(self._pairing.agents, way))
        except EffectRunsForever as runaway:
            raise ContentError([_runaway(runaway)]) from None
        tally.games += 1
        tally.turns += match.state.turn
        winner = match.state.winner
        if winner == DRAW:
            tally.draws += 1
        else:
            winners = mates(self.mode, winner)
            tally.first_player_wins += 0 in winners
            heroes = {(seat + way) % self.mode.seats for seat in winners}
            tally.wins = tuple(wins + (hero in heroes) for hero, wins in enumerate(tally.wins))


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

"""Matches of one engine by their digests, as JSON: `CARDWRIGHT_ENGINE=native python -m tests.engine.digests`.

Some are played on the built-in boards, by chance and by the greedy agent, some on a board of a hundred spaces, where
one number of 64 bits no longer has a bit for each space, some between decks of cyberpunk. Beside the digest of each
match stand those of matches that the seats could be in, drawn in the middle of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import cardwright
from engine.cyberpunk.setup import begin, line_up
from engine.kernel.match import Match
from tests.engine.busy import busy
from tests.engine.cyberpunk.made import made
from tools.agents import agent_called, mind_of

HEROES = ("robin-hood", "bigfoot")
BOARDS = ("sherwood-forest", "yukon")
LARGE = 10
"""The side of a square board with more spaces than a number has bits."""
LOOKED_AT = 30
"""At one choice in so many, matches are drawn that the seats could be in."""


def matches() -> Iterator[tuple[str, Match, str]]:
    """What a match is called, the match at its first choice, and the agent that plays it."""
    library = cardwright.load()
    for board in BOARDS:
        for heroes in (HEROES, HEROES[::-1]):
            for seed in range(10):
                name = f"{heroes[0]} on {board}, seed {seed}"
                yield name, cardwright.begin(library, heroes, board, seed=seed), "random"
        yield f"greedy on {board}", cardwright.begin(library, HEROES, board, seed=1, turn_cap=12), "greedy"
    for seed in range(10):
        yield f"{LARGE} by {LARGE} spaces, seed {seed}", busy(seed, LARGE), "random"
    for seed in range(20):
        yield f"made decks, seed {seed}", begin(line_up([made(seed), made(3 * seed + 1)]), seed), "random"


def digests(match: Match, agent: str) -> list[str]:
    """The digests of a match played to its end, and of those drawn on the way."""
    minds = [mind_of(agent_called(agent, match.seed, seat)) for seat in (0, 1)]
    found: list[str] = []
    number = 0
    while (seat := match.seat) is not None:
        if number % LOOKED_AT == 0:
            found += [match.determinize(looking, number).digest() for looking in (0, 1)]
        match.answer(minds[seat](match))
        number += 1
    return [*found, match.digest()]


if __name__ == "__main__":
    print(json.dumps({name: digests(match, agent) for name, match, agent in matches()}))

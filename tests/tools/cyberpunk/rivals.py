"""Matches of cyberpunk for the tests of tools: between decks put together by chance, so that all cards come up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from content.schema.name import Name
from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.setup import begin
from engine.kernel.match import Match
from tests.engine.cyberpunk.chance_decks import library, rivals
from tools.log.cyberpunk.names import Names

STARTERS = ("embracing-power-starter", "the-heist-starter")
DECKS = 30
"""So many decks are put together."""


def names_of(lineup: LineUp, language: str = "en") -> Names:
    """The names of a match between such decks."""
    decks = [Name.model_validate(f"Deck {seat}") for seat in ("A", "B")]
    return Names(lineup, decks, library(), language)


def state_of(match: Match) -> Rivalry:
    """The state of a match."""
    assert isinstance(match.state, Rivalry)
    return match.state


def played(number: int) -> Iterator[Match]:
    """A match by its number, at each of its choices and at its end; answered by chance."""
    chance = Random(number)
    match = begin(rivals(number, DECKS), number)
    while match.seat is not None:
        yield match
        match.answer(chance.randrange(match.option_count))
    yield match

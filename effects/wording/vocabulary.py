"""The vocabulary of a game system as people meet it: each single word, what it means and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from effects.compiler.dialect import Dialect
from effects.cyberpunk import words as cyberpunk
from effects.syntax.words import AmountWord, ConditionWord, EventWord, Where, Word
from effects.unmatched import words as unmatched

DIALECTS: Mapping[str, Dialect] = {"unmatched": unmatched.DIALECT, "cyberpunk": cyberpunk.DIALECT}
PLAYERS = frozenset(word for dialect in DIALECTS.values() for word in dialect.players)
"""The words for players, of which none means anything else in any game system."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one system by what they stand for, each with its meaning."""

    things: Mapping[str, str]
    """Fighters, cards, spaces and Gigs."""
    players: Mapping[str, str]
    amounts: Mapping[str, str]
    conditions: Mapping[str, str]
    events: Mapping[str, str]
    qualities: Mapping[str, str]
    """The words of the filter `is`."""


def vocabulary(system: str) -> Vocabulary:
    """The words of a game system.

    >>> vocabulary("unmatched").conditions["your_turn"]
    'it is your turn'
    """
    dialect = DIALECTS[system]
    return Vocabulary(
        {word: _meaning(entry) for word, entry in dialect.words.items()},
        {word: entry.meaning for word, entry in dialect.players.items()},
        {word: _meaning(entry) for word, entry in dialect.amounts.items()},
        {word: _meaning(entry) for word, entry in dialect.conditions.items()},
        {word: entry.meaning for word, entry in dialect.events.items()},
        {word: entry.meaning for word, entry in dialect.qualities.items()},
    )


def _meaning(entry: Word | AmountWord | ConditionWord | EventWord) -> str:
    """What it means, and where, if it does not mean something everywhere."""
    return entry.meaning if entry.where is Where.EVERYWHERE else f"{entry.meaning}; only {entry.where.value}"

"""The vocabulary of a game system as people meet it: each single word, what it means and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from effects.compiler.dialect import Dialect
from effects.syntax.words import AmountWord, ConditionWord, EventWord, Where, Word
from effects.unmatched import words as unmatched

DIALECTS: Mapping[str, Dialect] = {"unmatched": unmatched.DIALECT}
PLAYERS = frozenset(word for dialect in DIALECTS.values() for word in dialect.players)
HAND_OWNERS = {word.word: word.owner for dialect in DIALECTS.values() for word in dialect.words.values() if word.owner}
"""By word: the player whose hand it is; he picks from it himself unless told otherwise."""
SEVERAL = frozenset(word.word for dialect in DIALECTS.values() for word in dialect.words.values() if word.several)
"""Words that can name more than one thing."""
KINDS = {word.word: word.kind for dialect in DIALECTS.values() for word in dialect.words.values()}
"""By word: what kind of thing it names."""
OF_COMBAT = frozenset(
    word.word for dialect in DIALECTS.values() for word in dialect.words.values() if word.where is Where.COMBAT
)
"""Words for what a combat has."""

AFTERWARDS = frozenset(
    event.word for dialect in DIALECTS.values() for event in dialect.events.values() if event.where is Where.RESULT
)
"""The events after which a combat is spoken of as past."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one system by what they stand for, each with its meaning."""

    things: Mapping[str, str]
    """Fighters, cards and spaces."""
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

"""A dialect: the words a game system adds to the shared grammar, and how they are asked for in a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from effects.syntax.words import AmountWord, ConditionWord, EventWord, Kind, PlayerWord, Word
from engine.kernel.players import OPPONENT

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel.program import Amount, Instruction, Selector


@dataclass(frozen=True)
class Dialect:
    """The vocabulary of one game system."""

    system: str
    words: dict[str, Word]
    amounts: dict[str, AmountWord]
    conditions: dict[str, ConditionWord]
    events: dict[str, EventWord]
    players: dict[str, PlayerWord]
    choice_kinds: dict[Kind, int]
    """By kind of thing: the engine's kind of choice in which one is picked."""
    most: dict[Kind, int]
    """By kind of thing: how many a match can hold at most, where a selector sets no bound."""
    hand_pile: int
    """The engine's number of the pile that is a player's hand."""
    draw: Callable[[int, Amount, int], Instruction]
    """Makes a player draw: the player, how many cards, and the slot that keeps how many (-1: none)."""
    discard: Callable[[Selector], Instruction]
    """Discards cards."""
    look: Callable[[Selector], Instruction]
    """Lets the player look at cards."""
    put: Callable[[Selector, str], Instruction]
    """Moves cards to a pile, by the author's word for it."""
    shuffle: Callable[[], Instruction]
    """Shuffles the player's deck."""
    instead: Callable[[str, str, Iterable[str]], tuple[str, ...]]
    """What is to be written for a common misnomer: the word, what is wanted, and the words known."""
    choose_opponent: Callable[[], Instruction]
    """Lets the player say which opponent is meant, where nothing else says it."""
    own_fighters: Callable[[Meaning, int, int, str], Selector]
    """A selector for certain fighters of the author's own hero: the first of them, how many, and their name."""

    @cached_property
    def of_opponent(self) -> frozenset[str]:
        """The words that mean one opponent, or what is his."""
        players = [player.word for player in self.players.values() if player.number == OPPONENT]
        return frozenset([*players, *(word.word for word in self.words.values() if word.of_opponent)])

    def meaning(self, word: str) -> str:
        """What a single word of this dialect means already; empty if it is free."""
        known: dict[str, Word | AmountWord | ConditionWord | EventWord | PlayerWord] = {
            **self.words,
            **self.amounts,
            **self.conditions,
            **self.events,
            **self.players,
        }
        return known[word].meaning if word in known else ""

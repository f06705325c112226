"""A dialect: the words a game system adds to the shared grammar, and what shared keywords mean in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from effects.syntax.words import AmountWord, ConditionWord, EventWord, Kind, PlayerWord, Quality, Word
from engine.kernel.players import OPPONENT

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.compiler.meaning import Meaning
    from effects.shared.filters.named import Named
    from effects.shared.filters.tagged import Tagged
    from effects.shared.verbs.change import Change
    from effects.syntax.language import Selector as Things
    from effects.syntax.language import Step
    from engine.kernel.program import Amount, Filter, Instruction, Selector


@dataclass(frozen=True)
class Deeds:
    """What the shared verbs do in a system."""

    draw: Callable[[int, Amount, int], Instruction]
    """Makes a player draw: the player, how many cards, and the slot that keeps how many (-1: none)."""
    discard: Callable[[Selector], Instruction]
    """Discards cards."""
    look: Callable[[Selector], Instruction]
    """Lets the player look at cards."""
    put: Callable[[Selector, str], Instruction]
    """Moves cards to a pile of their owner's, by the author's word for it."""
    shuffle: Callable[[], Instruction] | None
    """Shuffles the player's deck; None where no card does."""
    change: Callable[[Change, Step, Compiler], None]
    """Compiles `add`, `subtract` and `set`."""
    puts_at_random: bool = False
    """Whether several cards that go to a deck go there in an order by chance, unless it is said otherwise."""
    pick_place: Callable[[int, Selector, int, int, int], Instruction] | None = None
    """Picks among things that may be hidden from whoever picks: the slot, the things, whether up to or exactly so many,
    how many, and who picks.
    """
    choose_opponent: Callable[[], Instruction] | None = None
    """Lets the player say which opponent is meant, where nothing else says it; None where there is only one."""


@dataclass(frozen=True)
class Looks:
    """What shared filters and amounts ask of the things of a system."""

    tagged: Callable[[Tagged, Kind, Meaning], Filter]
    named: Callable[[Named, Kind, Meaning], Filter]
    value_of: Callable[[Things, Meaning], tuple[Amount, Selector]]
    """The value of things, all together, and these things."""


@dataclass(frozen=True)
class Dialect:
    """The vocabulary of one game system."""

    system: str
    words: Mapping[str, Word]
    amounts: Mapping[str, AmountWord]
    conditions: Mapping[str, ConditionWord]
    events: Mapping[str, EventWord]
    players: Mapping[str, PlayerWord]
    qualities: Mapping[str, Quality]
    """The words of the filter `is`."""
    places: Mapping[str, str]
    """The words after `put ... to`, each with its meaning."""
    choice_kinds: Mapping[Kind, int]
    """By kind of thing: the engine's kind of choice in which one is picked. The first is what is meant where a word is
    unknown.
    """
    most: Mapping[Kind, int]
    """By kind of thing: how many a match can hold at most, where a selector sets no bound."""
    hand_pile: int
    """The engine's number of the pile that is a player's hand."""
    deeds: Deeds
    looks: Looks
    own_tag: str
    """How an author declares a tag of his own: a sentence."""
    asks_events: bool
    """Whether an ability can ask who did what to whom at the moment something happens."""
    instead: Callable[[str, str, Iterable[str]], tuple[str, ...]]
    """What is to be written for a common misnomer: the word, what is wanted, and the words known."""
    own_fighters: Callable[[Meaning, int, int, str], Selector] | None = None
    """A selector for certain fighters of the author's own hero: the first of them, how many, and their name; None in a
    system without them.
    """

    @cached_property
    def of_opponent(self) -> frozenset[str]:
        """The words that mean one opponent, or what is his."""
        players = [player.word for player in self.players.values() if player.number == OPPONENT]
        return frozenset([*players, *(word.word for word in self.words.values() if word.of_opponent)])

    def qualities_of(self, kind: Kind) -> dict[str, Quality]:
        """The words of `is` for things of a kind."""
        return {word: quality for word, quality in self.qualities.items() if quality.kind is kind}

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

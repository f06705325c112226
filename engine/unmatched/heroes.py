"""A compiled hero: plain data and programs, ready to take a seat in any match."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel.program import Amount, Condition, Program


@dataclass(frozen=True)
class Fighter:
    """A hero, or all sidekicks of one kind."""

    id: str
    count: int
    health: int
    ranged: bool
    is_hero: bool


@dataclass(frozen=True)
class Card:
    """What is printed on a card, and its programs by window; `users` are numbers of the hero's fighters list."""

    id: str
    type: int
    users: tuple[int, ...]
    value: int
    boost: int
    """-1 if none is printed (rule 22)."""
    copies: int
    programs: dict[int, Program] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    """The tags printed on it."""


@dataclass(frozen=True)
class Ability:
    """A program that waits for an event."""

    event: int
    program: Program


@dataclass(frozen=True)
class Standing:
    """A number that is larger as long as a condition holds."""

    stat: int
    """`VALUE` of the combat cards of the hero's player, or `MOVE` of his fighters."""
    condition: Condition
    amount: Amount
    mark: str = ""
    """What it was made from, in a word, as for a program."""


@dataclass(frozen=True)
class Hero:
    """A hero with his fighters (himself first), cards and abilities."""

    id: str
    move: int
    fighters: tuple[Fighter, ...]
    cards: tuple[Card, ...]
    abilities: tuple[Ability, ...] = ()
    standing: tuple[Standing, ...] = ()
    states: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The states he can be in: a name and its values, the first of which holds at the beginning."""
    names: int = 0
    """How many named results one of its cards or abilities uses at most."""
    most_named: int = 1
    """How many things one of its names holds at most."""

    def fighter_ids(self) -> list[str]:
        """The ids of his fighters one by one; several of one kind are numbered from 1."""
        return [
            fighter.id if fighter.count == 1 else f"{fighter.id}-{number}"
            for fighter in self.fighters
            for number in range(1, fighter.count + 1)
        ]

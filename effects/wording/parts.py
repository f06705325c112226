"""Parts of speech that belong to no language: what a phrase of a catalogue can ask for in its slots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from effects.syntax.language import Step


@dataclass(frozen=True, slots=True)
class Called:
    """The name of a fighter or a card, or of each of several of one kind, in the language that is spoken."""

    name: str
    several: bool = False
    reading: str = ""
    """How the name is read aloud, where endings follow the sound and the spelling misleads."""
    is_title: bool = False
    """Whether it is a card's: a title keeps its article as it is written, while a fighter's goes with the sentence."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player: `you` or `opponent`."""

    word: str


@dataclass(frozen=True, slots=True)
class Noun:
    """Things: a word or a choice among what it names, with demands."""

    head: str = ""
    """A word of the language, a fighter's id or the name of an earlier step; empty when `of` or `either` says it."""
    quantifier: str = ""
    """`one`, `each`, `up_to`, ...; empty for the bare word."""
    count: int = 1
    """The number beside the quantifier."""
    of: Noun | None = None
    """The selection that is picked from."""
    either: tuple[Noun, ...] = ()
    """Several kinds of things that are meant together."""
    demands: tuple[Phrase, ...] = ()
    """The filters, each a phrase of the family `filters`."""

    @property
    def heads(self) -> tuple[str, ...]:
        """Every word it is built on."""
        if self.either:
            return tuple(head for noun in self.either for head in noun.heads)
        return self.of.heads if self.of is not None else (self.head,)


@dataclass(frozen=True, slots=True)
class Number:
    """How much: exactly one of a written number, a word, and an amount that is looked up."""

    literal: int | None = None
    word: str = ""
    measure: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Qualities:
    """What sort of fighter, card or space: words of the filter `is`."""

    words: tuple[str, ...]
    any: bool = False
    """Whether one of them is enough."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Steps that are carried out one after the other."""

    steps: tuple[Step, ...]
    is_gated: bool = False
    """Whether the condition of the only step has been said already."""


class Manner(Enum):
    """How a clause speaks of its deed."""

    DOES = "does"
    """The player does it."""
    MAY = "may"
    """The player is asked whether to do it."""
    LET = "let"
    """Another player is asked whether the player is to do it."""
    ALSO = "also"
    """It goes on from a clause with `MAY`: who may has been said."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What one step does, without its conditions."""

    step: Step
    manner: Manner = Manner.DOES
    asked: Player | None = None
    """Who may."""
    is_single: bool = False
    """Whether the things it is done for each of have been said already."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of a catalogue with what fills its slots."""

    family: str
    """The field of the catalogue it stands in."""
    key: str
    slots: Mapping[str, Part] = field(default_factory=dict)
    form: int = 0
    """Which form of `[...|...]`: of a condition 0 holds and 1 does not; of a verb what the grammar says."""
    closer: str = ""
    """The key of a phrase that fits this case more closely, if the catalogue has it."""


Part: TypeAlias = "Player | Noun | Number | Qualities | Flow | Deed | Phrase | str | tuple[Part, ...]"
"""Whatever can fill a slot."""

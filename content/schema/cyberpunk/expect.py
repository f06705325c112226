"""What a scenario of cyberpunk expects besides what every game has: cards, Gigs, power, what a player sees."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import BeforeValidator, Field

from content.schema.closed import listed
from content.schema.cyberpunk.position import Die, Turn, Worn
from content.schema.expect import Expectation, PileExpectation
from content.schema.short import Part, Reference, Short, Small

_Word = Annotated[str, Field(max_length=30)]
_Words = tuple[_Word, ...]
Qualities = Annotated[_Words, BeforeValidator(listed, json_schema_input_type=_Word | _Words)]
"""What a card is: how it lies, or a keyword it has."""


class EddiesExpectation(Short):
    """The Eddies area; a number is short for so many ready ones."""

    alone: ClassVar = {list: "cards", int: "ready"}
    expected = "a number, a list of cards, or a mapping with the keys ready, spent and cards"

    ready: Small | None = None
    """How many Eddies are ready."""
    spent: Small | None = None
    """How many are spent."""
    cards: tuple[Reference, ...] | None = None
    """All cards in the area."""


class Holding(Part):
    """The piles of a player."""

    deck: PileExpectation | None = None
    """The deck, from the top."""
    hand: PileExpectation | None = None
    """The hand."""
    trash: PileExpectation | None = None
    """The trash, from the top."""
    removed: PileExpectation | None = None
    """The cards that are removed from the game."""
    legends: PileExpectation | None = None
    """The cards in the Legends area."""
    field: PileExpectation | None = None
    """The units on the field, without their gear."""


class SideExpectation(Holding):
    """What a player has."""

    eddies: EddiesExpectation | None = None
    """The Eddies: a number of ready ones, or `{ready: 2, spent: 1}`."""
    gigs: dict[Die, int] | None = None
    """All Gigs with what they show."""
    fixer: tuple[Die, ...] | None = None
    """The dice in the fixer area."""
    street_cred: Small | str | None = None
    """The Street Cred; `none` without a Gig."""


class Sight(Part):
    """What a player sees of the cards; what he cannot know is left out."""

    you: Holding = Holding()
    """Of yours."""
    rival: Holding = Holding()
    """Of the rival's."""


class Expect(Expectation):
    """What must hold now: everything that is written here, and nothing is said about the rest."""

    you: SideExpectation = SideExpectation()
    """What you have."""
    rival: SideExpectation = SideExpectation()
    """What the rival has."""
    power: dict[Reference, Small] = Field(default_factory=dict)
    """Power, by card in play."""
    cost: dict[Reference, Small] = Field(default_factory=dict)
    """What has to be paid now to play a card; for a legend in play, for going solo."""
    is_: dict[Reference, Qualities] = Field(default_factory=dict, alias="is")
    """By card in play: how it lies (`ready`, `spent`, `lag`, `face_up`, `face_down`), and keywords it has."""
    is_not: dict[Reference, Qualities] = Field(default_factory=dict)
    """By card in play: how it does not lie, and keywords it has not."""
    gear: dict[Reference, Worn] = Field(default_factory=dict)
    """By card in play: all the gear it wears."""
    turn: Turn | None = None
    """Whose turn it is, and its number."""
    sees: dict[str, Sight] = Field(default_factory=dict)
    """What a player sees."""

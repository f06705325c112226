"""What a scenario of unmatched expects besides what every game has: fighters, values, states, what a player sees."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from content.schema.expect import Expectation, PileExpectation
from content.schema.name import Id
from content.schema.short import Part, Small
from content.schema.unmatched.ids import Fighter, Hero
from content.schema.unmatched.position import Turn

Piles = dict[Hero, PileExpectation]


class Values(Part):
    """The values of the cards in the combat, as they stand now."""

    attack: Small | None = None
    """The attack card's."""
    defense: Small | None = None
    """The defense card's."""


class Sight(Part):
    """What a player sees of the cards; what he cannot know is left out."""

    hands: Piles = Field(default_factory=dict)
    """The cards that he knows of the hands."""
    decks: Piles = Field(default_factory=dict)
    """The cards that he knows of the decks."""
    discards: Piles = Field(default_factory=dict)
    """The cards that he knows of the discard piles."""
    in_play: Piles = Field(default_factory=dict)
    """The cards that he knows of those being played."""


class Expect(Expectation):
    """What must hold now: everything that is written here, and nothing is said about the rest."""

    health: dict[Fighter, Small] = Field(default_factory=dict)
    """Health by fighter."""
    at: dict[Fighter, Id] = Field(default_factory=dict)
    """Spaces by fighter, or `defeated`."""
    states: dict[Hero, dict[Id, Id]] = Field(default_factory=dict)
    """By hero: the states it is in."""
    hands: Piles = Field(default_factory=dict)
    """Hands by hero."""
    decks: Piles = Field(default_factory=dict)
    """Decks by hero."""
    discards: Piles = Field(default_factory=dict)
    """Discard piles by hero."""
    in_play: Piles = Field(default_factory=dict)
    """Cards being played, by hero."""
    values: Values | None = None
    """The values of the cards in the combat."""
    actions: Annotated[int, Field(strict=True, ge=0, le=99)] | None = None
    """How many actions are left in this turn."""
    turn: Turn | None = None
    """Whose turn it is, and its number."""
    sees: dict[Hero, Sight] = Field(default_factory=dict)
    """What the player of a hero sees."""

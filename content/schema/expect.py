"""What a scenario expects: the open choice, fighters, piles of cards, events, and what a player sees."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field, model_validator

from content.schema.name import Id
from content.schema.position import Turn
from content.schema.short import ANY, Cards, Fighter, Hero, Key, Part, Reference, Short, Small


class PileExpectation(Short):
    """What a pile holds: a number of cards, a list of all of them (decks and discard piles from the top), or keys."""

    main = "all"
    expected = "a number of cards, a list of cards, or a mapping with the keys size, top, has and lacks"
    alone = (list,)

    size: Small | None = None
    """How many cards there are."""
    all: Cards | None = None
    """Every card, for decks and discard piles from the top."""
    top: Cards | None = None
    """The topmost cards, the topmost first."""
    has: Cards | None = None
    """Cards that are among them, each as often as it stands here."""
    lacks: Cards | None = None
    """Cards that are not among them."""

    @model_validator(mode="before")
    @classmethod
    def _number(cls, given: Any) -> Any:
        return {"size": given} if isinstance(given, int) and not isinstance(given, bool) else given


Piles = dict[Hero, PileExpectation]
_Word = Annotated[str, Field(max_length=40)]
_Told = Annotated[dict[_Word, Id | Reference | int], Field(min_length=1, max_length=8)]


def _spelled_out(given: Any) -> Any:
    return {given: ANY} if isinstance(given, str) else given


Happening = Annotated[_Told, BeforeValidator(_spelled_out, json_schema_input_type=_Word | _Told)]
"""An event: its word, or `{damaged: robin-hood, amount: 2}`."""


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


class Expect(Part):
    """What must hold now: everything that is written here, and nothing is said about the rest."""

    choice: Annotated[str, Field(max_length=40)] | None = None
    """The kind of choice that is open, such as `action` or `defense`; `none` when nothing is asked."""
    asked: Hero | None = None
    """The hero whose player is asked."""
    options: Annotated[tuple[Key, ...], Field(max_length=512)] | None = None
    """Exactly the answers that are offered, in any order."""
    offers: Annotated[tuple[Key, ...], Field(max_length=512)] | None = None
    """Answers that are offered, among others."""
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
    events: Annotated[tuple[Happening, ...], Field(max_length=100)] = ()
    """What happened since the last `expect`, in this order; other things may have happened between."""
    never: Annotated[tuple[Happening, ...], Field(max_length=100)] = ()
    """What did not happen since the last `expect`."""
    winner: Hero | None = None
    """The hero that won, in teams any of the team; `none` while the match goes on, `draw` if nobody won."""
    actions: Annotated[int, Field(strict=True, ge=0, le=99)] | None = None
    """How many actions are left in this turn."""
    turn: Turn | None = None
    """Whose turn it is, and its number."""
    sees: dict[Hero, Sight] = Field(default_factory=dict)
    """What the player of a hero sees."""

    @property
    def says_what_is_asked(self) -> bool:
        """Whether a choice left open is expected here."""
        return self.choice is not None or self.options is not None or self.offers is not None

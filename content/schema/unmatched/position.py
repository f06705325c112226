"""Where a scenario begins: the board, who stands where, the order of decks, whose turn it is."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

from pydantic import Field, model_validator

from content.schema.name import Id
from content.schema.short import Cards, Short, Small
from content.schema.unmatched.board import Trail
from content.schema.unmatched.ids import Hero


class Standing(Short):
    """Where a fighter stands and how healthy it is; `f08` is short for `{at: f08}`, `defeated` for `{at: defeated}`."""

    alone: ClassVar = {str: "at"}
    expected = "a space, `defeated`, or a mapping with the keys at, health and from"

    at: Id
    """Its space, or `defeated`."""
    health: Small | None = None
    """Its health; full unless said."""
    from_: Id | None = Field(default=None, alias="from")
    """Where it stood when this turn began; the same space unless said."""


class Turn(Short):
    """Whose turn it is; `bigfoot` is short for `{of: bigfoot}`."""

    alone: ClassVar = {str: "of"}
    expected = "a hero, or a mapping with the keys of, actions and number"

    of: Hero | None = None
    """The hero whose turn it is; the first one unless said."""
    actions: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    """How many actions are left. Unless said, the turn begins now, with two."""
    number: Annotated[int, Field(strict=True, ge=1, le=999)] | None = None
    """The number of the turn; 1 unless said."""


class Pile(Short):
    """The order of a deck, top first. A list says the whole deck, `{top: [...]}` only what lies on top of the rest."""

    alone: ClassVar = {list: "all"}
    expected = "a list of cards, or a mapping with the key top"

    all: Cards | None = None
    """Every card of the pile, the topmost first."""
    top: Cards | None = None
    """The topmost cards; what no other pile holds lies below them."""

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.all is None) == (self.top is None):
            raise ValueError("expected a list of cards, or a mapping with the key top")
        return self


class Battlefield(Short):
    """A board of the library, or a small one that is drawn in the scenario itself."""

    alone: ClassVar = {str: "id"}
    expected = "the id of a board, or a mapping with the keys zones, paths, one_way, passages and starts"

    id: Id | None = None
    """The id of a board; nothing else is said then."""
    zones: Annotated[dict[Id, Annotated[tuple[Id, ...], Field(min_length=1, max_length=100)]], Field(max_length=26)] = (
        Field(default_factory=dict)
    )
    """The spaces by zone; a space in several zones stands in each of them."""
    paths: Annotated[tuple[Trail, ...], Field(max_length=200)] = ()
    """The lines between spaces; `[a, b, c]` joins a with b and b with c."""
    one_way: Annotated[tuple[Trail, ...], Field(max_length=200)] = ()
    """Paths walked only in the order written."""
    passages: Annotated[tuple[Trail, ...], Field(max_length=200)] = ()
    """Secret passages: for movement only."""
    starts: Annotated[tuple[Id, ...], Field(max_length=10)] = ()
    """The start spaces, the first player's first; only an opening needs them."""

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.id is None) == (not self.zones):
            raise ValueError("expected either the id of a board, or zones and paths")
        return self

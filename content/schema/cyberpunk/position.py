"""Where a scenario of cyberpunk begins: the cards and Gigs of both players, and whose turn it is."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

from pydantic import BeforeValidator, Field

from content.schema.closed import listed
from content.schema.name import Id
from content.schema.short import Cards, Part, Reference, Seat, Short, Small

Die = Annotated[str, Field(max_length=12)]
"""A die by its size, such as `d6`; one that was the other player's in the beginning is `rival/d6` or `you/d6`."""


class State(Enum):
    """How a card lies; the value is the word an author writes."""

    READY = "ready"
    SPENT = "spent"
    LAG = "lag"
    """It came into play this turn (rule 6.2)."""
    FACE_UP = "face_up"
    FACE_DOWN = "face_down"
    """A legend that has not been called yet (rule 6.5)."""


_Several = tuple[State, ...]
States = Annotated[_Several, BeforeValidator(listed, json_schema_input_type=State | _Several)]
_References = tuple[Reference, ...]
Worn = Annotated[_References, BeforeValidator(listed, json_schema_input_type=Reference | _References)]


class InPlay(Short):
    """A card in play; a card alone is short for `{card: ...}`."""

    alone: ClassVar = {str: "card"}
    expected = "a card, or a mapping with the keys card, is and gear"

    card: Reference
    """The card."""
    is_: States = Field(default=(), alias="is")
    """How it lies: `spent`, `lag`, for legends `face_down`; ready and face up unless said."""
    gear: Worn = ()
    """The gear it wears."""


class Pile(Short):
    """The cards of a pile, the topmost first; a number is short for so many blank cards."""

    alone: ClassVar = {list: "all", int: "blanks"}
    expected = "a list of cards, or a number of blank ones"

    all: Cards = ()
    """The cards."""
    blanks: Small = 0
    """So many blank cards below them."""


class Deck(Short):
    """The order of a deck, top first. A list says the whole deck, a number so many blank cards, an id all cards of that
    deck that lie nowhere else; `{top: [...]}` says what lies on top of blank cards, or of the deck with an `id`.
    """

    alone: ClassVar = {list: "all", int: "blanks", str: "id"}
    expected = "a list of cards, a number of blank ones, the id of a deck, or a mapping with the keys top and id"

    all: Cards | None = None
    """Every card of the deck, the topmost first."""
    top: Cards = ()
    """The topmost cards."""
    blanks: Small | None = None
    """So many blank cards below them; 10 unless said."""
    id: Id | None = None
    """A deck of the library."""


class Eddies(Short):
    """The Eddies area; a number is short for so many ready ones."""

    alone: ClassVar = {list: "cards", int: "ready"}
    expected = "a number, a list of cards, or a mapping with the keys ready, spent and cards"

    ready: Small = 0
    """So many ready Eddies; which cards they were is not said."""
    spent: Small = 0
    """So many spent ones."""
    cards: Annotated[tuple[InPlay, ...], Field(max_length=100)] = ()
    """Eddies that are these cards."""


class Side(Part):
    """The cards and Gigs of a player; what is not said is empty, but a deck has ten blank cards."""

    deck: Deck = Deck()
    """The deck: ten blank cards unless said."""
    hand: Pile = Pile()
    """The hand."""
    trash: Pile = Pile()
    """The trash, the topmost card first."""
    removed: Pile = Pile()
    """The cards that are removed from the game."""
    eddies: Eddies = Eddies()
    """The Eddies: a number of ready ones, or `{ready: 2, spent: 1}`."""
    legends: Annotated[tuple[InPlay, ...], Field(max_length=20)] = ()
    """The Legends area from left to right; face up and ready unless said."""
    field: Annotated[tuple[InPlay, ...], Field(max_length=100)] = ()
    """The units on the field, ready unless said; also legends that went solo."""
    gigs: dict[Die, int] = Field(default_factory=dict)
    """The Gigs with what they show; dice that nobody has lie in the fixer areas."""


class Turn(Short):
    """Whose turn it is; `rival` is short for `{of: rival}`."""

    alone: ClassVar = {str: "of"}
    expected = "you, rival, or a mapping with the keys of, number, begins, sold and called"

    of: Seat | None = None
    """Whose turn it is; yours unless said."""
    number: Annotated[int, Field(strict=True, ge=1, le=999)] | None = None
    """The number of the turn, both players' turns counted; 5 unless said. Whoever has the odd ones has started."""
    begins: bool = False
    """Whether the turn begins now; otherwise its main phase goes on."""
    sold: bool = False
    """Whether a card has been sold this turn."""
    called: Annotated[tuple[Seat, ...], BeforeValidator(listed, json_schema_input_type=Seat | tuple[Seat, ...])] = ()
    """Who has called a legend this turn."""


class Options(Part):
    """Where the rules leave a choice."""

    zero_power_defeats: bool = True
    """Whether a unit with 0 power defeats what it wins against or ties with (rule 8.8)."""
    plain_legend_play: bool = False
    """Whether a legend may be played without GO SOLO (rule 6.7)."""

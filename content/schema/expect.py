"""What a scenario of any game expects: the open choice, piles of cards, events, who has won."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field

from content.schema.name import Id
from content.schema.short import ANY, Cards, Key, Part, Reference, Seat, Short, Small


class PileExpectation(Short):
    """What a pile holds: a number of cards, a list of all of them, or keys. Piles with an order are listed from the
    top.
    """

    alone: ClassVar = {list: "all", int: "size"}
    expected = "a number of cards, a list of cards, or a mapping with the keys size, top, has and lacks"

    size: Small | None = None
    """How many cards there are."""
    all: Cards | None = None
    """Every card, from the top where the order means something."""
    top: Cards | None = None
    """The topmost cards, the topmost first."""
    has: Cards | None = None
    """Cards that are among them, each as often as it stands here."""
    lacks: Cards | None = None
    """Cards that are not among them."""


_Word = Annotated[str, Field(max_length=40)]
_Told = Annotated[dict[_Word, Id | Reference | int], Field(min_length=1, max_length=8)]


def _spelled_out(given: Any) -> Any:
    return {given: ANY} if isinstance(given, str) else given


Happening = Annotated[_Told, BeforeValidator(_spelled_out, json_schema_input_type=_Word | _Told)]
"""An event: its word, or `{damaged: robin-hood, amount: 2}`."""


class Expectation(Part):
    """What must hold now: everything that is written here, and nothing is said about the rest."""

    choice: Annotated[str, Field(max_length=40)] | None = None
    """The kind of choice that is open, such as `action`; `none` when nothing is asked."""
    asked: Seat | None = None
    """Whose player is asked."""
    options: Annotated[tuple[Key, ...], Field(max_length=512)] | None = None
    """Exactly the answers that are offered, in any order."""
    offers: Annotated[tuple[Key, ...], Field(max_length=512)] | None = None
    """Answers that are offered, among others."""
    events: Annotated[tuple[Happening, ...], Field(max_length=100)] = ()
    """What happened since the last `expect`, in this order; other things may have happened between."""
    never: Annotated[tuple[Happening, ...], Field(max_length=100)] = ()
    """What did not happen since the last `expect`."""
    winner: Seat | None = None
    """Who has won, in teams any of the team; `none` while the match goes on, `draw` if nobody won."""

    @property
    def says_what_is_asked(self) -> bool:
        """Whether a choice left open is expected here."""
        return self.choice is not None or self.options is not None or self.offers is not None

"""What a player of cyberpunk does in a scenario: play, sell, call, attack and so on, or an answer by its key."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import BeforeValidator, Field

from content.schema.answers import Answer, Refusal
from content.schema.closed import listed
from content.schema.short import Part, Reference, Short

EDDIE = "eddie"
"""What stands for an Eddie where costs are paid."""
GIGS = "gigs"
"""What stands for the rival's Gigs as the target of an attack."""

_References = tuple[Reference, ...]
Payments = Annotated[_References, BeforeValidator(listed, json_schema_input_type=Reference | _References)]
"""What is spent for a cost, one after the other: `eddie`, or a legend."""


class Play(Short):
    """A card that is played; a card alone is short for `{card: ...}`."""

    alone: ClassVar = {str: "card"}
    expected = "a card, or a mapping with the keys card, on and pay"

    card: Reference
    """The card in hand; for `go_solo`, the legend."""
    on: Reference | None = None
    """Who wears it, for gear."""
    pay: Payments = ()
    """What is spent for it: `eddie` or legends. The rest is paid with Eddies as long as there are ready ones."""


class Call(Short):
    """A Call; a legend alone is short for `{legend: ...}`."""

    alone: ClassVar = {str: "legend"}
    expected = "a legend, or a mapping with the keys legend and pay"

    legend: Reference
    """The legend that is turned up."""
    pay: Payments = ()
    """What is spent for it: `eddie` or a legend."""


class Use(Short):
    """An ability that is used; a card alone is short for `{card: ...}`."""

    alone: ClassVar = {str: "card"}
    expected = "a card, or a mapping with the keys card, ability and pay"

    card: Reference
    """The card in play."""
    ability: Annotated[int, Field(strict=True, ge=1, le=9)] = 1
    """Which of its abilities that can be used, from 1."""
    pay: Payments = ()
    """What is spent for it besides: `eddie` or legends."""


class Attack(Part):
    """An attack, up to the first thing that is asked besides the target."""

    with_: Reference = Field(alias="with")
    """The unit that attacks."""
    target: Reference | None = None
    """The rival unit that is attacked, or `gigs`; may be left out where only one can be."""


class Deed(Answer):
    """What a player does: exactly one of these keys."""

    answers: ClassVar[tuple[str, ...]] = ("play", "go_solo", "sell", "call", "use", "attack", "block", "answer")

    play: Play | None = None
    """A card from the hand is played, up to what its effect asks."""
    go_solo: Play | None = None
    """A legend goes solo."""
    sell: Reference | None = None
    """A card is sold."""
    call: Call | None = None
    """A legend is called."""
    use: Use | None = None
    """An ability is used."""
    attack: Attack | None = None
    """A unit attacks."""
    block: Reference | None = None
    """A unit blocks."""


class Illegal(Refusal, Deed):
    """What a player cannot do now; a key alone is short for `{answer: ...}`."""

    expected = "an answer by its key, or a mapping such as {play: minotaur, because: pay-the-cost}"

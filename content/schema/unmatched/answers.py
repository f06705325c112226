"""What a player of unmatched does in a scenario: attack, defend, scheme, maneuver, or an answer by its key."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import Field, model_validator

from content.schema.answers import Answer, Refusal
from content.schema.name import Id
from content.schema.short import NONE, Part, Reference, Short
from content.schema.unmatched.ids import Fighter


class Attack(Part):
    """An attack: what is not asked because nothing else is possible may be left out, and is checked where it stands."""

    with_: Fighter | None = Field(default=None, alias="with")
    """The fighter that attacks."""
    target: Fighter | None = None
    """The fighter that is attacked."""
    card: Reference | None = None
    """The card that is laid face down."""


class Scheme(Short):
    """A scheme; a card alone is short for `{card: ...}`."""

    alone: ClassVar = {str: "card"}
    expected = "a card, or a mapping with the keys card and by"

    card: Reference | None = None
    """The scheme card."""
    by: Fighter | None = None
    """The fighter that plays it."""


class Maneuver(Part):
    """A maneuver; `stay` is short for one without boost and without moves."""

    expected: ClassVar[str] = "`stay`, or a mapping with the keys boost and move"

    boost: Reference = NONE
    """The card that is discarded to boost, or `none`."""
    move: dict[Fighter, Id] = Field(default_factory=dict)
    """Who moves where, in this order; the others stay."""

    @model_validator(mode="before")
    @classmethod
    def _stay(cls, given: Any) -> Any:
        return {} if given == "stay" else given


class Deed(Answer):
    """What a player does: exactly one of these keys."""

    answers: ClassVar[tuple[str, ...]] = ("attack", "defend", "maneuver", "scheme", "answer")

    attack: Attack | None = None
    """An attack, up to the choice of the defense card."""
    defend: Reference | None = None
    """The defense card, or `none`."""
    maneuver: Maneuver | None = None
    """A whole maneuver: draw, boost, moves."""
    scheme: Scheme | None = None
    """A scheme, up to the first choice of its effect."""


class Illegal(Refusal, Deed):
    """What a player cannot do now; a key alone is short for `{answer: ...}`."""

    expected = "an answer by its key, or a mapping such as {defend: feint, because: defend-with-the-fighters-card}"

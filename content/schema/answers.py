"""What a player does in a scenario: attack, defend, scheme, maneuver, or an answer by its key."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self

from pydantic import BaseModel, BeforeValidator, Field, StringConstraints, model_validator

from content.schema.closed import listed
from content.schema.name import Id
from content.schema.short import NONE, Fighter, Key, Part, Reference, Short

_Several = Annotated[tuple[Key, ...], Field(min_length=1, max_length=100)]
Keys = Annotated[_Several, BeforeValidator(listed, json_schema_input_type=Key | _Several)]
"""An answer by its key, or several."""


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

    main = "card"
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


class Answer(Part):
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
    answer: Keys | None = None
    """An answer by its key, or several one after the other."""


class Illegal(Short, Answer):
    """What a player cannot do now; a key alone is short for `{answer: ...}`."""

    main = "answer"
    expected = "an answer by its key, or a mapping such as {defend: feint, because: defend-with-the-fighters-card}"

    because: Annotated[str, StringConstraints(min_length=1, max_length=300)] | None = None
    """The id of the rule that forbids it, or words of the reason."""

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        demand_one_key(self, self.answers)
        return self


def demand_one_key(step: BaseModel, keys: tuple[str, ...]) -> None:
    """Refuse a step that says nothing, or two things at once."""
    used = [key for key in keys if getattr(step, key) is not None]
    if len(used) != 1:
        found = " and ".join(used) or "none of them"
        raise ValueError(f"expected exactly one of the keys {', '.join(keys)}, found {found}")

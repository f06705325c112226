"""What a player does in a scenario of any game: an answer by its key. Each game adds deeds of several answers."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

from pydantic import BaseModel, BeforeValidator, Field, StringConstraints, model_validator

from content.schema.closed import listed
from content.schema.short import Key, Part, Short

_Several = Annotated[tuple[Key, ...], Field(min_length=1, max_length=100)]
Keys = Annotated[_Several, BeforeValidator(listed, json_schema_input_type=Key | _Several)]
"""An answer by its key, or several."""


class Answer(Part):
    """What a player does: exactly one of the keys that `answers` names."""

    answers: ClassVar[tuple[str, ...]] = ("answer",)

    answer: Keys | None = None
    """An answer by its key, or several one after the other."""


class Refusal(Short, Answer):
    """What a player cannot do now; a key alone is short for `{answer: ...}`."""

    alone: ClassVar = {str: "answer"}
    expected = "an answer by its key, or a mapping with what cannot be done and `because`"

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

"""What the parts of a scenario are made of: closed models, short forms, words for nothing and for anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from content.schema.closed import Closed
from effects.printable import printable

NONE = "none"
"""What stands for no card, no choice and no winner."""
ANY = "any"
"""What stands for whatever an event is about."""

Seat = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*(:[2-4])?$", max_length=42)]
"""Who takes part in a match: a hero, or `you` and `rival`."""
Reference = Annotated[str, StringConstraints(min_length=1, max_length=100)]
"""A card: its id in its own deck, such as `feint`, or `bigfoot/feint`."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""An answer as the match offers it, such as `attack`, `card feint`, `space f09`, `fighter outlaw-2` or `done`."""
Sentence = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300), AfterValidator(printable)
]
Small = Annotated[int, Field(strict=True, ge=0, le=999)]
Cards = Annotated[tuple[Reference, ...], Field(max_length=100)]


class Part(Closed):
    """A part of a scenario."""


class Short(Part):
    """Something with short forms: a text, number or list alone stands for the mapping with that under some key."""

    alone: ClassVar[Mapping[type, str]]
    """By type of what is written alone: the key it stands for."""
    expected: ClassVar[str]

    @model_validator(mode="before")
    @classmethod
    def _spelled_out(cls, given: Any) -> Any:
        key = next((key for kind, key in cls.alone.items() if isinstance(given, kind)), None)
        return given if key is None or isinstance(given, bool) else {key: given}

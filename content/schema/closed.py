"""What all models of this floor are: closed and never changed; and two things that several of them have."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field


class Closed(BaseModel):
    """A mapping with no other keys than these; its attribute docstrings are what editors show."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


Note = Annotated[str, Field(max_length=500)]
"""A remark of the author's."""


def listed(given: Any) -> Any:
    """One text may stand without a list; so may a number, to be told that it should be a text."""
    return [given] if isinstance(given, str | int | float) else given

"""A set: what is published together for a game. Its file says what it is called and which game it is for."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from content.schema.closed import Closed, Note
from content.schema.name import Id, Name


class System(Enum):
    """The game a set is for; the value is the word an author writes."""

    UNMATCHED = "unmatched"
    """Heroes and boards."""
    CYBERPUNK = "cyberpunk"
    """Cards, and decks made of them."""


def _with_its_quotes(given: Any) -> Any:
    """YAML takes 1.0 for a number, and 1.10 for the same as 1.1: say so instead of "not a string"."""
    if isinstance(given, (int, float)):
        raise ValueError('a version has three numbers, like 1.0.0 (or stands in quotes, like "1.0")')
    return given


Version = Annotated[
    str, Field(pattern=r"^[0-9]+(\.[0-9]+)*([-+][0-9A-Za-z.-]+)?$", max_length=40), BeforeValidator(_with_its_quotes)
]
"""Numbers with dots between, such as `1.0.0`."""


class Set(Closed):
    """What stands in `set.yaml`; what the set holds lies in folders beside it: `heroes` and `boards`, or `cards` and
    `decks`, and `scenarios`.
    """

    name: Name
    """What the set is called."""
    system: System
    """The game the set is for: `unmatched` or `cyberpunk`."""
    version: Version
    """Which edition of the set this is, such as `1.0.0`; raise it when a card changes."""
    tags: Annotated[dict[Id, Name], Field(max_length=100)] = Field(default_factory=dict)
    """For `cyberpunk`: tags of the set's own that stand on its cards, each with its name."""
    note: Note | None = None
    """A remark of the author's; it does nothing and is not printed."""

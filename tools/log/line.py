"""A line of the log, and whoever tells a match in such lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from tools.log.event import Event


class Tone(Enum):
    """What sort of thing a line says."""

    TURN = "turn"
    """A turn begins; it stands as a heading."""
    ACTION = "action"
    """An action is taken."""
    PLAIN = "plain"
    """Something happens."""
    RESULT = "result"
    """How a combat ended."""
    DEFEAT = "defeat"
    """A fighter is defeated."""
    END = "end"
    """How the match ended."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log, or a heading."""

    tone: Tone
    text: str
    depth: int = 0
    """How far it is indented: 0 for turns, 1 for actions, 2 for what happens in them."""
    aside: str = ""
    """What stands at the right end of a heading."""


class Telling(Protocol):
    """A match being told; it is fed the events in their order, as many at a time as one likes."""

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines of what happened next."""
        ...

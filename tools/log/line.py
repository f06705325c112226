"""A line of the log."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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

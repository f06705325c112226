"""What is asked, for people and agents: a choice with its options in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """One decision. Options stand in canonical order; an answer is an index into them, or a key."""

    seat: int | None
    """Who decides; None when chance does (only where random results are asked for)."""
    kind: str
    """What is decided, in a word, for example `action` or `defense`."""
    options: tuple[str, ...]
    """The options by their keys, for example `card skirmish` or `none`."""
    source: str = ""
    """The card, ability or procedure that asks."""
    step: str = ""
    """The step of it."""

    def index(self, key: str) -> int | None:
        """The index of a key; None if it is not offered."""
        return self.options.index(key) if key in self.options else None


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    winner: int | None
    """The seat that won; None is a draw."""
    turns: int
    """How many turns began."""

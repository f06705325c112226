"""The names of steps: where a play keeps what `as` names, and whether anybody reads it."""

from __future__ import annotations

from dataclasses import dataclass

from effects.problem import Place
from effects.syntax.words import Kind
from engine.kernel.layout import NAME_ITEMS, PLAY_NAMES


@dataclass(slots=True)
class Name:
    """A name: its cells in the play, what it holds, and whether a later step reads it."""

    name: str
    slot: int
    kind: Kind | None
    """The kind of things it holds; None for a mere number."""
    place: Place
    read: bool = False


class Names:
    """The names of one card or ability; they live as long as its play."""

    def __init__(self, most_named: int) -> None:
        self.most = most_named
        """How many things every slot has room for."""
        self.size = NAME_ITEMS + most_named
        self.used = 0
        self.most_named = 1
        self.by_name: dict[str, Name] = {}

    def slot(self, most: int) -> int:
        """A new slot that holds up to `most` things; the answer is its offset in the play."""
        self.most_named = max(self.most_named, most)
        self.used += 1
        return PLAY_NAMES + (self.used - 1) * self.size

    def declare(self, name: str, slot: int, kind: Kind | None, place: Place) -> None:
        """Give a slot a name."""
        self.by_name[name] = Name(name, slot, kind, place)

    def read(self, name: str) -> Name | None:
        """What a name holds; None if no step before has this name."""
        found = self.by_name.get(name)
        if found is not None:
            found.read = True
        return found

    def unread(self) -> list[Name]:
        """The names nobody reads."""
        return [name for name in self.by_name.values() if not name.read]

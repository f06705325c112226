"""What every system's names have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from effects.wording import Called
    from tools.sentences import Catalogue, Value


class Names(Protocol):
    """The names of everything in a line-up, in one language."""

    language: str
    catalogue: Catalogue
    """The phrases of the system in that language."""

    def player(self, seat: int) -> Called:
        """What a player is called."""
        ...

    def setting(self) -> dict[str, Value]:
        """What a title says of the match besides who meets whom."""
        ...

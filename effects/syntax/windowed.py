"""What a card does in its windows: each a list of steps, with a wording of the author's own where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.fingerprint import fingerprint
from effects.syntax.node import Node

if TYPE_CHECKING:
    from effects.syntax.language import Step
    from effects.syntax.own_text import OwnText, OwnWording


class Windowed(Node):
    """A card by its windows; a game system says which there are, in the order in which they come."""

    windows: ClassVar[tuple[str, ...]]

    if TYPE_CHECKING:
        wording: Node | None

    def steps(self, window: str) -> list[Step]:
        """The steps of a window; none if the card does not have it."""
        steps: list[Step] | None = getattr(self, window)
        return steps or []

    def own_texts(self, window: str) -> dict[str, OwnText]:
        """The author's own texts for a window, by language."""
        wording: OwnWording | None = getattr(self.wording, window, None)
        return wording.texts if wording is not None else {}

    def fingerprint(self, window: str) -> str:
        """The fingerprint of a window's steps."""
        earlier = self.windows[: self.windows.index(window)]
        return fingerprint(self.steps(window), [step for before in earlier for step in self.steps(before)])

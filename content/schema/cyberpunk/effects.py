"""What a card of cyberpunk does: steps by window, and abilities."""

from __future__ import annotations

from typing import ClassVar

from effects.syntax.language import Ability, Step
from effects.syntax.node import Node


class CardEffects(Node):
    """The windows of a card, each a list of steps, and its abilities; the card's schema inherits them."""

    play: list[Step] | None = None
    """What a program does; for other cards what happens when they are played (rule 10.4)."""
    call: list[Step] | None = None
    """What happens when the legend is turned up with Call a Legend (rule 10.4)."""
    attack: list[Step] | None = None
    """What happens when the unit attacks, before the rival reacts (rule 10.4)."""
    defeated: list[Step] | None = None
    """What happens when the unit is defeated, once it lies in the trash (rule 10.4)."""
    abilities: tuple[Ability, ...] = ()
    """What else the card says: steps that wait for something, hold all the time or are paid for."""

    windows: ClassVar[tuple[str, ...]] = ("play", "call", "attack", "defeated")

    def steps(self, window: str) -> list[Step]:
        """The steps of a window; none if the card does not have it."""
        steps: list[Step] | None = getattr(self, window)
        return steps or []


CardEffects.model_rebuild(force=True)

"""What the compiler needs to know of a card: the content floor hands it over in these types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from effects.problem import NOWHERE, Place
from effects.syntax.language import Ability, Step
from effects.syntax.node import Node
from effects.syntax.own_text import OwnWording
from effects.syntax.windowed import Windowed


class CardWording(Node):
    """The author's own wording of a card, by window and language."""

    play: OwnWording | None = None
    """What is printed for `play`."""
    call: OwnWording | None = None
    """What is printed for `call`."""
    attack: OwnWording | None = None
    """What is printed for `attack`."""
    defeated: OwnWording | None = None
    """What is printed for `defeated`."""


class CardEffects(Windowed):
    """What a card does: its windows, each a list of steps, and its abilities; the card's schema inherits them."""

    play: list[Step] | None = None
    """A program: what it does. Any other card: PLAY, what happens when it is played (rule 10.4)."""
    call: list[Step] | None = None
    """CALL: what happens when the legend is called (rule 10.4)."""
    attack: list[Step] | None = None
    """ATTACK: what happens when the unit attacks, or the wearer of the gear (rule 10.4)."""
    defeated: list[Step] | None = None
    """DEFEATED: what happens when the unit was defeated, or the wearer of the gear (rule 10.4)."""
    abilities: tuple[Ability, ...] = ()
    """What it does beside that, one line of its text each."""

    wording: CardWording | None = None
    """What is printed instead of the text made from the steps, by window and language."""

    windows: ClassVar[tuple[str, ...]] = ("play", "call", "attack", "defeated")

    @property
    def sort(self) -> str:
        """What sort of card its text says it is: a card, as long as its type is not known."""
        return "card"


CardEffects.model_rebuild(force=True)


@dataclass(frozen=True, slots=True)
class CardSource:
    """A card, with what is printed on it."""

    id: str
    name: str
    """The name without the subtitle, in English: what `named` asks for."""
    type: str
    colour: str
    cost: int | None
    power: int | None
    ram: int | None
    sell: bool
    tags: tuple[str, ...]
    keywords: tuple[str, ...]
    effects: CardEffects
    place: Place = NOWHERE


@dataclass(frozen=True, slots=True)
class Known:
    """What cards may speak of beside themselves."""

    names: frozenset[str] = frozenset()
    """The names of all characters there are, in English; empty if that is not known."""
    tags: tuple[str, ...] = ()
    """All tags there are."""

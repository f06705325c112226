"""What the compiler needs to know of a hero: the content floor hands it over in these types."""

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

    immediately: OwnWording | None = None
    """What is printed for `immediately`."""
    during_combat: OwnWording | None = None
    """What is printed for `during_combat`."""
    after_combat: OwnWording | None = None
    """What is printed for `after_combat`."""
    scheme: OwnWording | None = None
    """What is printed for `scheme`."""


class CardEffects(Windowed):
    """The windows of a card, each a list of steps; the card's schema inherits them."""

    immediately: list[Step] | None = None
    """Resolved first after the reveal (rule 44)."""
    during_combat: list[Step] | None = None
    """Resolved after every `immediately`, before the damage (rule 44)."""
    after_combat: list[Step] | None = None
    """Resolved after the damage (rule 44)."""
    scheme: list[Step] | None = None
    """What a scheme does when it is played (rule 32)."""

    wording: CardWording | None = None
    """What is printed instead of the text made from the steps, by window and language."""

    windows: ClassVar[tuple[str, ...]] = ("immediately", "during_combat", "after_combat", "scheme")
    abilities: ClassVar[tuple[Ability, ...]] = ()
    """A card has none: they are the hero's."""
    sort: ClassVar[str] = "card"
    """What sort of card its text says it is."""


CardEffects.model_rebuild(force=True)


@dataclass(frozen=True, slots=True)
class FighterSource:
    """A hero, or all of one kind of his sidekicks."""

    id: str
    name: str
    count: int
    health: int
    ranged: bool
    is_hero: bool


@dataclass(frozen=True, slots=True)
class CardSource:
    """A card of a deck; `users` are ids of fighters, empty means any."""

    id: str
    name: str
    type: str
    users: tuple[str, ...]
    value: int | None
    boost: int | None
    copies: int
    effects: CardEffects
    place: Place = NOWHERE
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HeroSource:
    """A hero with his fighters (himself first), cards and abilities."""

    id: str
    name: str
    move: int
    fighters: tuple[FighterSource, ...]
    cards: tuple[CardSource, ...]
    abilities: tuple[Ability, ...] = ()
    place: Place = NOWHERE
    states: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The states he can be in: a name and its values."""
    tags: tuple[str, ...] = ()

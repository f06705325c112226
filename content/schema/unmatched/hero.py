"""A hero: what stands on the character card, the sidekicks, the abilities and the deck."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from pydantic import Field

from content.schema.closed import Note
from content.schema.name import Id, Name
from content.schema.unmatched.board import Colour
from content.schema.unmatched.card import Card
from effects.syntax.language import Ability
from effects.syntax.node import Node

Health = Annotated[int, Field(strict=True, ge=1, le=99)]


class Attack(Enum):
    """Whom a fighter can attack; the value is the word an author writes."""

    MELEE = "melee"
    """Fighters adjacent to it (rule 36)."""
    RANGED = "ranged"
    """Fighters adjacent to it, and fighters in a zone of its own space (rule 37)."""


class Pattern(Enum):
    """What is drawn behind the cards of a hero; the value is the word an author writes."""

    DOTS = "dots"
    """Dots that swell and shrink."""
    LATTICE = "lattice"
    """Crossed lines with filled lozenges."""
    LEAVES = "leaves"
    """Leaves in rows."""
    PEAKS = "peaks"
    """Mountains, one range behind the other."""
    RAYS = "rays"
    """Beams of light from one point."""
    RINGS = "rings"
    """Rings, as in a felled tree."""
    SCALES = "scales"
    """Scales, each row over the next."""
    WAVES = "waves"
    """Lines of waves."""


class Sidekick(Node):
    """A sidekick, or several of one kind."""

    id: Id
    """The word for it in cards, such as `outlaw`; several of one kind are also `outlaw-1`, `outlaw-2` and so on."""
    name: Name
    """What is printed for it."""
    count: Annotated[int, Field(strict=True, ge=1, le=10)] = 1
    """How many of this kind there are."""
    health: Health = 1
    """The health each of them starts with; 1 where there is no dial (rule 2)."""
    attack: Attack
    """`melee` or `ranged`."""

    @property
    def fighters(self) -> tuple[str, ...]:
        """The ids of the fighters it brings: its own id, or one numbered from 1 for each of several."""
        return (self.id,) if self.count == 1 else tuple(f"{self.id}-{number}" for number in range(1, self.count + 1))


class HeroState(Node):
    """Something about a hero that changes during a match and that everybody sees, such as a size."""

    name: Name
    """What cards call it."""
    values: Annotated[dict[Id, Name], Field(min_length=2, max_length=9)]
    """What it can be, each with its name; it begins as the first."""


class Hero(Node):
    """A hero with everything that comes along: sidekicks, abilities and cards."""

    name: Name
    """What is printed on the character card."""
    health: Health
    """The health the hero starts with, and the most it can have."""
    move: Annotated[int, Field(strict=True, ge=0, le=20)]
    """How many spaces each of the hero's fighters may move in a maneuver."""
    attack: Attack
    """`melee` or `ranged`."""
    colour: Colour | None = None
    """The colour of the hero in pictures and on cards, such as `"#2f6b3a"`; without it, one is chosen by the id."""
    pattern: Pattern | None = None
    """What is drawn behind the cards: `dots`, `lattice`, `leaves`, `peaks`, `rays`, `rings`, `scales` or `waves`;
    without it, one is chosen by the id."""
    deck_size: Annotated[int, Field(strict=True, ge=1, le=100)] = 30
    """How many cards the deck has (rule 1); only a character card that says otherwise changes it."""
    sidekicks: Annotated[tuple[Sidekick, ...], Field(max_length=10)] = ()
    """The sidekicks, one entry for each kind."""
    states: Annotated[dict[Id, HeroState], Field(max_length=9)] = Field(default_factory=dict)
    """The states the hero can be in: `switch` changes them, `{state: {size: big}}` asks for them."""
    tags: Annotated[dict[Id, Name], Field(max_length=20)] = Field(default_factory=dict)
    """Words that stand on some of the cards and that other cards speak of, each with its name."""
    abilities: Annotated[tuple[Ability, ...], Field(max_length=10)] = ()
    """What the character card says: steps that wait for something (`when`)."""
    cards: Annotated[tuple[Card, ...], Field(max_length=100)]
    """The deck, one entry for each different card."""
    note: Note | None = None
    """A remark of the author's; it does nothing and is not printed."""

    def card(self, card_id: str) -> Card | None:
        """The card with this id, if the deck has it."""
        return next((card for card in self.cards if card.id == card_id), None)

    def names(self, own_id: str) -> dict[str, Name]:
        """What each kind of fighter is called: the hero, whose id is the name of the file, and the sidekicks."""
        return {own_id: self.name} | {sidekick.id: sidekick.name for sidekick in self.sidekicks}

"""A card of a hero's deck: who may play it, its numbers, and what it does in each of its windows."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from pydantic import BeforeValidator, Field

from content.schema.closed import Note, listed
from content.schema.name import Id, Name
from effects.unmatched.source import CardEffects

ANY = "any"
"""The user of a card that every fighter of its hero may play."""


class CardType(Enum):
    """What a card can be played as; the value is the word an author writes."""

    ATTACK = "attack"
    """Played by the attacker in a combat."""
    DEFENSE = "defense"
    """Played by the defender in a combat."""
    VERSATILE = "versatile"
    """Played by the attacker or by the defender (rule 42)."""
    SCHEME = "scheme"
    """Played with the scheme action, outside of combat (rule 32)."""


_Ids = Annotated[tuple[Id, ...], Field(max_length=20)]
Users = Annotated[_Ids, BeforeValidator(listed, json_schema_input_type=Id | _Ids)]


class Card(CardEffects):
    """A card of the deck, and how many copies of it there are."""

    id: Id
    """The card's short name, such as `feint`; with its hero's it is `bigfoot/feint`."""
    name: Name
    """What is printed at the head of the card."""
    type: CardType
    """`attack`, `defense`, `versatile` or `scheme`."""
    user: Users = (ANY,)
    """Who may play it (rule 20): `any`, the id of the hero or of a sidekick, or a list of ids."""
    value: Annotated[int, Field(strict=True, ge=0, le=30)] | None = None
    """How much it attacks or defends with; a scheme has none."""
    boost: Annotated[int, Field(strict=True, ge=0, le=30)] | None = None
    """What it adds when it is discarded to boost; left out when no BOOST is printed: then it cannot boost (rule 22)."""
    copies: Annotated[int, Field(strict=True, ge=1, le=60)] = 1
    """How many of this card the deck has."""
    tags: _Ids = ()
    """The hero's `tags` that stand on this card."""
    note: Note | None = None
    """A remark of the author's; it does nothing and is not printed."""

    @property
    def users(self) -> tuple[str, ...]:
        """The ids of those who may play it; empty when every fighter of the hero may."""
        return () if ANY in self.user else self.user

    def is_for(self, fighter: str) -> bool:
        """Whether this fighter (for several sidekicks of one kind, that kind) may play the card (rule 20)."""
        return ANY in self.user or fighter in self.user

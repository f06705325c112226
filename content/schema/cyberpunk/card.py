"""A card of cyberpunk: what is printed on it and what it does; and a file of cards."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from pydantic import BeforeValidator, Field

from content.schema.closed import Closed, Note, listed
from content.schema.name import Id, Name
from effects.cyberpunk.source import CardEffects


class CardType(Enum):
    """The four types of cards; the value is the word an author writes."""

    LEGEND = "legend"
    """One of the three characters a deck is built on (rule 3.1)."""
    UNIT = "unit"
    """Enters the field, attacks and is attacked (rule 6.2)."""
    PROGRAM = "program"
    """Is carried out and goes to the trash (rule 6.3)."""
    GEAR = "gear"
    """Is worn by a unit or a face-up legend (rule 6.4)."""


class CardColour(Enum):
    """The colour whose RAM a card needs or gives (rule 3.3)."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"


class Keyword(Enum):
    """A word in capitals that has the same rules on every card; the value is the word an author writes."""

    QUICK = "quick"
    """This program may also be played when a rival unit attacks (rule 10.6)."""
    BLOCKER = "blocker"
    """This unit, or the wearer of this gear, can be spent to become the target of a rival attack (rule 8.6)."""
    ADRENALINE = "adrenaline"
    """This unit, or the wearer of this gear, can attack on the turn it enters the field (rule 8.3)."""
    GO_SOLO = "go_solo"
    """This legend can be played as a ready unit for its cost (rule 6.6)."""


Printed = Annotated[int, Field(strict=True, ge=0, le=99)]
_Tags = Annotated[tuple[Id, ...], Field(max_length=20)]
_Keywords = Annotated[tuple[Keyword, ...], Field(max_length=len(Keyword))]


class Card(CardEffects):
    """A card: a legend, or one that decks have copies of."""

    id: Id
    """The card's short name, such as `minotaur`; no other card of any set has it."""
    name: Name
    """What is printed at its head; for characters their name alone."""
    subtitle: Name | None = None
    """What is printed under the name of a character; cards of one name and subtitle are the same card (rule 3.2)."""
    type: CardType
    """`legend`, `unit`, `program` or `gear`."""
    colour: CardColour
    """`red`, `yellow`, `green` or `blue`."""
    cost: Printed | None = None
    """How many Eddies it costs; a legend that is never played has none."""
    power: Printed | None = None
    """What it fights and steals with; for gear, what it adds to its wearer. A program has none."""
    ram: Annotated[int, Field(strict=True, ge=1, le=99)] | None = None
    """The RAM it needs in its colour; for a legend, the RAM it gives (rule 3.3)."""
    sell: bool = False
    """Whether the sell tag is printed on it, so that it can be sold for an Eddie (rule 7.1)."""
    tags: Annotated[_Tags, BeforeValidator(listed, json_schema_input_type=Id | _Tags)] = ()
    """The tags that stand on it, such as `arasaka`."""
    keywords: Annotated[_Keywords, BeforeValidator(listed, json_schema_input_type=Keyword | _Keywords)] = ()
    """The keywords it always has: `quick`, `blocker`, `adrenaline` or `go_solo`."""
    note: Note | None = None
    """A remark of the author's; it does nothing and is not printed."""

    @property
    def sort(self) -> str:
        """What its text says it is: this unit, this legend."""
        return self.type.value

    def title(self, language: str = "en") -> str:
        """Name and subtitle in a language.

        >>> card = Card.model_validate({"id": "v", "name": "V", "subtitle": {"en": "Streetkid", "zh": "街头小子"},
        ...                             "type": "legend", "colour": "red"})
        >>> card.title(), card.title("zh")
        ('V: Streetkid', 'V：街头小子')
        """
        name = self.name.spoken(language)
        if self.subtitle is None:
            return name
        return f"{name}{'：' if language == 'zh' else ': '}{self.subtitle.spoken(language)}"

    def is_same_as(self, other: Card) -> bool:
        """Whether they are copies of one card, whatever their ids (rule 3.2)."""
        return self.title() == other.title()


class CardList(Closed):
    """A file of cards; sets keep theirs by colour."""

    cards: Annotated[tuple[Card, ...], Field(max_length=1000)]
    """The cards, one entry for each."""
    note: Note | None = None
    """A remark of the author's; it does nothing and is not printed."""

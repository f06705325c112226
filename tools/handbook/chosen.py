"""What a handbook needs of the part of a library that it shows; each system has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from content.rulings import Ruling as WrittenRuling
from tools.handbook.model import Card, Chapter, Ruling, Run

if TYPE_CHECKING:
    from content.library import Library
    from tools.handbook.examples import Shown
    from tools.paper.texts import Texts

CardsById: TypeAlias = Mapping[str, Card]
"""The cards of a handbook, by what rulings and questions call them: `hero/card`, or the id of a card of decks."""
Rulings: TypeAlias = Mapping[str, tuple[Ruling, ...]]
"""What is to be known about cards, by the same."""
About: TypeAlias = Mapping[str, tuple[Run, ...]]
"""Links to what is said elsewhere about cards, by the same, and about heroes, by their ids."""


@dataclass(frozen=True, slots=True)
class Chosen(ABC):
    """The part of a library that a handbook shows."""

    library: Library
    system: str
    sets: tuple[str, ...]
    """The ids of the sets."""
    rulings: tuple[WrittenRuling, ...]
    """What the scenarios of the sets prove."""

    def edition(self, set_id: str, language: str) -> str:
        """The name of a set and its version."""
        box = self.library.sets[set_id].demand()
        return f"{box.name.spoken(language)} {box.version}"

    @property
    @abstractmethod
    def inks(self) -> Mapping[str, str]:
        """The inks of the badges of cards, by tone."""

    @abstractmethod
    def cards(self, rulings: Rulings, about: About, language: str) -> CardsById:
        """Every card, with an anchor of its own."""

    @abstractmethod
    def things(self, cards: CardsById, language: str) -> Mapping[str, Run]:
        """Links to everything that rulings and questions speak of, by their ids."""

    @abstractmethod
    def shown(self, cards: CardsById, language: str) -> list[Shown]:
        """What can show a word of the game, the best examples first."""

    @abstractmethod
    def chapters(self, cards: CardsById, about: About, language: str) -> tuple[Chapter, ...]:
        """The chapters behind rules, words and questions."""

    @abstractmethod
    def note_texts(self, texts: Texts, language: str) -> None:
        """Note every text of an author's that the chapters show, with its place."""


def sets_of(library: Library, system: str) -> list[str]:
    """The ids of the sets of a system."""
    return [set_id for set_id, box in library.sets.items() if box.demand().system.value == system]

"""What the players, cards and dice of a match of cyberpunk are called, for those who read about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from content.speaking import called, card_speaker
from content.terms import terms
from effects.wording import Called
from engine.cyberpunk.terms import COLOUR_NAMES, SIZES, TYPE_NAMES
from tools.sentences import Value, catalogue

if TYPE_CHECKING:
    from content.library import Library
    from content.schema.cyberpunk.card import Card
    from engine.cyberpunk.lineup import LineUp
    from engine.kernel.reason import Reason


class Names:
    """The names of everything in a line-up, in one language."""

    def __init__(self, lineup: LineUp, deck_ids: Sequence[str], library: Library, language: str = "en") -> None:
        self.lineup = lineup
        self.language = language
        self.catalogue = catalogue(language, "cyberpunk")
        self.cards: dict[str, Card] = {id_: library.card_of_decks(id_).card for id_ in dict.fromkeys(lineup.type_ids)}
        """By id: the cards as they were written."""
        self.tags = {id_: name.spoken(language) for id_, name in library.tags.items()}
        self.speaker = card_speaker(library, language)
        """Who says what cards do."""
        decks = [called(library.deck(deck).demand().name, language) for deck in deck_ids]
        if decks[0].name == decks[1].name:
            decks = [replace(deck, name=f"{deck.name} {number}") for number, deck in enumerate(decks, start=1)]
        self._players = [replace(deck, is_title=True) for deck in decks]
        alike = Counter(card.name.spoken(language) for card in self.cards.values())
        self._cards = {
            id_: self._called(card, in_full=alike[card.name.spoken(language)] > 1) for id_, card in self.cards.items()
        }

    def _called(self, card: Card, *, in_full: bool) -> Called:
        last = card.subtitle if in_full and card.subtitle is not None else card.name
        name = card.title(self.language) if in_full else card.name.spoken(self.language)
        return Called(name, reading=last.read(self.language), is_title=True)

    def numbered(self, called: Called, number: int) -> Called:
        """One of several with a name."""
        gap = "" if self.language == "zh" else " "
        reading = f"{called.reading} {number}" if called.reading else ""
        return replace(called, name=f"{called.name}{gap}{number}", reading=reading)

    def player(self, seat: int) -> Called:
        """A player is called like the deck."""
        return self._players[seat]

    def setting(self) -> dict[str, Value]:
        """Nothing: a match is two decks and no more."""
        return {}

    def written(self, card: int) -> Card:
        """What is printed on a card."""
        return self.cards[self.lineup.type_ids[self.lineup.card_types[card]]]

    def card(self, card: int) -> Called:
        """A card: by its name alone, where only it has that name."""
        return self._cards[self.lineup.type_ids[self.lineup.card_types[card]]]

    def owner(self, card: int) -> Called:
        """The player whose card it is."""
        return self.player(self.lineup.card_owners[card])

    def die(self, die: int) -> str:
        """A die, by its size."""
        return f"d{SIZES[die]}"

    def in_reason(self, reason: Reason) -> dict[str, Value]:
        """What fills the slots of a reason: names where the engine has ids."""
        slots: dict[str, Value] = dict(reason.slots)
        for slot, id_ in reason.slots.items():
            if slot in ("card", "other") and not id_.isdecimal():
                name, _, number = id_.rpartition("/")[2].partition(":")
                slots[slot] = self.numbered(self._cards[name], int(number)) if number else self._cards[name]
        return slots

    def term(self, term_id: str) -> str:
        """A word of the game."""
        return terms("cyberpunk").term(term_id).spoken(self.language)

    def type(self, number: int) -> str:
        """A type of card."""
        return self.term(TYPE_NAMES[number])

    def colour(self, number: int) -> str:
        """A colour of cards."""
        return self.catalogue.say(COLOUR_NAMES[number])

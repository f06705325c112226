"""The decks that a handbook shows, and the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.library.card_shelf import Shelved
from content.library.deck_file import DeckFile
from content.rulings import rulings
from content.speaking import card_speaker
from tools.handbook.chosen import About, CardsById, Chosen, Rulings, sets_of
from tools.handbook.cyberpunk.cards_chapter import cards_chapter, cards_of
from tools.handbook.cyberpunk.decks_chapter import deck_anchor, decks_chapter
from tools.handbook.cyberpunk.examples import shown
from tools.handbook.examples import Shown
from tools.handbook.model import Chapter, Run
from tools.paper.cyberpunk.look import COLOUR_LOOKS
from tools.paper.cyberpunk.subject import Subject
from tools.paper.texts import mark_of_name
from tools.words import words
from tools.words.cyberpunk import SYSTEM, copies_by_card

if TYPE_CHECKING:
    from content.library import Library
    from tools.paper.texts import Texts


@dataclass(frozen=True, slots=True)
class ChosenCards(Chosen):
    """Decks and cards."""

    decks: tuple[DeckFile, ...]
    shelved: tuple[Shelved, ...]
    """The cards."""

    @property
    def inks(self) -> Mapping[str, str]:
        """The inks of the colours."""
        return {colour.value: look.ink for colour, look in COLOUR_LOOKS.items()}

    def cards(self, rulings: Rulings, about: About, language: str) -> CardsById:
        """The cards by their ids."""
        return cards_of(self.shelved, self.library, rulings, about, language)

    def things(self, cards: CardsById, language: str) -> Mapping[str, Run]:
        """Links to the decks and the cards."""
        decks = {file.id: Run(file.demand().name.spoken(language), deck_anchor(file.id)) for file in self.decks}
        return decks | {card_id: Run(card.name, card.anchor) for card_id, card in cards.items()}

    def shown(self, cards: CardsById, language: str) -> list[Shown]:
        """The cards."""
        return shown([each.card for each in self.shelved], cards)

    def chapters(self, cards: CardsById, about: About, language: str) -> tuple[Chapter, ...]:
        """The decks and the cards."""
        written = [each.card for each in self.shelved]
        return decks_chapter(self, self.decks, cards, language), cards_chapter(written, cards, language)

    def note_texts(self, texts: Texts, language: str) -> None:
        """The names and texts of cards; the names of decks."""
        speaker = card_speaker(self.library, language)
        for each in self.shelved:
            subject = Subject(each, self.library, speaker, words(language), texts)
            subject.name()
            subject.subtitle()
            subject.tags()
            subject.paragraphs()
        for file in self.decks:
            name = file.demand().name
            mark = mark_of_name(name, language, file.document.root, "name")
            texts.add(name.spoken(language), f"the name of the deck {file.id}", mark)


def chosen_cards(library: Library, decks: Sequence[str] = ()) -> ChosenCards:
    """The decks that are named and their cards, or all there are; raises `UnknownId` or `ContentError` if one of them
    is not there or has errors.

    >>> from content.library import load
    >>> len(chosen_cards(load(), ["the-heist-starter"]).shelved)
    20
    """
    sets = sets_of(library, SYSTEM)
    wanted = decks or [deck for deck, file in library.decks.items() if file.set_id in sets]
    files = tuple(library.deck(deck) for deck in dict.fromkeys(wanted))
    shelved = list(library.shelf.values())
    if decks:
        ids = {card.id for file in files for card, _ in copies_by_card(file.demand(), library.shelf)}
        shelved = [each for each in shelved if each.card.id in ids]
        shown_sets = {file.set_id for file in files} | {each.file.set_id for each in shelved}
        sets = [set_id for set_id in sets if set_id in shown_sets]
    for file in files:
        file.demand()
    return ChosenCards(library, SYSTEM, tuple(sets), rulings(library, sets), files, tuple(shelved))

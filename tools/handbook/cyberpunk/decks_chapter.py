"""The chapter with the decks: the list of each, what its legends allow, and what its cards cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from effects.wording.letters import capitalized
from tools.handbook.chosen import CardsById, Chosen
from tools.handbook.model import Chapter, Deck, Row, Section
from tools.paper.cyberpunk.look import COLOUR_LOOKS
from tools.words import words
from tools.words.cyberpunk import copies_by_card, deck_in_words, ram_in_words, term

if TYPE_CHECKING:
    from content.library.deck_file import DeckFile


def decks_chapter(chosen: Chosen, files: Iterable[DeckFile], cards: CardsById, language: str) -> Chapter:
    """A section for each deck."""
    sections = tuple(_section(file, chosen, cards, language) for file in files)
    return Chapter("decks", capitalized(words(language).decks, language), sections)


def deck_anchor(deck_id: str) -> str:
    """Where a deck stands."""
    return f"deck-{deck_id}"


def _section(file: DeckFile, chosen: Chosen, cards: CardsById, language: str) -> Section:
    deck, shelf = file.demand(), chosen.library.shelf
    written = copies_by_card(deck, shelf)
    rows = tuple(
        Row(number, cards[card.id], (_number(card.cost), _number(card.ram), cards[card.id].beside))
        for card, number in written
    )
    summary = f"{deck_in_words(deck, shelf, language)} · {ram_in_words(deck, shelf, language)}"
    heads = (term("cost", language), term("ram", language), term("tag", language))
    look = COLOUR_LOOKS[shelf[deck.legends[0]].card.colour]
    name = deck.name.spoken(language)
    return Section(
        deck_anchor(file.id), name, (Deck(summary, heads, rows),), chosen.edition(file.set_id, language), look
    )


def _number(printed: int | None) -> str:
    return "" if printed is None else str(printed)

"""Decks of cyberpunk in labels and terms: how many cards of each type, the limits of RAM, the costs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from content.checks.cyberpunk.deck import Built
from content.schema.cyberpunk.card import CardType
from content.terms import terms
from effects.wording.letters import capitalized
from tools.words.catalogue import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from content.library.card_shelf import CardShelf
    from content.schema.cyberpunk.card import Card
    from content.schema.cyberpunk.deck import Deck
    from content.schema.name import Name

SYSTEM: Final = "cyberpunk"


def term(term_id: str, language: str) -> str:
    """What a word of the game is called, at the head of something.

    >>> term("gear", "tr"), term("sell-tag", "en")
    ('Ekipman', 'Sell tag')
    """
    return capitalized(terms(SYSTEM).term(term_id).spoken(language), language)


def tags(card: Card, known: Mapping[str, Name], language: str) -> str:
    """The tags of a card in a row; empty if it bears none."""
    names = [known[tag].spoken(language) for tag in card.tags if tag in known]
    return " · ".join(capitalized(name, language) for name in names)


def copies_by_card(deck: Deck, shelf: CardShelf) -> list[tuple[Card, int]]:
    """The legends and then the cards of a deck, each with its copies; cards that there are not are left out."""
    built = Built("", deck, shelf)
    return [*((card, 1) for _, card in built.legends), *((card, number) for _, card, number in built.cards)]


def deck_in_words(deck: Deck, shelf: CardShelf, language: str = "en") -> str:
    """How many cards the deck has without its legends, and how many of each type.

    >>> from content.library import load
    >>> library = load()
    >>> deck_in_words(library.deck("the-heist-starter").demand(), library.shelf)
    '40 cards: 20 unit, 13 gear, 7 program'
    """
    kinds = Counter[CardType]()
    for card, number in copies_by_card(deck, shelf):
        if card.type is not CardType.LEGEND:
            kinds[card.type] += number
    said, book = words(language), terms(SYSTEM)
    parts = [
        said.of_type.format(number=number, type=book.term(kind.value).spoken(language))
        for kind, number in kinds.items()
    ]
    return f"{said.counted('cards', kinds.total())}{said.colon}{said.and_so_on.join(parts)}"


def ram_in_words(deck: Deck, shelf: CardShelf, language: str = "en") -> str:
    """How much RAM the legends give to each colour (rule 3.3).

    >>> from content.library import load
    >>> library = load()
    >>> ram_in_words(library.deck("embracing-power-starter").demand(), library.shelf)
    'RAM: green 4, red 2'
    """
    said = words(language)
    limits = Built("", deck, shelf).limits.most_common()
    parts = [f"{said.of(colour)} {limit}" for colour, limit in limits if limit]
    return f"{term('ram', language)}{said.colon}{said.and_so_on.join(parts)}"


def copies_by_cost(deck: Deck, shelf: CardShelf) -> dict[int, int]:
    """How many cards of the deck, without its legends, cost how much; the costs between have 0.

    >>> from content.library import load
    >>> library = load()
    >>> sum(copies_by_cost(library.deck("the-heist-starter").demand(), library.shelf).values())
    40
    """
    costs = Counter[int]()
    for card, number in copies_by_card(deck, shelf):
        if card.type is not CardType.LEGEND:
            costs[card.cost or 0] += number
    return {cost: costs[cost] for cost in range(min(costs, default=0), max(costs, default=-1) + 1)}

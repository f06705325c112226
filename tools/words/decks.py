"""A deck in labels and names: who may play a card, its tags, and how many cards there are of each type."""

from __future__ import annotations

from collections import Counter

from content.schema.unmatched.card import Card, CardType
from content.schema.unmatched.hero import Hero
from tools.words.catalogue import words


def users(card: Card, hero_id: str, hero: Hero, language: str) -> str:
    """The names of the fighters that can use the card (rule 41); empty if every fighter of the hero can.

    >>> from content.library import load
    >>> file, card = load().card("robin-hood/highway-robbery")
    >>> users(card, file.id, file.demand(), "tr")
    'Haydut'
    """
    names = hero.names(hero_id)
    called = [names[user].spoken(language) if user in names else user for user in card.users]
    return words(language).and_so_on.join(called)


def tags(card: Card, hero: Hero, language: str) -> str:
    """The names of the hero's tags that stand on the card; empty if it bears none.

    >>> from content.library import load
    >>> file, card = load().card("sinbad/voyage-home")
    >>> tags(card, file.demand(), "en")
    'VOYAGE'
    """
    called = [hero.tags[tag].spoken(language) for tag in card.tags if tag in hero.tags]
    return words(language).and_so_on.join(called)


def deck_in_words(hero: Hero, language: str = "en") -> str:
    """How many cards the deck has, and how many of each type.

    >>> from content.library import load
    >>> deck_in_words(load().hero("robin-hood").demand())
    '30 cards: 13 attack, 12 versatile, 2 defense, 3 scheme'
    """
    kinds = Counter[CardType]()
    for card in hero.cards:
        kinds[card.type] += card.copies
    said = words(language)
    parts = [said.of_type.format(number=count, type=said.of(kind)) for kind, count in kinds.items()]
    return f"{said.counted('cards', kinds.total())}{said.colon}{said.and_so_on.join(parts)}"

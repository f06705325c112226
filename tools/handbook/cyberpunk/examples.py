"""The cards that show words of the game, those with short texts first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from content.schema.cyberpunk.card import Card as WrittenCard
from tools.handbook.chosen import CardsById
from tools.handbook.examples import Shown, in_a_row, inside, words_of
from tools.handbook.model import Card, Example

PRINTED: Final[Mapping[str, Callable[[WrittenCard], bool]]] = {
    "name": lambda card: card.subtitle is not None,
    "subtitle": lambda card: card.subtitle is not None,
    "colour": lambda card: True,
    "cost": lambda card: card.cost is not None,
    "power": lambda card: card.power is not None,
    "ram": lambda card: card.ram is not None,
    "sell-tag": lambda card: card.sell,
}
"""Terms that a card shows by what is printed on it, and not by what it does."""


def shown(written: Iterable[WrittenCard], cards: CardsById) -> list[Shown]:
    """The cards; those without a text come last, as they show little."""
    in_order = sorted(written, key=lambda card: _length(cards[card.id]))
    return [each for card in in_order for each in (_card(card, cards[card.id]), _tagged(cards[card.id]))]


def _card(card: WrittenCard, face: Card) -> Shown:
    texts = {window: steps for window in card.windows if (steps := card.steps(window))}
    used = {card.type.value, *texts, *(keyword.value for keyword in card.keywords)}
    used |= {word for steps in texts.values() for word in inside(steps)}
    used |= {word for ability in card.abilities for word in words_of(ability)}
    printed = frozenset(term for term, shows in PRINTED.items() if shows(card))
    facts = [f"{face.type_name} {face.value}".strip(), *(f"{each.label} {each.value}".strip() for each in face.numbers)]
    return Shown(frozenset(used), printed, Example(face.name, face.anchor, in_a_row(facts), face.paragraphs))


def _tagged(face: Card) -> Shown:
    """A card with its tags, which have no other room."""
    shows = frozenset({"tag"} if face.beside else ())
    return Shown(frozenset(), shows, Example(face.name, face.anchor, in_a_row([face.beside]), face.paragraphs))


def _length(face: Card) -> int:
    return sum(len(each.text) for each in face.paragraphs) or 10_000

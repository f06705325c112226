"""What stands on the faces and backs of cards, as data for their templates.

A face is a mapping; `kind` says which template draws it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from content.schema.unmatched.card import Card
from tools.paper.deck import Deck
from tools.paper.look import TYPE_INKS
from tools.paper.sheets import BLEED, HEIGHT, WIDTH

Face: TypeAlias = dict[str, Any]
"""What a template draws."""

MARGIN: Final = 2.2
"""What stays white along the edges of a face, in millimetres: a cut may go astray by so much."""
HEAD: Final = 14.0
"""How high the head of a face is at least."""
FIELD: Final = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN - HEAD)
"""How wide and how high the pattern of a face is; as much as the text leaves free is seen of it."""
BACK: Final = (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
"""The same of a back, with its bleed."""
SIZES: Final = {"card_width": WIDTH, "card_height": HEIGHT, "margin": MARGIN, "least_head": HEAD}
"""What the templates of faces know of these lengths."""


def card_face(deck: Deck, card: Card) -> Face:
    """The face of a card."""
    number = deck.hero.cards.index(card)
    called = f"the card {deck.file.id}/{card.id}"
    return {
        "kind": "card",
        **_frame(deck, card.id),
        "type": card.type.value,
        "colour": TYPE_INKS[card.type],
        "type-label": deck.capitals(deck.words.of(card.type)),
        "name": deck.name(card.name, called, "cards", number),
        "english": deck.english(card.name, called, "cards", number),
        "users": deck.users(card, number),
        "tags": deck.tags(card, number),
        "value": card.value,
        "boost": card.boost,
        "boost-label": deck.words.boost,
        "copies": card.copies,
        "paragraphs": deck.windows(card, number),
    }


def character_face(deck: Deck) -> Face:
    """The character card: the numbers of the hero and the sidekicks, and what the hero can do."""
    hero, words = deck.hero, deck.words
    return {
        "kind": "character",
        **_frame(deck, "character"),
        "name": deck.hero_name(),
        "english": deck.english(hero.name, f"the hero {deck.file.id}"),
        "health": hero.health,
        "health-label": deck.capitals(words.health),
        "move": hero.move,
        "move-label": deck.capitals(words.move),
        "attack": hero.attack.value,
        "attack-label": deck.capitals(words.of(hero.attack)),
        "whole": deck.character(),
        "paragraphs": deck.abilities(),
        "sidekicks-label": deck.capitals(words.sidekicks),
        "sidekicks": [
            {
                "name": deck.name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", number),
                "count": sidekick.count,
                "health": sidekick.health,
                "attack": sidekick.attack.value,
            }
            for number, sidekick in enumerate(hero.sidekicks)
        ],
    }


def back_face(deck: Deck) -> Face:
    """The back of all cards of a hero."""
    picture = deck.picture(deck.file.id, *BACK)
    return {"kind": "back", **deck.colours, "picture": picture, "name": deck.hero_name()}


def _frame(deck: Deck, seed: str) -> Face:
    """What every face has: colours, a pattern of its own, and the foot."""
    return {
        **deck.colours,
        "picture": deck.picture(f"{deck.file.id}/{seed}", *FIELD),
        "deck": deck.hero_name(),
        "edition": deck.edition(),
    }

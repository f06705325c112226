"""What stands on the faces and backs of the cards of heroes."""

from __future__ import annotations

from content.schema.unmatched.card import Card
from tools.paper.faces import BACK, FIELD, Face
from tools.paper.unmatched.deck import Deck
from tools.paper.unmatched.look import TYPE_INKS


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

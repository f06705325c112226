"""What stands on the faces and backs of the cards of which decks are made."""

from __future__ import annotations

from typing import Final

from content.schema.cyberpunk.card import CardType, Keyword
from content.terms import terms
from effects.wording.letters import upper
from tools.paper.cyberpunk.look import COLOUR_LOOKS, DECK_LOOK, LEGEND_LOOK
from tools.paper.cyberpunk.subject import Subject
from tools.paper.faces import BACK, FIELD, Face
from tools.paper.look import Look
from tools.words.cyberpunk import SYSTEM, term

DECK_BACK: Final = "deck back"
LEGEND_BACK: Final = "legend back"
BACK_LOOKS: Final = {DECK_BACK: DECK_LOOK, LEGEND_BACK: LEGEND_LOOK}
"""The backs there are: a legend has another than what decks are made of."""


def card_face(subject: Subject, copies: int | None) -> Face:
    """The face of a card; `copies` is how many of it the deck has, None for a card without a deck."""
    card, words = subject.card, subject.words
    look = COLOUR_LOOKS[card.colour]
    return {
        "kind": "card",
        **look.colours,
        "picture": look.picture(card.id, *FIELD),
        "type": card.type.value,
        "type-label": upper(term(card.type.value, words.language), words.language),
        "colour": card.colour.value,
        "colour-label": upper(words.of(card.colour), words.language),
        "name": subject.name(),
        "subtitle": subject.subtitle(),
        "english": subject.english(),
        "tags": subject.tags(),
        "keywords": [_keyword(keyword, words.language) for keyword in card.keywords],
        "paragraphs": subject.paragraphs(),
        "cost": card.cost,
        "sell": card.sell,
        "power": _power(subject),
        "power-label": upper(term("power", words.language), words.language),
        "ram": card.ram,
        "ram-label": upper(term("ram", words.language), words.language),
        "edition": subject.edition(),
        "copies": copies,
    }


def back_face(key: str) -> Face:
    """The back of legends, or of all other cards."""
    look: Look = BACK_LOOKS[key]
    return {"kind": "back", **look.colours, "picture": look.picture(key, *BACK), "legend": key == LEGEND_BACK}


def _keyword(keyword: Keyword, language: str) -> Face:
    """A word in capitals, and what it means; it fills whatever room the text of the card leaves."""
    term_ = terms(SYSTEM).term(keyword.value.replace("_", "-"))
    return {"word": term_.spoken(language), "meaning": term_.meaning(language)}


def _power(subject: Subject) -> str:
    """The power as it is printed: gear adds its own to its wearer's; empty where there is none."""
    card = subject.card
    if card.power is None:
        return ""
    return f"+{card.power}" if card.type is CardType.GEAR else str(card.power)

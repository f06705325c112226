"""The chapter with the cards of which decks are made, colour by colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from content.schema.cyberpunk.card import Card as WrittenCard
from content.schema.cyberpunk.card import CardColour, CardType
from content.speaking import card_speaker
from effects.wording.letters import capitalized
from tools.handbook.chosen import About, CardsById, Rulings
from tools.handbook.model import Card, Cards, Chapter, Number, Paragraph, Section
from tools.paper.cyberpunk.look import COLOUR_LOOKS
from tools.words import words
from tools.words.cyberpunk import tags, term

if TYPE_CHECKING:
    from content.library import Library
    from content.library.card_shelf import Shelved
    from effects.wording import Speaker

TYPES = list(CardType)


def cards_chapter(written: Iterable[WrittenCard], cards: CardsById, language: str) -> Chapter:
    """A section for each colour."""
    return Chapter(
        "cards", capitalized(words(language).all_cards, language), tuple(_sections(list(written), cards, language))
    )


def _sections(written: list[WrittenCard], cards: CardsById, language: str) -> Iterator[Section]:
    said = words(language)
    for colour in CardColour:
        own = sorted((card for card in written if card.colour is colour), key=_order)
        if own:
            block = Cards(tuple(cards[card.id] for card in own))
            title = capitalized(said.of(colour), language)
            remark = said.counted("cards", len(own))
            yield Section(f"cards-{colour.value}", title, (block,), remark, COLOUR_LOOKS[colour])


def _order(card: WrittenCard) -> tuple[int, int, str]:
    """Legends, units, programs, gear; of each the cheap ones first."""
    return TYPES.index(card.type), card.cost or 0, card.title()


def cards_of(shelved: Iterable[Shelved], library: Library, rulings: Rulings, about: About, language: str) -> CardsById:
    """The cards by their ids.

    >>> from content.library import load
    >>> library = load()
    >>> cards_of([library.shelf["minotaur"]], library, {}, {}, "en")["minotaur"].anchor
    'card-minotaur'
    """
    speaker = card_speaker(library, language)
    return {each.card.id: _card(each, library, rulings, about, speaker) for each in shelved}


def _card(shelved: Shelved, library: Library, rulings: Rulings, about: About, speaker: Speaker) -> Card:
    card, language = shelved.card, speaker.language
    set_name = library.sets[shelved.file.set_id].demand().name
    paragraphs = [Paragraph(each.heading, each.text) for each in speaker.card(card)]
    if card.keywords:
        names = (term(keyword.value.replace("_", "-"), language) for keyword in card.keywords)
        paragraphs.insert(0, Paragraph("", " · ".join(names)))
    return Card(
        anchor=f"card-{card.id}",
        name=card.title(language),
        type=card.type.value,
        tone=card.colour.value,
        type_name=term(card.type.value, language),
        value=power(card),
        beside=tags(card, library.tags, language),
        numbers=tuple(_numbers(card, language)),
        remark=set_name.spoken(language),
        paragraphs=tuple(paragraphs),
        rulings=rulings.get(card.id, ()),
        see=about.get(card.id, ()),
    )


def power(card: WrittenCard) -> str:
    """The power as it is printed: gear adds its own to its wearer's."""
    if card.power is None:
        return ""
    return f"+{card.power}" if card.type is CardType.GEAR else str(card.power)


def _numbers(card: WrittenCard, language: str) -> Iterator[Number]:
    if card.cost is not None:
        yield Number(term("cost", language), str(card.cost))
    if card.ram is not None:
        yield Number(term("ram", language), str(card.ram))
    if card.sell:
        yield Number(term("sell-tag", language), "")

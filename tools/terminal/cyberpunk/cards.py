"""Cards of cyberpunk as a person reads them during a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.terminal.looking_up import and_more
from tools.terminal.matching import matching
from tools.terminal.option import Option
from tools.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from content.schema.cyberpunk.card import Card
    from tools.log.cyberpunk.names import Names
    from tools.terminal.screen import Screen

MOST_CARDS = 4
"""More cards at once are not read."""


def card_head(names: Names, card: int) -> str:
    """The numbers of a card in a line: `7 €$ red unit, power 9, BLOCKER`."""
    return head_of(names, names.written(card))


def head_of(names: Names, card: Card) -> str:
    """The same of a card as it was written."""
    said = names.catalogue
    cost = f"{card.cost} €$ " if card.cost is not None else ""
    parts = [f"{cost}{said.say(card.colour.value)} {names.term(card.type.value)}"]
    if card.power is not None:
        sign = "+" if card.type.value == "gear" else ""
        parts.append(f"{names.term('power')} {sign}{card.power}")
    parts += [keyword.value.replace("_", " ").upper() for keyword in card.keywords]
    return said.listed(parts)


def card_text(names: Names, card: int) -> str:
    """What a card does, in one piece."""
    return " ".join(text_of(names, names.written(card)))


def text_of(names: Names, card: Card) -> list[str]:
    """What a card does, paragraph by paragraph."""
    return [
        f"{paragraph.heading}{words(names.language).colon}{paragraph.text}" if paragraph.heading else paragraph.text
        for paragraph in names.speaker.card(card)
    ]


def show_cards(screen: Screen, wanted: str, names: Names, options: Sequence[Option]) -> None:
    """Cards of either deck as they are printed; by the number of an option that is about a card, too."""
    if not wanted:
        screen.tell("which card")
        return
    if wanted.isdecimal() and 1 <= int(wanted[:9]) <= len(options):
        wanted = options[int(wanted[:9]) - 1].key.partition(" ")[2].rpartition("/")[2].partition(":")[0] or wanted
    cards = [Option(id_, card.title(names.language)) for id_, card in names.cards.items()]
    found = matching(wanted, cards)
    if not found:
        screen.tell("no card", typed=wanted)
    for index in found[:MOST_CARDS]:
        show_card(screen, names, names.cards[cards[index].key])
    if len(found) > MOST_CARDS:
        and_more(screen, [cards[index].name for index in found[MOST_CARDS:]])


def show_card(screen: Screen, names: Names, card: Card) -> None:
    """A card with everything that is printed on it."""
    screen.say(card.title(names.language), "bold")
    tags = [names.tags.get(tag, tag) for tag in card.tags]
    sells = [names.catalogue.say("sell tag")] if card.sell else []
    ram = [f"{names.term('ram')} {card.ram}"] if card.ram is not None else []
    screen.say(names.catalogue.listed([head_of(names, card), *ram, *sells, *tags]), "dim", 2)
    for paragraph in text_of(names, card):
        screen.say(paragraph, indent=2)

"""A card as it is shown in the terminal: its head, its numbers, its tags and keywords, its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.schema.cyberpunk.card import Card, CardColour, CardType
from effects.wording.letters import upper
from tools.display.card import own_words
from tools.display.line_breaks import Broken
from tools.words import words
from tools.words.cyberpunk import tags, term

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.panel import Panel
    from rich.text import Text

    from content.schema.name import Name
    from effects.wording import Speaker

COLOURS = {
    CardColour.RED: "red",
    CardColour.YELLOW: "yellow",
    CardColour.GREEN: "green",
    CardColour.BLUE: "blue",
}
"""The colour of each colour in a terminal; its name stands beside it."""

CARD_WIDTH = 52
"""How many columns a card takes."""


def card_panel(card: Card, known_tags: Mapping[str, Name], speaker: Speaker) -> Panel:
    """A card as one would lay it on the table; its id stands in the frame above, its RAM below."""
    from rich import box
    from rich.console import Group
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    language = speaker.language
    head = Table.grid(expand=True, padding=(0, 1))
    head.add_column()
    head.add_column(justify="right")
    head.add_row(Text(card.title(language), style="bold"), type_and_colour(card, language))
    head.add_row(Text(tags(card, known_tags, language), style="dim"), numbers(card, language))
    text = card_text(card, speaker)
    return Panel(
        Group(head, Text(), Broken(text)) if text else head,
        box=box.ROUNDED,
        width=CARD_WIDTH,
        title=Text(card.id),
        title_align="left",
        subtitle=Text(term("sell-tag", language) if card.sell else ""),
        subtitle_align="right",
        border_style=COLOURS[card.colour],
    )


def type_and_colour(card: Card, language: str) -> Text:
    """`UNIT red`."""
    from rich.text import Text

    kind = upper(term(card.type.value, language), language)
    return Text.assemble((kind, f"bold {COLOURS[card.colour]}"), " ", words(language).of(card.colour))


def numbers(card: Card, language: str) -> Text:
    """What it costs, its power and its RAM, as far as they are printed."""
    from rich.text import Text

    sign = "+" if card.type is CardType.GEAR else ""
    parts = [
        f"{card.cost}€$" if card.cost is not None else "",
        f"{term('power', language)} {sign}{card.power}" if card.power is not None else "",
        f"{term('ram', language)} {card.ram}" if card.ram is not None else "",
    ]
    return Text(" · ".join(part for part in parts if part))


def card_text(card: Card, speaker: Speaker) -> Text:
    """Its keywords, and what it does, a line for each window and ability; empty for a card without either.

    Where a text is its author's own, what the steps say follows.
    """
    from rich.text import Text

    language = speaker.language
    keywords = " · ".join(term(keyword.value.replace("_", "-"), language) for keyword in card.keywords)
    lines = [Text(keywords, style="bold")] if keywords else []
    for paragraph in speaker.card(card):
        heading = f"{paragraph.heading}{words(language).colon}" if paragraph.heading else ""
        lines.append(Text.assemble((heading, "bold"), paragraph.text))
        if paragraph.instead_of:
            lines.append(own_words(paragraph.instead_of, language))
    return Text("\n").join(lines)

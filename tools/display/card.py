"""A card as it is shown in the terminal: its head, who plays it, its numbers and its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.schema.unmatched.card import Card, CardType
from content.schema.unmatched.hero import Hero
from effects.wording.letters import upper
from tools.display.line_breaks import Broken
from tools.words import words
from tools.words.decks import tags, users

if TYPE_CHECKING:
    from rich.panel import Panel
    from rich.text import Text

    from effects.wording import Speaker

COLOURS = {
    CardType.ATTACK: "red",
    CardType.DEFENSE: "blue",
    CardType.VERSATILE: "magenta",
    CardType.SCHEME: "yellow",
}
"""The colour of each type of card."""

CARD_WIDTH = 46
"""How many columns a card takes."""


def card_panel(card: Card, hero_id: str, hero: Hero, speaker: Speaker, *, for_author: bool = False) -> Panel:
    """A card as one would lay it on the table; its id stands in the frame above, the copies below.

    `for_author` also says what the steps say where the text is the author's own.
    """
    from rich import box
    from rich.console import Group
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    head = Table.grid(expand=True, padding=(0, 1))
    head.add_column()
    head.add_column(justify="right")
    language = speaker.language
    head.add_row(Text(card.name.spoken(language), style="bold"), type_and_value(card, language))
    head.add_row(Text(users_in_words(card, hero_id, hero, language), style="dim"), boost_in_words(card, language))
    text = card_text(card, speaker, for_author=for_author)
    return Panel(
        Group(head, Text(), Broken(text)) if text else head,
        box=box.ROUNDED,
        width=CARD_WIDTH,
        title=Text(f"{hero_id}/{card.id}"),
        title_align="left",
        subtitle=Text(words(language).counted("copies", card.copies)),
        subtitle_align="right",
        border_style=COLOURS[card.type],
    )


def card_text(card: Card, speaker: Speaker, *, for_author: bool = False) -> Text:
    """What a card does, a line for each window; empty for a card without an effect.

    `for_author` also says what the steps say where the text is the author's own.
    """
    from rich.text import Text

    lines = []
    for paragraph in speaker.card(card):
        heading = f"{paragraph.heading}{words(speaker.language).colon}" if paragraph.heading else ""
        lines.append(Text.assemble((heading, "bold"), paragraph.text))
        if for_author and paragraph.instead_of:
            lines.append(own_words(paragraph.instead_of, speaker.language))
    return Text("\n").join(lines)


def own_words(generated: str, language: str) -> Text:
    """The remark that a text is the author's own, and what the steps say."""
    from rich.text import Text

    return Text(f"({words(language).own_words.format(steps=generated)})", style="dim italic")


def type_and_value(card: Card, language: str = "en") -> Text:
    """`VERSATILE 3`; a scheme has no value."""
    from rich.text import Text

    value = "" if card.value is None else f" {card.value}"
    return Text(f"{upper(words(language).of(card.type), language)}{value}", style=f"bold {COLOURS[card.type]}")


def boost_in_words(card: Card, language: str = "en") -> str:
    """`BOOST 2`, or nothing where no BOOST is printed."""
    return "" if card.boost is None else f"{words(language).boost} {card.boost}"


def users_in_words(card: Card, hero_id: str, hero: Hero, language: str = "en") -> str:
    """Who may play the card, as it is printed: the names of the fighters, or ANY; then its tags."""
    played_by = users(card, hero_id, hero, language) or upper(words(language).anyone, language)
    return " · ".join(part for part in (played_by, tags(card, hero, language)) if part)

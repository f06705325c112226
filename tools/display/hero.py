"""A hero as shown in the terminal: the character card, and the deck as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.schema.unmatched.hero import Hero
from tools.display.card import boost_in_words, card_text, own_words, type_and_value, users_in_words
from tools.display.line_breaks import Broken
from tools.words import words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.panel import Panel
    from rich.table import Table

    from effects.wording import Speaker

WIDEST = 100
"""How many columns a hero takes at most."""
NARROW = 70
"""In fewer columns nothing stands beside the text of a card."""


def character_card(hero_id: str, hero: Hero, speaker: Speaker) -> Panel:
    """The character card: health, move, attack, sidekicks, what the hero can be and what it can do."""
    from rich import box
    from rich.console import Group
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    language = speaker.language
    said = words(language)
    fighters = Table.grid(padding=(0, 3))
    rows = [(hero.name, 1, hero.health, hero.attack)]
    rows += [(one.name, one.count, one.health, one.attack) for one in hero.sidekicks]
    for row, (name, count, health, attack) in enumerate(rows):
        fighters.add_row(
            Text(name.spoken(language) + (f" x {count}" if count > 1 else ""), style="" if row else "bold"),
            Text(f"{said.health} {health}"),
            Text(f"{said.move} {hero.move}"),
            Text(said.of(attack)),
        )
    parts: list[RenderableType] = []
    for state in states_in_words(hero, language):
        parts += [Text(), Broken(Text(state))]
    for ability in hero.abilities:
        parts += [Text(), Broken(Text(speaker.ability(ability)))]
        if language in ability.own_texts:
            parts.append(Broken(own_words(speaker.generated_ability(ability), language)))
    return Panel(
        Group(fighters, *parts),
        box=box.ROUNDED,
        title=Text(hero_id),
        title_align="left",
        border_style=hero.colour or "none",
        expand=False,
    )


def states_in_words(hero: Hero, language: str) -> list[str]:
    """What the hero can be, state by state, and how it begins.

    >>> from content.library import load
    >>> states_in_words(load().hero("alice").demand(), "en")
    ['Size: small or big, small at first.']
    """
    from content.speaking import called
    from tools.sentences import catalogue

    said = []
    for state in hero.states.values():
        values = [called(value, language) for value in state.values.values()]
        said.append(
            catalogue(language, "unmatched").sentence(
                "can be", state=called(state.name, language), values=values, first=values[0]
            )
        )
    return said


def deck_list(hero_id: str, hero: Hero, speaker: Speaker, width: int = WIDEST) -> Table:
    """The cards in the order of the file: on the left the copies, name, id and text, on the right the numbers.

    In a narrow terminal the numbers stand below the name, so that the text has the whole width.
    """
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(expand=True, padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    language = speaker.language
    for card in hero.cards:
        name = Text.assemble((card.name.spoken(language), "bold"), "  ", (card.id, "dim"))
        text = card_text(card, speaker, for_author=True)
        numbers = Text("  ").join(
            part for part in (type_and_value(card, language), Text(boost_in_words(card, language))) if part
        )
        users = Text(users_in_words(card, hero_id, hero, language), style="dim")
        if width < NARROW:
            lines = (name, Text("  ").join([numbers, users]), text)
            table.add_row(f"{card.copies}x", Broken(Text("\n").join(line for line in lines if line)))
        else:
            left = Text("\n").join(line for line in (name, text) if line)
            table.add_row(f"{card.copies}x", Broken(left), Text("\n").join([numbers, users]))
    return table

"""What a rules reference consists of: chapters, their sections, and blocks that both HTML and PDF know how to show.

Everything is said already, in one language, and nothing is marked up: who shows it decides how it looks. An anchor is
where a link leads; every anchor of a handbook is there once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tools.boards.picture import Picture as Drawing
from tools.paper.look import Look


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a text; it is a link if it leads `to` an anchor."""

    text: str
    to: str = ""


Text: TypeAlias = tuple[Run, ...]
"""A text for people, with the links in it."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What a card does at one moment; the heading is empty where nothing but the text is printed."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is to be known about a card, and the rules it follows from."""

    text: Text
    rules: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A number that is printed on a card, with what it is; the value is empty where the label says it all."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card with everything that is printed on it."""

    anchor: str
    name: str
    type: str
    """The word authors write, such as `attack` or `unit`."""
    tone: str
    """Which of the inks of the handbook its badge has."""
    type_name: str
    value: str
    """What it counts in combats and fights; empty where none is printed."""
    beside: str
    """What stands beside its badge: who may play it, its tags."""
    numbers: tuple[Number, ...]
    """What else is printed on it."""
    remark: str
    """What stands beside its name: how many copies the deck has, or the set."""
    paragraphs: tuple[Paragraph, ...]
    """Empty for a card without an effect."""
    rulings: tuple[Ruling, ...] = ()
    see: tuple[Run, ...] = ()
    """The questions about it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of play."""

    anchor: str
    number: str
    text: Text
    note: Text
    is_played: bool
    see: tuple[Run, ...]
    """What rests on it elsewhere in the handbook."""
    kind: str = field(default="rule", init=False)


@dataclass(frozen=True, slots=True)
class Example:
    """A card or a hero that shows a term; where there is none, what could stand on a card."""

    name: str
    """Empty, as are `to` and `numbers`, if it is no card or hero of the handbook."""
    to: str
    numbers: str
    """The type of a card and what is printed on it."""
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, and what shows it."""

    anchor: str
    name: str
    text: Text
    rules: tuple[Run, ...]
    example: Example | None
    kind: str = field(default="term", init=False)


@dataclass(frozen=True, slots=True)
class Question:
    """A question that players ask, and the answer."""

    anchor: str
    number: int
    question: str
    answer: Text
    rules: tuple[Run, ...]
    about: tuple[Run, ...]
    """The heroes and cards it speaks of, as far as they are in the handbook."""
    kind: str = field(default="question", init=False)


@dataclass(frozen=True, slots=True)
class Fighter:
    """A row of a character card."""

    name: str
    health: str
    move: str
    attack: str


@dataclass(frozen=True, slots=True)
class Character:
    """A character card."""

    fighters: tuple[Fighter, ...]
    """The hero first."""
    abilities: tuple[str, ...]
    see: tuple[Run, ...]
    """The questions about the hero."""
    kind: str = field(default="character", init=False)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list of a deck."""

    copies: int
    card: Card
    cells: tuple[str, ...]
    """What stands under the heads of the list."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The list of the cards of a deck."""

    summary: str
    heads: tuple[str, ...]
    """What stands above the columns behind the name and the type."""
    rows: tuple[Row, ...]
    kind: str = field(default="deck", init=False)


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards, each with its text."""

    cards: tuple[Card, ...]
    kind: str = field(default="cards", init=False)


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a board."""

    drawing: Drawing
    """Its `words` say what is to be seen, for those who do not see it."""
    kind: str = field(default="picture", init=False)


Block: TypeAlias = Rule | Term | Question | Character | Deck | Cards | Picture
"""A thing on the page; `kind` says which."""


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks under a heading."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]
    remark: str = ""
    """What stands beside the heading, such as the set of a hero."""
    look: Look | None = None
    """How a hero, a deck or a colour looks; None for all else."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the handbook, with a line in the contents."""

    anchor: str
    title: str
    sections: tuple[Section, ...]
    in_columns: bool = False
    """Whether it is read in columns, as text is; pictures and decks are as wide as the page."""
    lists_sections: bool = True
    """Whether its sections stand in the contents."""


@dataclass(frozen=True, slots=True)
class Handbook:
    """A rules reference in one language."""

    language: str
    title: str
    system: str
    """The id of the game system."""
    sets: tuple[str, ...]
    """The sets that it shows."""
    chapters: tuple[Chapter, ...]
    labels: Mapping[str, str]
    """What stands beside numbers and names on every page."""
    inks: Mapping[str, str]
    """The inks of the badges of cards, by tone."""

    @property
    def system_name(self) -> str:
        """What the game is called."""
        return self.system.capitalize()

    def blocks(self) -> Iterator[Block]:
        """Every block, in the order of the book."""
        for chapter in self.chapters:
            for section in chapter.sections:
                yield from section.blocks

    def tiles(self) -> list[Section]:
        """The sections that have a look: the cover shows them."""
        return [section for chapter in self.chapters for section in chapter.sections if section.look is not None]

    def anchors(self) -> list[str]:
        """Every anchor, in the order of the book."""
        found: list[str] = []
        for chapter in self.chapters:
            found.append(chapter.anchor)
            for section in chapter.sections:
                found.append(section.anchor)
                for block in section.blocks:
                    match block:
                        case Rule() | Term() | Question():
                            found.append(block.anchor)
                        case Cards():
                            found += [card.anchor for card in block.cards]
        return found

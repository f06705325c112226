"""The terms of a system, as their file writes them: what a word of the game is called, and what it means to players."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from content.schema.closed import Closed
from content.schema.name import Id, Name
from content.schema.prose import Prose, RuleNumber

Keyword = Annotated[str, StringConstraints(pattern=r"^[a-z]+(_[a-z]+)*$", max_length=40)]
"""A word of the language of effects, such as `cancel_effects`."""


class WrittenTerm(Closed):
    """One term."""

    id: Id
    """Lower-case words that say the term in English, such as `discard-pile`."""
    name: Name
    """The term as it stands in a sentence: in small letters where a card does not print capitals."""
    meaning: Prose
    """What it means, in one or two sentences to a player."""
    rule: RuleNumber | None = None
    """The number of the rule that defines it."""
    words: Annotated[tuple[Keyword, ...], Field(max_length=20)] = ()
    """The words of the language of effects that it stands for."""


class TermSection(Closed):
    """Terms that belong together."""

    id: Id
    """The word for the section, such as `fighters`."""
    title: Name
    """What stands above the section in print."""
    terms: tuple[WrittenTerm, ...]
    """The terms, from the plain to the particular."""


class WrittenTerms(Closed):
    """The terms of a game system."""

    system: Id
    """The system whose terms these are, such as `unmatched`; the file has the same name."""
    glossary: tuple[TermSection, ...]
    """The sections, in the order of the book."""
    tags: Annotated[dict[Id, Name], Field(max_length=200)] = Field(default_factory=dict)
    """The tags that cards bear, each with its name as it is printed."""

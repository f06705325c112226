"""The terms of a system: what its words are called in each language and what they mean to a player at the table.

Card sheets, pages and the rules reference speak from it. Every word of the language of effects belongs to one term, so
that a term can be shown with a card that uses it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from content.books import Section, book_of, read_book
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.checks.finding import Finding
    from content.schema.name import Name
    from content.schema.prose import Prose
    from content.schema.terms import WrittenTerms


class UnknownTerm(LookupError):
    """Somebody asked for a term that the book does not have; the message says which one comes near."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game."""

    id: str
    section: Section
    name: Name
    wording: Prose
    rule: str | None
    """The number of the rule that defines it."""
    words: tuple[str, ...]
    """The words of the language of effects that it stands for."""

    def spoken(self, language: str = "en") -> str:
        """What it is called, as it stands in a sentence."""
        return self.name.spoken(language)

    def meaning(self, language: str = "en") -> str:
        """What it means, in a sentence or two."""
        return self.wording.spoken(language)


@dataclass(frozen=True, slots=True)
class Terms:
    """All terms of a system, in the order of the book.

    >>> book = terms("unmatched")
    >>> book.term("discard-pile").spoken("tr"), book.term("discard-pile").rule
    ('ıskarta destesi', '34')
    >>> book.of("cancel_effects").id
    'cancel'
    """

    system: str
    terms: tuple[Term, ...] = field(repr=False)
    tags: Mapping[str, Name] = field(default_factory=dict, repr=False)
    """The tags that cards bear, by id."""

    def term(self, term_id: str) -> Term:
        """The term with this id; raises `UnknownTerm` if there is none."""
        for term in self.terms:
            if term.id == term_id:
                return term
        hint = did_you_mean(term_id, [term.id for term in self.terms])
        raise UnknownTerm(f"The {self.system} terms have no {term_id}. {hint}".rstrip())

    def of(self, word: str) -> Term:
        """The term that a word of the language of effects belongs to; raises `UnknownTerm` if it belongs to none."""
        for term in self.terms:
            if word in term.words:
                return term
        hint = did_you_mean(word, [word for term in self.terms for word in term.words])
        raise UnknownTerm(f"No {self.system} term stands for the word {word}. {hint}".rstrip())

    def __iter__(self) -> Iterator[Term]:
        return iter(self.terms)

    def __len__(self) -> int:
        return len(self.terms)


@cache
def terms(system: str) -> Terms:
    """The terms of a system, read when they are first asked for; raises `UnknownBook` if it has none."""
    return load(book_of(system, "terms"))


def load(path: Path) -> Terms:
    """The terms in a file; raises `ContentError` with everything that is wrong with it."""
    from content.schema.terms import WrittenTerms

    written = read_book(path, WrittenTerms, clashes)
    found: list[Term] = []
    for part in written.glossary:
        section = Section(part.id, part.title)
        found += [Term(term.id, section, term.name, term.meaning, term.rule, term.words) for term in part.terms]
    return Terms(written.system, tuple(found), written.tags)


def clashes(written: WrittenTerms) -> Iterator[Finding]:
    """Every term has an id of its own, and a word belongs to one term."""
    from content.checks.finding import Finding

    ids: set[str] = set()
    owners: dict[str, str] = {}
    for i, section in enumerate(written.glossary):
        for j, term in enumerate(section.terms):
            way = ("glossary", i, "terms", j)
            if term.id in ids:
                message = f"There is a term with the id {term.id} already."
                yield Finding("duplicate-term", (*way, "id"), message, "Join the two, or say one in other words.")
            ids.add(term.id)
            for k, word in enumerate(term.words):
                if word in owners:
                    message = f"The word {word} already belongs to the term {owners[word]}."
                    yield Finding(
                        "duplicate-word", (*way, "words", k), message, "Leave it to the one that explains it."
                    )
                owners.setdefault(word, term.id)

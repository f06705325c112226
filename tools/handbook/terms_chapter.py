"""The chapter with the words of the game, each with its meaning and a card that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from content.terms import Term as WrittenTerm
from content.terms import Terms
from effects.wording.letters import capitalized
from tools.handbook.examples import Examples
from tools.handbook.links import Links
from tools.handbook.model import Chapter, Section, Term
from tools.words import words


def terms_chapter(book: Terms, links: Links, examples: Examples) -> Chapter:
    """All terms, in the order of their book."""
    title = capitalized(words(links.language).glossary, links.language)
    return Chapter("terms", title, tuple(_sections(book, links, examples)), in_columns=True)


def _sections(book: Terms, links: Links, examples: Examples) -> Iterator[Section]:
    for section, together in groupby(book, key=lambda term: term.section):
        terms = tuple(_term(term, links, examples) for term in together)
        yield Section(f"terms-{section.id}", section.title(links.language), terms)


def _term(term: WrittenTerm, links: Links, examples: Examples) -> Term:
    return Term(
        term_anchor(term),
        term.spoken(links.language),
        links.text(term.meaning(links.language)),
        links.numbered([term.rule] if term.rule is not None else []),
        examples.of(term),
    )


def term_anchor(term: WrittenTerm) -> str:
    """Where a term stands."""
    return f"term-{term.id}"

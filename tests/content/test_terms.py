"""Every word of the game and of the language of effects is a term that people can look up, in three languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from content.books import UnknownBook, systems_with
from content.rulebook import rulebook
from content.terms import Term, Terms, UnknownTerm, load, terms
from effects.compiler.dialect import Dialect
from effects.cyberpunk import words as cyberpunk
from effects.cyberpunk.compile import WINDOWS as OF_CYBERPUNK
from effects.problem import ContentError
from effects.syntax.grammar import COMPARISONS, QUANTIFIERS, StepGrammar
from effects.syntax.language import keywords_of
from effects.syntax.node import spelling
from effects.unmatched import words as unmatched
from effects.unmatched.compile import WINDOWS as OF_UNMATCHED
from tests.content.three_languages import sentences, slips

OF_AUTHORS = {"as", "by", "note"}
"""Modifiers of a step that no card prints as words of their own."""

BOOK = terms("unmatched")
BOOKS = [terms(system) for system in systems_with("terms")]
EVERY_TERM = [(book, term) for book in BOOKS for term in book]
each_term = pytest.mark.parametrize(
    ("book", "term"), EVERY_TERM, ids=[f"{book.system}-{term.id}" for book, term in EVERY_TERM]
)


def words_of_the_language(dialect: Dialect, windows: Iterable[str]) -> set[str]:
    """Everything that can stand in effects and is said on a card."""
    single = (dialect.words, dialect.players, dialect.amounts, dialect.conditions, dialect.events, dialect.qualities)
    words: set[str] = {word for family in single for word in family}
    words |= {keyword.key for keyword in keywords_of(dialect.system)}
    words |= {spelling(modifier) for modifier in StepGrammar.model_fields} - OF_AUTHORS
    return words | {*QUANTIFIERS, *COMPARISONS, *windows}


@pytest.mark.parametrize(
    ("dialect", "windows"),
    [(unmatched.DIALECT, OF_UNMATCHED), (cyberpunk.DIALECT, OF_CYBERPUNK)],
    ids=["unmatched", "cyberpunk"],
)
def test_every_word_of_the_language_belongs_to_exactly_one_term(dialect: Dialect, windows: Iterable[str]) -> None:
    listed = [word for term in terms(dialect.system) for word in term.words]
    assert sorted(listed) == sorted(words_of_the_language(dialect, windows))


@each_term
def test_a_term_has_a_name_and_a_meaning_in_all_languages(book: Terms, term: Term) -> None:
    assert slips(term.name) + slips(term.wording) + sentences(term.wording, most=2) == []
    assert not any(term.spoken(language).endswith((".", "。")) for language in ("en", "tr", "zh"))


@each_term
def test_the_rule_of_a_term_is_in_the_rulebook(book: Terms, term: Term) -> None:
    assert term.rule is None or rulebook(book.system).by_number(term.rule).number == term.rule


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.system))
def test_no_two_terms_are_called_the_same(book: Terms, language: str) -> None:
    names = [term.spoken(language) for term in book]
    assert sorted(names) == sorted(set(names))


def test_a_term_is_found_by_its_id_and_by_a_word_of_effects() -> None:
    assert BOOK.term("cancel") is BOOK.of("cancel_effects")
    with pytest.raises(UnknownTerm, match=r"no discard-pyle. Did you mean discard-pile\?"):
        BOOK.term("discard-pyle")
    with pytest.raises(UnknownTerm, match=r"the word cancel_efects. Did you mean cancel_effects\?"):
        BOOK.of("cancel_efects")


def test_a_system_without_terms_is_answered_with_those_that_have_some() -> None:
    with pytest.raises(UnknownBook, match="There are no terms for 'tag'; there are for cyberpunk, unmatched"):
        terms("tag")


@pytest.mark.parametrize(
    ("term", "column", "code"),
    [
        ("{id: hero, name: champion, meaning: Yours.}", 14, "duplicate-term"),
        ("{id: mine, name: mine, meaning: Yours., words: [hero, your_hero]}", 63, "duplicate-word"),
    ],
)
def test_terms_share_neither_ids_nor_words(tmp_path: Path, term: str, column: int, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        _load(tmp_path, term)
    [problem] = caught.value.problems
    assert (problem.code, problem.place.line, problem.place.column) == (code, 7, column)


def test_a_language_without_a_name_hears_the_english_one(tmp_path: Path) -> None:
    term = _load(tmp_path, "{id: mine, name: {en: mine, tr: benim}, meaning: Yours.}").term("mine")
    assert [term.spoken(language) for language in ("en", "tr", "zh")] == ["mine", "benim", "mine"]


def _load(folder: Path, term: str) -> Terms:
    """A small book whose second term, on line 7, is the given one."""
    path = folder / "tag.yaml"
    lines = ["system: tag", "glossary:", "  - id: people", "    title: People", "    terms:"]
    lines += ["      - {id: hero, name: hero, meaning: Yours., words: [your_hero]}", f"      - {term}", ""]
    path.write_text("\n".join(lines), encoding="utf-8")
    return load(path)

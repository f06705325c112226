"""The questions that players of a system ask, each with an answer and the rules it rests on.

The rules reference prints them. Rulings that are proved by playing them belong to scenarios: see `content.rulings`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from content.books import book_of, read_book

if TYPE_CHECKING:
    from content.checks.finding import Finding
    from content.schema.prose import Prose
    from content.schema.questions import WrittenQuestions


@dataclass(frozen=True, slots=True)
class Question:
    """A question and its answer."""

    id: str
    asked: Prose
    answered: Prose
    rules: tuple[str, ...]
    """The numbers of the rules that the answer rests on."""
    about: tuple[str, ...]
    """The heroes (`bigfoot`) and cards (`bigfoot/feint`, `minotaur`) it speaks of."""

    def question(self, language: str = "en") -> str:
        """What a player asks."""
        return self.asked.spoken(language)

    def answer(self, language: str = "en") -> str:
        """What a judge of the game answers."""
        return self.answered.spoken(language)


@cache
def questions(system: str) -> tuple[Question, ...]:
    """The questions about a system, in the order of the book; raises `UnknownBook` if it has none.

    >>> first = questions("unmatched")[0]
    >>> first.question("en"), first.rules
    ('May I take the same action twice in a turn, or leave one out?', ('9', '10'))
    """
    return load(book_of(system, "questions"))


def load(path: Path) -> tuple[Question, ...]:
    """The questions in a file; raises `ContentError` with everything that is wrong with it."""
    from content.schema.questions import WrittenQuestions

    written = read_book(path, WrittenQuestions, clashes)
    return tuple(Question(one.id, one.question, one.answer, one.rules, one.about) for one in written.questions)


def clashes(written: WrittenQuestions) -> Iterator[Finding]:
    """Every question has an id of its own."""
    from content.checks.finding import Finding

    ids: set[str] = set()
    for i, question in enumerate(written.questions):
        if question.id in ids:
            message = f"There is a question with the id {question.id} already."
            yield Finding("duplicate-question", ("questions", i, "id"), message, "Join the two, or name one otherwise.")
        ids.add(question.id)

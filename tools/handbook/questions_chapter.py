"""The chapter with the questions that players ask, in the order in which the rules answer them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from content.books import Section as RulesPart
from content.questions import Question as WrittenQuestion
from effects.wording.letters import capitalized
from tools.handbook.links import Links
from tools.handbook.model import Chapter, Question, Run, Section
from tools.words import words


def questions_chapter(asked: Iterable[WrittenQuestion], links: Links, things: Mapping[str, Run]) -> Chapter:
    """All questions, under the headings of the rules they rest on; `things` leads to heroes and cards by their ids."""
    sections = []
    for part, together in groupby(numbered(asked, links), key=lambda each: _part(each[1], links)):
        questions = tuple(_question(number, each, links, things) for number, each in together)
        sections.append(Section(f"questions-{part.id}", part.title(links.language), questions))
    title = capitalized(words(links.language).questions, links.language)
    return Chapter("questions", title, tuple(sections), in_columns=True, lists_sections=False)


def numbered(asked: Iterable[WrittenQuestion], links: Links) -> list[tuple[int, WrittenQuestion]]:
    """The questions with their numbers in the handbook: in the order in which the rules answer them."""
    parts = list(dict.fromkeys(rule.section for rule in links.book))
    return list(enumerate(sorted(asked, key=lambda each: parts.index(_part(each, links))), start=1))


def question_anchor(asked: WrittenQuestion) -> str:
    """Where a question stands."""
    return f"question-{asked.id}"


def _part(asked: WrittenQuestion, links: Links) -> RulesPart:
    """The part of the rulebook that answers a question."""
    return links.book.by_number(asked.rules[0]).section


def _question(number: int, asked: WrittenQuestion, links: Links, things: Mapping[str, Run]) -> Question:
    return Question(
        question_anchor(asked),
        number,
        asked.question(links.language),
        links.text(asked.answer(links.language)),
        links.numbered(asked.rules),
        tuple(things[each] for each in asked.about if each in things),
    )

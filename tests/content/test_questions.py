"""The questions that players ask are answered in three languages, from rules that exist."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from content.books import UnknownBook, systems_with
from content.library import load as library
from content.questions import Question, load, questions
from content.rulebook import rulebook
from effects.problem import ContentError
from tests.content.three_languages import QUESTION_MARKS, sentences, slips

ALL = {system: questions(system) for system in systems_with("questions")}
LIBRARY = library()
SUBJECTS: Mapping[str, Callable[[str], object]] = {
    "unmatched": lambda subject: LIBRARY.card(subject) if "/" in subject else LIBRARY.hero(subject),
    "cyberpunk": LIBRARY.card_of_decks,
}
"""By system: what finds the things that its questions are about, or raises."""
each_question = pytest.mark.parametrize(
    ("system", "question"),
    [(system, question) for system, asked in ALL.items() for question in asked],
    ids=[f"{system}-{question.id}" for system, asked in ALL.items() for question in asked],
)


@pytest.mark.parametrize("system", ALL)
def test_there_are_questions_enough_to_fill_a_page(system: str) -> None:
    assert len(ALL[system]) >= 20
    assert len({question.question() for question in ALL[system]}) == len(ALL[system])


@each_question
def test_question_and_answer_are_whole_sentences_in_all_languages(system: str, question: Question) -> None:
    assert slips(question.asked) + slips(question.answered) == []
    assert sentences(question.asked, most=2, ends=QUESTION_MARKS) == []
    assert sentences(question.answered, most=4) == []


@each_question
def test_an_answer_rests_on_rules_of_the_book_and_speaks_of_what_there_is(system: str, question: Question) -> None:
    assert [rulebook(system).by_number(number).number for number in question.rules] == list(question.rules)
    for subject in question.about:
        assert SUBJECTS[system](subject)


def test_a_system_without_questions_is_answered_with_those_that_have_some() -> None:
    with pytest.raises(UnknownBook, match="There are no questions for 'tag'; there are for cyberpunk, unmatched"):
        questions("tag")


def test_questions_share_no_ids(tmp_path: Path) -> None:
    path = tmp_path / "tag.yaml"
    question = "  - {id: why, question: Why?, answer: So., rules: [1]}\n"
    path.write_text(f"system: tag\nquestions:\n{question}{question}", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(path)
    [problem] = caught.value.problems
    assert (problem.code, problem.place.line, problem.place.column) == ("duplicate-question", 4, 10)


@pytest.mark.parametrize(
    ("question", "column"),
    [
        ("{id: why, question: Why?, answer: So., rules: []}", 51),
        ("{id: why, question: Why?, answer: So., rules: [one]}", 52),
        ("{id: why, question: Why?, answer: So., rules: [1], about: [Bigfoot]}", 64),
        ("{id: why, question: ' ', answer: So., rules: [1]}", 25),
    ],
)
def test_what_does_not_fit_is_said_at_its_place(tmp_path: Path, question: str, column: int) -> None:
    path = tmp_path / "tag.yaml"
    path.write_text(f"system: tag\nquestions:\n  - {question}\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(path)
    [problem] = caught.value.problems
    assert (problem.place.line, problem.place.column) == (3, column)

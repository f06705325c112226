"""The questions that players of a system ask, as their file writes them: each with an answer and its rules."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from content.schema.closed import Closed
from content.schema.name import Id
from content.schema.prose import Prose, RuleNumber

Subject = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+(/[a-z0-9-]+)?$", max_length=81)]
"""A hero by its id, a card of a hero as `hero/card`, or a card of decks by its id."""


class WrittenQuestion(Closed):
    """A question and its answer."""

    id: Id
    """Lower-case words that say what is asked, such as `empty-deck`."""
    question: Prose
    """What a player asks."""
    answer: Prose
    """What a judge of the game answers, in a few sentences."""
    rules: Annotated[tuple[RuleNumber, ...], Field(min_length=1, max_length=6)]
    """The numbers of the rules that the answer rests on."""
    about: Annotated[tuple[Subject, ...], Field(max_length=6)] = ()
    """The heroes and cards it speaks of."""


class WrittenQuestions(Closed):
    """The questions of a game system."""

    system: Id
    """The system the questions are about, such as `unmatched`; the file has the same name."""
    questions: tuple[WrittenQuestion, ...]
    """The questions, those that every player meets first."""

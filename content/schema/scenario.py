"""A scenario of any game: an example of rules or cards with answers, and what must hold between them. The position at
its beginning is the game's own.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, ClassVar, Self

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from content.schema.answers import Answer, Refusal, demand_one_key
from content.schema.closed import Note
from content.schema.expect import Expectation
from content.schema.name import Id
from content.schema.prose import Prose
from content.schema.set import System
from content.schema.short import Cards, Key, Part, Seat, Sentence, Short


class Start(Enum):
    """Where a scenario begins; the value is the word an author writes."""

    TURN = "turn"
    """In a turn, with everything where the scenario says."""
    OPENING = "opening"
    """At the very beginning, before anything is drawn or placed."""


class Doing(Short, Answer):
    """One step of the play: exactly one thing that a player does, or what must hold. A key alone is an answer."""

    alone: ClassVar = {str: "answer"}
    expected = "an answer by its key, or a mapping such as {answer: ...}, {expect: ...} or {illegal: ...}"

    expect: Expectation | None = None
    """What must hold now."""
    illegal: Refusal | None = None
    """What a player cannot do now, and why."""
    by: Seat | None = None
    """Whose player does it; it is checked that he is the one who is asked."""
    note: Note | None = None
    """A remark of the author's."""

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        demand_one_key(self, (*self.answers, "expect", "illegal"))
        return self


def something(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """Refuse a scenario in which nothing is done or expected."""
    if not steps:
        raise ValueError("expected at least one step, such as `expect`")
    return steps


def _texts(given: Any) -> Any:
    """A die's result is a number."""
    if not isinstance(given, (list, tuple)):
        return given
    return [str(one) if isinstance(one, int) and not isinstance(one, bool) else one for one in given]


_Results = Annotated[tuple[Key, ...], Field(max_length=100)]


class Example(Part):
    """An example of rules or cards that is played and checked."""

    merged: ClassVar[tuple[str, ...]] = ()
    """The keys whose entries a scenario adds to those of its file, instead of replacing all of them."""

    name: Sentence
    """What it shows, in a sentence."""
    rules: Annotated[tuple[Id, ...], Field(max_length=50)] = ()
    """The rules it shows, by their ids."""
    cards: Cards = ()
    """The cards it shows."""
    ruling: Prose | None = None
    """What it proves about these cards, to be printed beside them: one text, or a mapping with en, tr and zh."""
    system: System
    """The game: `unmatched` or `cyberpunk`; the other keys tell it, so it may be left out."""
    start: Start = Start.TURN
    """`turn`, or `opening` to begin before anything is drawn or placed."""
    random: Annotated[_Results, BeforeValidator(_texts, json_schema_input_type=tuple[Key | int, ...])] = ()
    """What chance gives, pick by pick: keys, or the cards and results of dice alone."""
    seed: Annotated[int, Field(strict=True, ge=0, lt=2**63)] = 1
    """What decks are shuffled by."""
    note: Note | None = None
    """A remark of the author's."""
    play: Annotated[tuple[Doing, ...], Field(max_length=200), AfterValidator(something)]
    """What is done and what must hold, step by step."""

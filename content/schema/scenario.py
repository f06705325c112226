"""A scenario: an example of rules or cards with a position, answers, and what must hold between them."""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from content.schema.answers import Answer, Illegal, demand_one_key
from content.schema.closed import Note
from content.schema.expect import Expect
from content.schema.name import Id
from content.schema.position import Battlefield, Pile, Standing, Start, Turn
from content.schema.prose import Prose
from content.schema.set import System
from content.schema.short import Cards, Fighter, Hero, Key, Part, Sentence
from content.schema.unmatched.card import Card
from effects.syntax.language import Ability


class Step(Answer):
    """One step of the play: exactly one thing that a player does, or what must hold."""

    expect: Expect | None = None
    """What must hold now."""
    illegal: Illegal | None = None
    """What a player cannot do now, and why."""
    by: Hero | None = None
    """The hero whose player does it; it is checked that he is the one who is asked."""
    note: Note | None = None
    """A remark of the author's."""

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        demand_one_key(self, (*self.answers, "expect", "illegal"))
        return self


def _unnumbered(given: Any) -> Any:
    """A hero that comes again is written again; its number is for the rest of the scenario."""
    hero, colon, number = given.partition(":") if isinstance(given, str) else ("", "", "")
    if colon and number.isdecimal():
        raise ValueError(
            f"expected the id of a hero alone, as often as it plays, found {given}: write {hero}; "
            f"{hero}:2 is its second seat everywhere else"
        )
    return given


def _something(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if not steps:
        raise ValueError("expected at least one step, such as `expect`")
    return steps


class Scenario(Part):
    """An example of rules or cards that is played and checked."""

    name: Sentence
    """What it shows, in a sentence."""
    rules: Annotated[tuple[Id, ...], Field(max_length=50)] = ()
    """The rules it shows, by their ids."""
    cards: Cards = ()
    """The cards it shows, as `hero/card`."""
    ruling: Prose | None = None
    """What it proves about these cards, to be printed beside them: one text, or a mapping with en, tr and zh."""
    system: System = System.UNMATCHED
    """The game: `unmatched`."""
    heroes: Annotated[tuple[Annotated[Id, BeforeValidator(_unnumbered)], ...], Field(min_length=2, max_length=4)]
    """The heroes in the order of their seats; one may come more than once: `bigfoot`, `bigfoot:2`."""
    mode: Annotated[str, Field(min_length=1, max_length=40)] = "duel"
    """How they meet: `duel`, `team`, `team-of-three` or `free-for-all`."""
    board: Battlefield
    """The id of a board, or a small board drawn here."""
    with_cards: dict[Id, Annotated[tuple[Card, ...], Field(max_length=60)]] = Field(default_factory=dict)
    """By hero: further cards of the deck; one with the id of a card of the deck takes its place."""
    with_abilities: dict[Id, Annotated[tuple[Ability, ...], Field(max_length=10)]] = Field(default_factory=dict)
    """By hero: its abilities, instead of its own; `[]` takes them away."""
    start: Start = Start.TURN
    """`turn`, or `opening` to begin before anything is on the board."""
    fighters: dict[Fighter, Standing] = Field(default_factory=dict)
    """Where the fighters stand; sidekicks that are not mentioned are defeated."""
    hands: dict[Hero, Cards] = Field(default_factory=dict)
    """By hero: the hand; empty unless said."""
    decks: dict[Hero, Pile] = Field(default_factory=dict)
    """By hero: the deck. Unless it is listed whole, what no other pile holds lies in it, in the order of the file."""
    discards: dict[Hero, Cards] = Field(default_factory=dict)
    """By hero: the discard pile, top first. If the deck is listed whole, what no pile holds lies below."""
    states: dict[Hero, dict[Id, Id]] = Field(default_factory=dict)
    """By hero: the states it is in, such as `{size: big}`; the first value of each unless said."""
    turn: Turn = Turn()
    """Whose turn it is, how many actions are left, which turn it is."""
    random: Annotated[tuple[Key, ...], Field(max_length=100)] = ()
    """What chance gives, pick by pick: keys, or the cards alone."""
    seed: Annotated[int, Field(strict=True, ge=0, lt=2**63)] = 1
    """What decks are shuffled by."""
    turn_cap: Annotated[int, Field(strict=True, ge=1, le=9999)] = 200
    """After so many turns the match is a draw."""
    play: Annotated[tuple[Step, ...], Field(max_length=200), AfterValidator(_something)]
    """What is done and what must hold, step by step."""
    note: Note | None = None
    """A remark of the author's."""

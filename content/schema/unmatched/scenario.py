"""A scenario of unmatched: heroes on a board, what their players do, and what must hold."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, BeforeValidator, Field

from content.schema.name import Id
from content.schema.scenario import Doing, Example, something
from content.schema.set import System
from content.schema.short import Cards
from content.schema.unmatched.answers import Deed, Illegal
from content.schema.unmatched.card import Card
from content.schema.unmatched.expect import Expect
from content.schema.unmatched.ids import Fighter, Hero
from content.schema.unmatched.position import Battlefield, Pile, Standing, Turn
from effects.syntax.language import Ability


class Step(Doing, Deed):
    """One step of the play: exactly one thing that a player does, or what must hold. A key alone is an answer."""

    expect: Expect | None = None
    """What must hold now."""
    illegal: Illegal | None = None
    """What a player cannot do now, and why."""


def _unnumbered(given: Any) -> Any:
    """A hero that comes again is written again; its number is for the rest of the scenario."""
    hero, colon, number = given.partition(":") if isinstance(given, str) else ("", "", "")
    if colon and number.isdecimal():
        raise ValueError(
            f"expected the id of a hero alone, as often as it plays, found {given}: write {hero}; "
            f"{hero}:2 is its second seat everywhere else"
        )
    return given


class Scenario(Example):
    """An example of rules or cards that is played and checked."""

    merged: ClassVar = ("fighters", "hands", "decks", "discards", "states", "turn", "with_cards", "with_abilities")

    system: System = System.UNMATCHED
    """The game: `unmatched` or `cyberpunk`; the other keys tell it, so it may be left out."""
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
    turn_cap: Annotated[int, Field(strict=True, ge=1, le=9999)] = 200
    """After so many turns the match is a draw."""
    play: Annotated[tuple[Step, ...], Field(max_length=200), AfterValidator(something)]
    """What is done and what must hold, step by step."""

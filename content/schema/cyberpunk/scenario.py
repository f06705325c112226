"""A scenario of cyberpunk: two sides, what their players do, and what must hold."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import AfterValidator, Field

from content.schema.cyberpunk.answers import Deed, Illegal
from content.schema.cyberpunk.card import Card
from content.schema.cyberpunk.expect import Expect
from content.schema.cyberpunk.position import Options, Side, Turn
from content.schema.scenario import Doing, Example, something
from content.schema.set import System


class Step(Doing, Deed):
    """One step of the play: exactly one thing that a player does, or what must hold. A key alone is an answer."""

    expect: Expect | None = None
    """What must hold now."""
    illegal: Illegal | None = None
    """What a player cannot do now, and why."""


class Scenario(Example):
    """An example of rules or cards that is played and checked."""

    merged: ClassVar = ("you", "rival", "turn", "options")

    system: System = System.CYBERPUNK
    """The game: `unmatched` or `cyberpunk`; the other keys tell it, so it may be left out."""
    you: Side = Side()
    """Your cards and Gigs; it is your turn unless said."""
    rival: Side = Side()
    """The rival's cards and Gigs."""
    turn: Turn = Turn()
    """Whose turn it is, and which."""
    with_cards: Annotated[tuple[Card, ...], Field(max_length=60)] = ()
    """Cards of this scenario, written as in a file of cards; one with the id of a card of the library replaces it."""
    options: Options = Options()
    """Where the rules leave a choice."""
    play: Annotated[tuple[Step, ...], Field(max_length=200), AfterValidator(something)]
    """What is done and what must hold, step by step."""

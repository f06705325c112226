"""The vocabulary: single words that mean fighters, cards, spaces, players, numbers, conditions or events.

A word carries what it means, what kind of thing it names, whether it names one or several, and where it means
something at all. Each system lists its own words; an author's ids and the names of steps come on top of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program


class Kind(Enum):
    """What a selector can select."""

    FIGHTERS = "fighters"
    CARDS = "cards"
    SPACES = "spaces"
    GIGS = "gigs"


def _one_player(given: Any) -> Any:
    if isinstance(given, list):
        message = "one player stands here, not a list of them"
        hint = "write one step for each player; the one whose turn it is comes first"
        raise PydanticCustomError("one_player", message, {"hint": hint})
    return given


Player = Annotated[str, BeforeValidator(_one_player)]
"""A word for one player."""


class Whereabouts(Enum):
    """Which fighters a word for fighters means, by where they are."""

    ON_BOARD = "on the board"
    DEFEATED = "defeated"
    ANYWHERE = "wherever they are"


class Where(Enum):
    """Where a word means something."""

    EVERYWHERE = "everywhere"
    COMBAT = "in the windows of a combat, and in abilities that a combat wakes"
    BEFORE_REVEAL = "in abilities with `attack_declared`, while the attack card lies face down"
    RESULT = "once the combat has a result: in `after_combat`, and in abilities that come after the combat"
    FIGHTER_EVENT = "in abilities that wait for what happens to a fighter: `damaged` and `defeated`"
    CARD_EVENT = "in what waits for something that happens to a card"
    GIG_EVENT = "in what waits for something that happens to a Gig"
    DEED_EVENT = "in what waits for something that a unit does"
    MARGIN = "in what waits for `fight_won`"
    GEAR = "on gear"


@dataclass(frozen=True, slots=True)
class Word:
    """A word that selects things."""

    word: str
    kind: Kind
    several: bool
    """Whether it can name more than one thing, so that a verb needs to be told how many."""
    meaning: str
    compile: Callable[[Meaning], program.Selector]
    where: Where = Where.EVERYWHERE
    owner: str = ""
    """For the cards of a hand: the player who picks among them unless a step says otherwise."""
    of_opponent: bool = False
    """Whether it means something of one opponent, so that it must be known which."""
    belongs: Callable[[], program.Filter] | None = None
    """Asks a single thing whether it is one of these, which is quicker than to list them."""
    by_place: bool = False
    """Whether they may be hidden from the player who picks among them, so that he picks their places."""


@dataclass(frozen=True, slots=True)
class AmountWord:
    """A word that is a number."""

    word: str
    meaning: str
    compile: Callable[[Meaning], program.Amount]
    where: Where = Where.EVERYWHERE


@dataclass(frozen=True, slots=True)
class ConditionWord:
    """A word that holds or does not."""

    word: str
    meaning: str
    compile: Callable[[Meaning], program.Condition]
    where: Where = Where.EVERYWHERE


@dataclass(frozen=True, slots=True)
class Quality:
    """A word of the filter `is`."""

    word: str
    kind: Kind
    """What it can be asked of."""
    meaning: str
    compile: Callable[[], program.Filter]
    is_off_board: bool = False
    """Whether it is said of things that other words leave out, because they are not on the board."""


@dataclass(frozen=True, slots=True)
class EventWord:
    """Something that happens during a match and that an ability can wait for."""

    word: str
    meaning: str
    number: int
    """The engine's number of the event."""
    where: Where = Where.EVERYWHERE
    of: Kind | None = None
    """What it happens to, where an ability can ask."""
    is_deed: bool = False
    """Whether something does it, so that an ability can ask who."""
    is_mutual: bool = False
    """Whether it happens to both parties alike, so that either can be asked for as the one who does it."""
    is_turn: bool = False
    """Whether it is a moment of a turn: your own, unless it is everybody's."""
    is_everybodys: bool = False


@dataclass(frozen=True, slots=True)
class PlayerWord:
    """A word for a player."""

    word: str
    meaning: str
    number: int
    """The engine's number for this relation to the player whose step it is."""


Spoken = TypeVar("Spoken", Word, AmountWord, ConditionWord, EventWord, PlayerWord, Quality)


def by_word(words: Iterable[Spoken]) -> dict[str, Spoken]:
    """Words as they are looked up."""
    return {word.word: word for word in words}

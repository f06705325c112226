"""What a tool needs of a game system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.text import Text

    from content.library import Library
    from engine.kernel.match import Match
    from engine.kernel.table import Table
    from tools.log.event import Event
    from tools.log.line import Telling
    from tools.log.names import Names
    from tools.paper.faces import Bundle
    from tools.paper.texts import Texts
    from tools.saves.fields import Fields
    from tools.seats import Seating
    from tools.terminal.screen import Screen
    from tools.terminal.sight import Sight
    from tools.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """What a command was asked for; None is what was not said."""

    heroes: Sequence[str] | None = None
    decks: Sequence[str] | None = None
    board: str | None = None
    mode: str | None = None
    turn_cap: int | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """What a decided match adds to a tally, besides who won."""

    first: int
    """The seat that took the first turn."""
    ended: str = ""
    """Why it ended, where a system has several ways."""
    plays: Sequence[tuple[int, str]] = field(default=())
    """Every card that was played: the seat, and the card by id."""


class Meeting(Protocol):
    """Who meets whom and how, by ids: as plain as that, so that other processes can be told."""

    @property
    def system(self) -> str:
        """The system by its name."""
        ...

    @property
    def sides(self) -> tuple[str, ...]:
        """By seat, in the order of the turns: what it plays with, by id."""
        ...

    def turned(self, seats: int) -> Meeting:
        """The same after everybody has gone so many seats round the table."""
        ...

    def game(self, library: Library) -> Game:
        """The meeting made ready to be played; raises `UnknownId` or `ContentError` for what cannot be played."""
        ...

    def as_data(self) -> dict[str, object]:
        """The meeting as a save holds it."""
        ...


class Game(Protocol):
    """A meeting made ready to be played."""

    @property
    def meeting(self) -> Meeting:
        """The meeting, with everything in it that was left open."""
        ...

    @property
    def seating(self) -> Seating:
        """Who is on whose side, and which player runs which seat."""
        ...

    @property
    def lineup(self) -> Table:
        """What the engine plays with."""
        ...

    def begin(self, seed: int, recording: bool = True) -> Match:
        """A match at its first choice."""
        ...

    # What people read

    def names(self, language: str = "en") -> Names:
        """What everything is called."""
        ...

    def telling(self, names: Names, seat: int | None = None) -> Telling:
        """The match being told: to everybody afterwards, or as one seat may know it."""
        ...

    def sight(self, match: Match, names: Names, seat: int, screen: Screen, last: Match | None) -> Sight:
        """The open choice as the player of the seat sees it; `last` is the match before the last decision of a
        person.
        """
        ...

    def shows(self, event: Event, seats: Sequence[int]) -> bool:
        """Whether an event showed these seats what they could not know before."""
        ...

    # What programs read

    def facts(self, match: Match) -> dict[str, object]:
        """What came of a match, besides who won."""
        ...

    def counted(self, match: Match) -> Counted:
        """What a decided match adds to a tally; it may have been played without recording."""
        ...

    # What a save needs

    def sets(self) -> tuple[str, ...]:
        """By seat: the set that what it plays with is from."""
        ...

    def marks(self) -> Mapping[str, str | list[str]]:
        """Marks of the compiled content: `line_up` for all of it, and one for each of its parts."""
        ...

    def files(self) -> list[Path]:
        """The files that the match was made of."""
        ...


class System(Protocol):
    """A game system, for those who have no match yet."""

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def side(self) -> str:
        """What a seat plays with, in a word."""
        ...

    @property
    def options(self) -> tuple[str, ...]:
        """What of `Asked` it takes, the sides first."""
        ...

    @property
    def is_recorded(self) -> bool:
        """Whether `Game.counted` needs a recorded match."""
        ...

    def meeting(self, asked: Asked) -> Meeting:
        """The meeting that a command was asked for."""
        ...

    def read(self, fields: Fields) -> Meeting:
        """The meeting in a save."""
        ...

    def read_marks(self, fields: Fields, seats: int) -> Mapping[str, str | list[str]]:
        """The marks of the compiled content in a save, as `Game.marks` gives them."""
        ...

    def benched(self) -> Meeting:
        """The meeting whose speed is measured."""
        ...

    def explains(self, wanted: str, library: Library) -> bool:
        """Whether it has what somebody wants explained."""
        ...

    def explained(self, wanted: str, library: Library, width: int, language: str) -> Iterator[Text]:
        """A card line by line: its text, its program in plain words, where each piece was written."""
        ...

    def bundles(
        self, sides: Sequence[str], cards: Sequence[str], library: Library, words: Words, texts: Texts
    ) -> Sequence[Bundle]:
        """What is printed of these sides, or only of these of their cards, or of these cards alone."""
        ...

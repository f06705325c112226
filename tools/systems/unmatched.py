"""Unmatched: heroes on a board, in a mode."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.limits import MOST_TURNS
from tools.seats import rotated
from tools.systems.system import Asked, Counted

if TYPE_CHECKING:
    from rich.text import Text

    from content.library import Library
    from engine.kernel.match import Match
    from engine.unmatched.lineup import LineUp
    from tools.log.event import Event
    from tools.log.names import Names
    from tools.log.unmatched.telling import Telling
    from tools.paper.faces import Bundle
    from tools.paper.texts import Texts
    from tools.saves.fields import Fields
    from tools.seats import Seating
    from tools.terminal.screen import Screen
    from tools.terminal.unmatched.sight import Sight
    from tools.words import Words

DUEL: Final = "duel"
TURN_CAP: Final = 200


@dataclass(frozen=True, slots=True)
class Heroes:
    """Heroes by id in the order of their turns; without a board they meet on one with room for them."""

    sides: tuple[str, ...]
    board: str | None = None
    mode: str = DUEL
    turn_cap: int = TURN_CAP

    @property
    def system(self) -> str:
        """The name of the system."""
        return UNMATCHED.name

    def turned(self, seats: int) -> Heroes:
        """The same after everybody has gone so many seats round the table."""
        return replace(self, sides=rotated(self.sides, seats))

    def game(self, library: Library) -> UnmatchedGame:
        """The heroes made ready to meet."""
        from content.matches.unmatched import line_up

        return UnmatchedGame(self, line_up(library, self.sides, self.board, self.turn_cap, self.mode), library)

    def as_data(self) -> dict[str, object]:
        """The meeting as a save holds it."""
        return {"heroes": self.sides, "board": self.board, "mode": self.mode, "options": {"turn_cap": self.turn_cap}}


class UnmatchedGame:
    """Heroes ready to meet."""

    def __init__(self, meeting: Heroes, lineup: LineUp, library: Library) -> None:
        self.meeting = replace(meeting, board=lineup.board.id)
        self.lineup = lineup
        self.seating: Seating = lineup.mode
        self._library = library

    def begin(self, seed: int, recording: bool = True) -> Match:
        """A match at its first choice."""
        from engine.unmatched.setup import begin

        return begin(self.lineup, seed, recording)

    def names(self, language: str = "en") -> Names:
        """What everything is called."""
        from tools.log.unmatched.names import Names

        return Names(self.lineup, self._library, language)

    def telling(self, names: Names, seat: int | None = None) -> Telling:
        """The match being told."""
        from tools.log.unmatched.names import Names as UnmatchedNames
        from tools.log.unmatched.telling import Telling

        assert isinstance(names, UnmatchedNames)
        return Telling(names, seat)

    def sight(self, match: Match, names: Names, seat: int, screen: Screen, last: Match | None) -> Sight:
        """The open choice as the player of the seat sees it."""
        from tools.log.unmatched.names import Names as UnmatchedNames
        from tools.terminal.unmatched.sight import Sight

        assert isinstance(names, UnmatchedNames)
        return Sight(match, names, seat, screen, last)

    def shows(self, event: Event, seats: Sequence[int]) -> bool:
        """Cards of a combat are seen, and cards that one draws."""
        from engine.unmatched.terms import CARD_DRAWN, CARDS_REVEALED

        return event[0] == CARDS_REVEALED or (event[0] == CARD_DRAWN and event[1] in seats)

    def facts(self, match: Match) -> dict[str, object]:
        """The mode."""
        return {"mode": self.meeting.mode}

    def counted(self, match: Match) -> Counted:
        """The first seat takes the first turn."""
        return Counted(0)

    def sets(self) -> tuple[str, ...]:
        """By seat: the set that its hero is from."""
        return tuple(self._library.hero(hero).set_id for hero in self.meeting.sides)

    def marks(self) -> Mapping[str, str | list[str]]:
        """Marks of the heroes and of the board."""
        from tools.saves.unmatched import mark_of_board, mark_of_hero

        heroes = [mark_of_hero(hero) for hero in self.lineup.heroes]
        return {"line_up": self.lineup.fingerprint(), "heroes": heroes, "board": mark_of_board(self.lineup.board)}

    def files(self) -> list[Path]:
        """The files of the heroes and of the board."""
        heroes = [self._library.hero(hero).path for hero in self.meeting.sides]
        return [*heroes, self._library.board(self.lineup.board.id).path]


class Unmatched:
    """The system, for those who have no match yet."""

    name = "unmatched"
    side = "hero"
    options = ("heroes", "board", "mode", "turn_cap")
    is_recorded = False

    def meeting(self, asked: Asked) -> Heroes:
        """The heroes that a command was asked for; without a mode they meet in a duel."""
        assert asked.heroes is not None
        return Heroes(tuple(asked.heroes), asked.board, asked.mode or DUEL, asked.turn_cap or TURN_CAP)

    def read(self, fields: Fields) -> Heroes:
        """The heroes in a save."""
        from engine.unmatched.modes import MODE_NAMES, sizes_of

        mode, options = fields.one_of("mode", *MODE_NAMES), fields.part("options")
        meeting = Heroes(
            sides=fields.by_seat("heroes", *sizes_of(mode)),
            board=fields.word("board"),
            mode=mode,
            turn_cap=options.number("turn_cap", 1, MOST_TURNS),
        )
        options.demand_no_more()
        return meeting

    def read_marks(self, fields: Fields, seats: int) -> Mapping[str, str | list[str]]:
        """The marks of heroes and board in a save."""
        heroes = list(fields.by_seat("heroes", seats))
        return {"line_up": fields.word("line_up"), "heroes": heroes, "board": fields.word("board")}

    def benched(self) -> Heroes:
        """The heroes whose speed is measured."""
        return Heroes(("robin-hood", "bigfoot"), "sherwood-forest")

    def explains(self, wanted: str, library: Library) -> bool:
        """A hero, or a card with its hero's id before it."""
        return "/" in wanted or wanted in library.heroes

    def explained(self, wanted: str, library: Library, width: int, language: str) -> Iterator[Text]:
        """A card `hero/card`, or the abilities of a hero."""
        from tools.explaining.unmatched import explained

        return explained(wanted, library, width, language)

    def bundles(
        self, sides: Sequence[str], cards: Sequence[str], library: Library, words: Words, texts: Texts
    ) -> Sequence[Bundle]:
        """Heroes with all that is in their box, or some of their cards."""
        from tools.paper.unmatched.bundle import bundles

        return bundles(sides, cards, library, words, texts)


UNMATCHED: Final = Unmatched()

"""Cyberpunk: two decks, one against the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.seats import rotated
from tools.systems.system import Asked, Counted

if TYPE_CHECKING:
    from rich.text import Text

    from content.library import Library
    from engine.cyberpunk.lineup import LineUp
    from engine.kernel.match import Match
    from tools.log.cyberpunk.telling import Telling
    from tools.log.event import Event
    from tools.log.names import Names
    from tools.paper.faces import Bundle
    from tools.paper.texts import Texts
    from tools.saves.fields import Fields
    from tools.terminal.cyberpunk.sight import Sight
    from tools.terminal.screen import Screen
    from tools.words import Words

OPTIONS: Final = ("zero_power_defeats", "plain_legend_play")
"""Where the rules leave a choice (rule 12)."""


@dataclass(frozen=True, slots=True)
class Decks:
    """Two decks by id in the order of their seats, and the options of the rules."""

    sides: tuple[str, ...]
    zero_power_defeats: bool = True
    plain_legend_play: bool = False

    @property
    def system(self) -> str:
        """The name of the system."""
        return CYBERPUNK.name

    def turned(self, seats: int) -> Decks:
        """The same with the seats changed."""
        return replace(self, sides=rotated(self.sides, seats))

    def game(self, library: Library) -> CyberpunkGame:
        """The decks made ready to meet."""
        from content.matches.cyberpunk import line_up
        from engine.cyberpunk.lineup import Options

        options = Options(self.zero_power_defeats, self.plain_legend_play)
        return CyberpunkGame(self, line_up(library, self.sides, options), library)

    def as_data(self) -> dict[str, object]:
        """The meeting as a save holds it."""
        return {"decks": self.sides, "options": {option: getattr(self, option) for option in OPTIONS}}


@dataclass(frozen=True, slots=True)
class Rivals:
    """Two players, each with one seat."""

    name: str = "duel"
    seats: int = 2
    sides: tuple[int, ...] = (0, 1)
    players: tuple[int, ...] = (0, 1)


class CyberpunkGame:
    """Decks ready to meet."""

    seating = Rivals()

    def __init__(self, meeting: Decks, lineup: LineUp, library: Library) -> None:
        self.meeting = meeting
        self.lineup = lineup
        self._library = library

    def begin(self, seed: int, recording: bool = True) -> Match:
        """A match at its first choice."""
        from engine.cyberpunk.setup import begin

        return begin(self.lineup, seed, recording)

    def names(self, language: str = "en") -> Names:
        """What everything is called."""
        from tools.log.cyberpunk.names import Names

        decks = [self._library.deck(deck).demand().name for deck in self.meeting.sides]
        return Names(self.lineup, decks, self._library, language)

    def telling(self, names: Names, seat: int | None = None) -> Telling:
        """The match being told."""
        from tools.log.cyberpunk.names import Names as CyberpunkNames
        from tools.log.cyberpunk.telling import Telling

        assert isinstance(names, CyberpunkNames)
        return Telling(names, seat)

    def sight(self, match: Match, names: Names, seat: int, screen: Screen, last: Match | None) -> Sight:
        """The open choice as the player of the seat sees it."""
        from tools.log.cyberpunk.names import Names as CyberpunkNames
        from tools.terminal.cyberpunk.sight import Sight

        assert isinstance(names, CyberpunkNames)
        return Sight(match, names, seat, screen)

    def shows(self, event: Event, seats: Sequence[int]) -> bool:
        """Dice that are rolled, cards that lay face down, and cards that one draws or looks at."""
        from engine.cyberpunk.terms import CALLED, DIE_ROLLED, DRAWN, LOOKED, PLAYED, REVEALED, TRASHED

        kind, who = event[:2]
        if kind in (DRAWN, LOOKED):
            return who in seats
        return kind in (CALLED, DIE_ROLLED, REVEALED, TRASHED) or (kind == PLAYED and who not in seats)

    def facts(self, match: Match) -> dict[str, object]:
        """Who started, and why it ended."""
        counted = self.counted(match)
        return {"starter": counted.first, "ended": counted.ended or None}

    def counted(self, match: Match) -> Counted:
        """Who started, why it ended, and which cards were played."""
        from engine.cyberpunk.rivalry import Rivalry
        from engine.cyberpunk.terms import DECKED_OUT, MATCH_ENDED, PLAYED

        s = match.state
        assert isinstance(s, Rivalry)
        ended, plays = "", []
        for kind, seat, card, _, why, _ in match.events():
            if kind == PLAYED:
                plays.append((seat, self.lineup.type_ids[self.lineup.card_types[card]]))
            elif kind == MATCH_ENDED:
                ended = "an empty deck" if why == DECKED_OUT else "overtime" if s.overtime else "seven gigs"
        return Counted(int(s.starter), ended, plays)

    def sets(self) -> tuple[str, ...]:
        """By seat: the set that its deck is from."""
        return tuple(self._library.deck(deck).set_id for deck in self.meeting.sides)

    def marks(self) -> Mapping[str, str | list[str]]:
        """Marks of the decks."""
        from tools.saves.cyberpunk import mark_of_deck

        return {"line_up": self.lineup.fingerprint(), "decks": [mark_of_deck(deck) for deck in self.lineup.decks]}

    def files(self) -> list[Path]:
        """The files of the decks and of their cards."""
        decks = [self._library.deck(deck) for deck in self.meeting.sides]
        ids = {id_ for deck in decks for id_ in (*deck.demand().legends, *deck.demand().cards)}
        cards = {self._library.card_of_decks(id_).file.path for id_ in ids}
        return [*(deck.path for deck in decks), *sorted(cards)]


class Cyberpunk:
    """The system, for those who have no match yet."""

    name = "cyberpunk"
    side = "deck"
    options = ("decks",)
    is_recorded = True

    def meeting(self, asked: Asked) -> Decks:
        """The decks that a command was asked for."""
        assert asked.decks is not None
        return Decks(tuple(asked.decks))

    def read(self, fields: Fields) -> Decks:
        """The decks in a save."""
        sides, options = fields.by_seat("decks", 2), fields.part("options")
        meeting = Decks(sides, options.yes_or_no("zero_power_defeats"), options.yes_or_no("plain_legend_play"))
        options.demand_no_more()
        return meeting

    def read_marks(self, fields: Fields, seats: int) -> Mapping[str, str | list[str]]:
        """The marks of decks in a save."""
        return {"line_up": fields.word("line_up"), "decks": list(fields.by_seat("decks", seats))}

    def benched(self) -> Decks:
        """The decks whose speed is measured."""
        return Decks(("embracing-power-starter", "the-heist-starter"))

    def explains(self, wanted: str, library: Library) -> bool:
        """A card by its id."""
        return wanted in library.shelf

    def explained(self, wanted: str, library: Library, width: int, language: str) -> Iterator[Text]:
        """A card."""
        from tools.explaining.cyberpunk import explained

        return explained(wanted, library, width, language)

    def bundles(
        self, sides: Sequence[str], cards: Sequence[str], library: Library, words: Words, texts: Texts
    ) -> Sequence[Bundle]:
        """Decks, or some of their cards, or cards alone."""
        from tools.paper.cyberpunk.bundle import bundles

        return bundles(sides, cards, library, words, texts)


CYBERPUNK: Final = Cyberpunk()

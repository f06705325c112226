"""What a saved match holds."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from engine.unmatched.lineup import LineUp
from tools.saves.marks import Fingerprint, fingerprint
from tools.seats import Seats

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match

FORMAT: Final = "cardwright match 1"
SYSTEM: Final = "unmatched"


@dataclass(frozen=True, slots=True)
class Save:
    """A saved match."""

    heroes: tuple[str, ...]
    """The heroes by id, in the order of the seats."""
    sets: tuple[str, ...]
    """The sets they are from."""
    board: str
    mode: str
    turn_cap: int
    seed: int
    seats: Seats
    """Who answered: `human`, or the name of an agent."""
    fingerprint: Fingerprint
    answers: tuple[str, ...]
    """The answers by their keys."""

    def as_data(self) -> dict[str, object]:
        """The save as it is written."""
        return {
            "format": FORMAT,
            "system": SYSTEM,
            "heroes": self.heroes,
            "sets": self.sets,
            "board": self.board,
            "mode": self.mode,
            "options": {"turn_cap": self.turn_cap},
            "seed": self.seed,
            "seats": self.seats,
            "fingerprint": asdict(self.fingerprint),
            "answers": self.answers,
        }


def save_of(match: Match, library: Library, seats: Seats) -> Save:
    """The match up to now, also in the middle of an effect; it must have been begun with recording on."""
    lineup = match.state.table
    assert isinstance(lineup, LineUp)
    heroes = tuple(hero.id for hero in lineup.heroes)
    return Save(
        heroes=heroes,
        sets=tuple(library.hero(hero).set_id for hero in heroes),
        board=lineup.board.id,
        mode=lineup.mode.name,
        turn_cap=int(lineup.turn_cap),
        seed=match.seed,
        seats=seats,
        fingerprint=fingerprint(lineup),
        answers=tuple(match.answer_keys()),
    )

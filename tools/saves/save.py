"""What a saved match holds."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from engine.unmatched.lineup import LineUp
from tools.saves.marks import Fingerprint, fingerprint

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match

FORMAT: Final = "cardwright match 1"
SYSTEM: Final = "unmatched"
MODE: Final = "duel"


@dataclass(frozen=True, slots=True)
class Save:
    """A saved match."""

    heroes: tuple[str, str]
    """The heroes by id, in the order of the seats."""
    sets: tuple[str, str]
    """The sets they are from."""
    board: str
    turn_cap: int
    seed: int
    seats: tuple[str, str]
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
            "mode": MODE,
            "options": {"turn_cap": self.turn_cap},
            "seed": self.seed,
            "seats": self.seats,
            "fingerprint": asdict(self.fingerprint),
            "answers": self.answers,
        }


def save_of(match: Match, library: Library, seats: tuple[str, str]) -> Save:
    """The match up to now, also in the middle of an effect; it must have been begun with recording on."""
    lineup = match.state.table
    assert isinstance(lineup, LineUp)
    heroes = (lineup.heroes[0].id, lineup.heroes[1].id)
    return Save(
        heroes=heroes,
        sets=(library.hero(heroes[0]).set_id, library.hero(heroes[1]).set_id),
        board=lineup.board.id,
        turn_cap=int(lineup.turn_cap),
        seed=match.seed,
        seats=seats,
        fingerprint=fingerprint(lineup),
        answers=tuple(match.answer_keys()),
    )

"""What a saved match holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tools.seats import Seats
from tools.systems import Game, Meeting, system_called

if TYPE_CHECKING:
    from engine.kernel.match import Match

FORMAT: Final = "cardwright match 1"


@dataclass(frozen=True, slots=True)
class Save:
    """A saved match."""

    meeting: Meeting
    """Who meets whom and how."""
    sets: tuple[str, ...]
    """By seat: the set that what it plays with is from."""
    seed: int
    seats: Seats
    """Who answered: `human`, or the name of an agent."""
    fingerprint: Mapping[str, str | list[str]]
    """Marks of the compiled content, to tell whether it has changed, and which part of it."""
    answers: tuple[str, ...]
    """The answers by their keys."""

    def as_data(self) -> dict[str, object]:
        """The save as it is written."""
        return {
            "format": FORMAT,
            "system": self.meeting.system,
            **self.meeting.as_data(),
            "sets": self.sets,
            "seed": self.seed,
            "seats": self.seats,
            "fingerprint": self.fingerprint,
            "answers": self.answers,
        }


def save_of(match: Match, game: Game, seats: Seats) -> Save:
    """The match up to now, also in the middle of an effect; it must have been begun with recording on."""
    return Save(game.meeting, game.sets(), match.seed, seats, game.marks(), tuple(match.answer_keys()))


def changes(meeting: Meeting, now: Mapping[str, str | list[str]], then: Mapping[str, str | list[str]]) -> list[str]:
    """The parts of which the content has changed, in words."""
    changed: list[str] = []
    told = meeting.as_data()
    for part, new in now.items():
        if isinstance(new, list):
            side = system_called(meeting.system).side
            marks = zip(meeting.sides, new, then[part], strict=True)
            changed += [f"the {side} {id_}" for id_, mark, old in marks if mark != old]
        elif part in told and new != then[part]:
            changed.append(f"the {part} {told[part]}")
    return changed

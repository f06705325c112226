"""Modes: how many heroes meet, which of them are on one side, and who plays them (rules 91, 93, 96)."""

from __future__ import annotations

from typing import Final


class Mode:
    """Who sits where: by seat, in the order of the turns, its side and the player who runs it.

    Sides take turns one after the other, so that no side has two turns in a row (rule 92).
    """

    def __init__(self, name: str, sides: tuple[int, ...], players: tuple[int, ...]) -> None:
        self.name = name
        self.sides = sides
        self.players = players

    @property
    def seats(self) -> int:
        """How many heroes meet."""
        return len(self.sides)


DUEL: Final = Mode("duel", (0, 1), (0, 1))
TEAM: Final = Mode("team", (0, 1, 0, 1), (0, 1, 2, 3))
"""Two teams of two; what is a team mate's is friendly (rule 91)."""
TEAM_OF_THREE: Final = Mode("team-of-three", (0, 1, 0, 1), (0, 1, 0, 2))
"""The player who begins runs both heroes of a team, each with its own deck, hand and turn (rule 93)."""
FREE_FOR_THREE: Final = Mode("free-for-all", (0, 1, 2), (0, 1, 2))
FREE_FOR_FOUR: Final = Mode("free-for-all", (0, 1, 2, 3), (0, 1, 2, 3))
"""Everybody against everybody; the last hero standing wins (rule 96)."""
MODES: Final = (DUEL, TEAM, TEAM_OF_THREE, FREE_FOR_THREE, FREE_FOR_FOUR)
MODE_NAMES: Final = tuple(dict.fromkeys(mode.name for mode in MODES))


def mode_of(name: str, seats: int) -> Mode | None:
    """The mode of this name for so many heroes, if there is one."""
    for mode in MODES:
        if mode.name == name and mode.seats == seats:
            return mode
    return None


def sizes_of(name: str) -> list[int]:
    """For how many heroes there is a mode of this name."""
    return [mode.seats for mode in MODES if mode.name == name]

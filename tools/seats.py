"""Who answers for which seat: a name for each, `human` or an agent's, and how the seats go round the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from engine.kernel.chance import scaled, seeded
from engine.unmatched.modes import Mode
from tools.agents import HUMAN
from tools.exit_status import Misuse

Seats: TypeAlias = tuple[str, ...]
"""By seat, in the order of the turns: who answers."""
Thing = TypeVar("Thing")


def one_person(mode: Mode) -> Seats:
    """The first player is a person, who runs both heroes of a team of three (rule 93); the others are machines."""
    return tuple(HUMAN if player == mode.players[0] else "greedy" for player in mode.players)


def demand_fitting(seats: Seats, mode: Mode) -> None:
    """Raise `Misuse` unless there is a name for each seat, and the same one for all seats of a player."""
    if len(seats) != mode.seats:
        example = ",".join(one_person(mode))
        raise Misuse(
            f"{mode.seats} heroes meet, and --seats names {len(seats)} of those who play them: "
            f"name one for each hero, such as {example}"
        )
    for seat, player in enumerate(mode.players):
        first = mode.players.index(player)
        if seats[seat] != seats[first]:
            raise Misuse(
                f"in the mode {mode.name} one player runs the heroes {first + 1} and {seat + 1}: "
                f"--seats must name the same for both, not {seats[first]} and {seats[seat]}"
            )


def mates(mode: Mode, seat: int) -> list[int]:
    """The seats of a seat's side, itself among them."""
    return [other for other, side in enumerate(mode.sides) if side == mode.sides[seat]]


def by_side(mode: Mode, things: Sequence[Thing]) -> list[list[Thing]]:
    """What belongs to the seats, those of one side together.

    >>> from engine.unmatched.modes import TEAM
    >>> by_side(TEAM, ["Alice", "Bigfoot", "Medusa", "Sinbad"])
    [['Alice', 'Medusa'], ['Bigfoot', 'Sinbad']]
    """
    sides = sorted(set(mode.sides))
    return [[thing for thing, own in zip(things, mode.sides, strict=True) if own == side] for side in sides]


def rotations(mode: Mode) -> list[int]:
    """How many seats the heroes may go round the table so that teams and players stay together; at first none.

    >>> from engine.unmatched.modes import DUEL, TEAM, TEAM_OF_THREE
    >>> rotations(DUEL), rotations(TEAM), rotations(TEAM_OF_THREE)
    ([0, 1], [0, 1, 2, 3], [0, 2])
    """
    return [
        seats
        for seats in range(mode.seats)
        if all(_together(rotated(who, seats)) == _together(who) for who in (mode.sides, mode.players))
    ]


def rotated(things: Sequence[Thing], seats: int) -> tuple[Thing, ...]:
    """What belongs to seats after everybody has gone round the table, so that another takes the first turn.

    >>> rotated(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    return (*things[seats:], *things[:seats])


def coin(seed: int, mode: Mode) -> int:
    """How many seats chance sends the heroes round; it has nothing to do with the random numbers of the match."""
    ways = rotations(mode)
    return ways[int(scaled(seeded(-1 - seed), len(ways)))]


def _together(who: Sequence[int]) -> list[int]:
    """By seat: the first one that belongs to the same side or player."""
    return [who.index(one) for one in who]

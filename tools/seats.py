"""Who answers for which seat: a name for each, `human` or an agent's, and how the seats go round the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar

from engine.kernel.chance import scaled, seeded
from tools.agents import HUMAN
from tools.exit_status import Misuse

Seats: TypeAlias = tuple[str, ...]
"""By seat, in the order of the turns: who answers."""
Thing = TypeVar("Thing")


class Seating(Protocol):
    """Who sits where: by seat, in the order of the turns, its side and the player who runs it."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    @property
    def sides(self) -> tuple[int, ...]:
        """By seat: its side."""
        ...

    @property
    def players(self) -> tuple[int, ...]:
        """By seat: the player who runs it."""
        ...


def one_person(seating: Seating) -> Seats:
    """The first player is a person, who runs both heroes of a team of three (rule 93); the others are machines."""
    return tuple(HUMAN if player == seating.players[0] else "greedy" for player in seating.players)


def demand_fitting(seats: Seats, seating: Seating) -> None:
    """Raise `Misuse` unless there is a name for each seat, and the same one for all seats of a player."""
    if len(seats) != seating.seats:
        example = ",".join(one_person(seating))
        raise Misuse(
            f"a match of this kind has {seating.seats} seats, and --seats names {len(seats)}: "
            f"name who plays for each seat, such as {example}"
        )
    for seat, player in enumerate(seating.players):
        first = seating.players.index(player)
        if seats[seat] != seats[first]:
            raise Misuse(
                f"in the mode {seating.name} one player takes the seats {first + 1} and {seat + 1}: "
                f"--seats must name the same for both, not {seats[first]} and {seats[seat]}"
            )


def mates(seating: Seating, seat: int) -> list[int]:
    """The seats of a seat's side, itself among them."""
    return [other for other, side in enumerate(seating.sides) if side == seating.sides[seat]]


def by_side(seating: Seating, things: Sequence[Thing]) -> list[list[Thing]]:
    """What belongs to the seats, those of one side together.

    >>> from engine.unmatched.modes import TEAM
    >>> by_side(TEAM, ["Alice", "Bigfoot", "Medusa", "Sinbad"])
    [['Alice', 'Medusa'], ['Bigfoot', 'Sinbad']]
    """
    sides = sorted(set(seating.sides))
    return [[thing for thing, own in zip(things, seating.sides, strict=True) if own == side] for side in sides]


def rotations(seating: Seating) -> list[int]:
    """How many seats the heroes may go round the table so that teams and players stay together; at first none.

    >>> from engine.unmatched.modes import DUEL, TEAM, TEAM_OF_THREE
    >>> rotations(DUEL), rotations(TEAM), rotations(TEAM_OF_THREE)
    ([0, 1], [0, 1, 2, 3], [0, 2])
    """
    return [
        seats
        for seats in range(seating.seats)
        if all(_together(rotated(who, seats)) == _together(who) for who in (seating.sides, seating.players))
    ]


def rotated(things: Sequence[Thing], seats: int) -> tuple[Thing, ...]:
    """What belongs to seats after everybody has gone round the table, so that another takes the first turn.

    >>> rotated(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    return (*things[seats:], *things[:seats])


def coin(seed: int, seating: Seating) -> int:
    """How many seats chance sends the heroes round; it has nothing to do with the random numbers of the match."""
    ways = rotations(seating)
    return ways[int(scaled(seeded(-1 - seed), len(ways)))]


def _together(who: Sequence[int]) -> list[int]:
    """By seat: the first one that belongs to the same side or player."""
    return [who.index(one) for one in who]

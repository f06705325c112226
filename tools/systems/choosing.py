"""Which system a command is about: the one it names, or the one whose options it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from content.saying import listed
from tools.exit_status import Misuse
from tools.systems.cyberpunk import CYBERPUNK
from tools.systems.unmatched import UNMATCHED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tools.systems.system import Asked, Meeting, System

SYSTEMS: Final[Mapping[str, System]] = {system.name: system for system in (UNMATCHED, CYBERPUNK)}
"""The game systems by name, the one that is meant unless something else is said first."""


def system_called(name: str) -> System:
    """The system with this name; raises `Misuse` with those there are."""
    if name not in SYSTEMS:
        raise Misuse(f"there is no system `{name}`: it can be {' or '.join(SYSTEMS)}")
    return SYSTEMS[name]


def meeting_of(name: str | None, asked: Asked) -> Meeting:
    """The meeting that a command was asked for: of the system that it names, or else of the one that takes the sides
    that it brings. Raises `Misuse` where options are missing or belong to another system.

    >>> from tools.systems.system import Asked
    >>> meeting_of(None, Asked(decks=["a", "b"])).system
    'cyberpunk'
    >>> meeting_of("cyberpunk", Asked(heroes=["a", "b"]))
    Traceback (most recent call last):
        ...
    tools.exit_status.Misuse: --heroes is not for cyberpunk: it takes --decks
    """
    system = system_for(name, asked)
    if system is None:
        raise Misuse(f"say who meets: {' or '.join(f'{_flag(one.options[0])} A,B' for one in SYSTEMS.values())}")
    if sides_of(system, asked) is None:
        raise Misuse(f"say who meets: {system.name} takes {_flag(system.options[0])} A,B")
    return system.meeting(asked)


def system_for(name: str | None, asked: Asked) -> System | None:
    """The system that is named, or else the one that takes the sides that were given; None if neither says it. Raises
    `Misuse` for options of another system.
    """
    given = [option for option in asked.__slots__ if getattr(asked, option) is not None]
    sides = [_flag(one.options[0]) for one in SYSTEMS.values() if one.options[0] in given]
    if len(sides) > 1:
        raise Misuse(f"{' and '.join(sides)} are of different games: give one of them")
    if name is None:
        system = next((one for one in SYSTEMS.values() if one.options[0] in given), None)
    else:
        system = system_called(name)
    foreign = [_flag(option) for option in given if system is not None and option not in system.options]
    if system is not None and foreign:
        taken = listed(list(map(_flag, system.options)), "and")
        raise Misuse(f"{foreign[0]} is not for {system.name}: it takes {taken}")
    return system


def sides_of(system: System, asked: Asked) -> Sequence[str] | None:
    """The sides that were given, such as heroes; None if none were."""
    sides: Sequence[str] | None = getattr(asked, system.options[0])
    return sides


def _flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"

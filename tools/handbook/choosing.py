"""What a handbook is about: the heroes, and the boards of their sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from content.library import Library
from content.library.files import BoardFile
from content.library.hero_file import HeroFile
from content.rulings import Ruling, rulings


@dataclass(frozen=True, slots=True)
class Chosen:
    """The part of a library that a handbook shows."""

    library: Library
    system: str
    sets: tuple[str, ...]
    """The ids of the sets."""
    heroes: tuple[HeroFile, ...]
    boards: tuple[BoardFile, ...]
    rulings: tuple[Ruling, ...]
    """What the scenarios of the sets prove."""

    def edition(self, set_id: str, language: str) -> str:
        """The name of a set and its version."""
        box = self.library.sets[set_id].demand()
        return f"{box.name.spoken(language)} {box.version}"


def chosen(library: Library, system: str, heroes: Sequence[str] = ()) -> Chosen:
    """The heroes that are named and the boards of their sets, or all there are for a system; raises `UnknownId` or
    `ContentError` if one of them is not there or has errors.

    >>> from content.library import load
    >>> [board.id for board in chosen(load(), "unmatched", ["bigfoot"]).boards]
    ['sherwood-forest', 'yukon']
    """
    sets = [set_id for set_id, box in library.sets.items() if box.demand().system.value == system]
    wanted = heroes or [hero for hero, file in library.heroes.items() if file.set_id in sets]
    files = tuple(library.hero(hero) for hero in dict.fromkeys(wanted))
    if heroes:
        sets = [set_id for set_id in sets if any(file.set_id == set_id for file in files)]
    boards = tuple(library.board(board.id) for set_id in sets for board in library.boards_of(set_id))
    for hero in files:
        hero.demand()
    for board in boards:
        board.demand()
    return Chosen(library, system, tuple(sets), files, boards, rulings(library, sets))

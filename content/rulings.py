"""Rulings: what scenarios prove about cards, to be printed beside them. Whoever doubts one plays its scenario.

Scenarios take long to read, so only files that hold a ruling are read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.library.folders import Kind, files_of_set
from effects.problem import ContentError, Place

if TYPE_CHECKING:
    from content.library import Library
    from content.schema.prose import Prose

KEY = b"ruling:"
"""What stands in every file that holds a ruling."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a scenario proves."""

    wording: Prose
    cards: tuple[str, ...]
    """The cards it is about, as `hero/card`."""
    rules: tuple[str, ...]
    """The ids of the rules that it follows from."""
    place: Place
    """Where its scenario begins."""

    def text(self, language: str = "en") -> str:
        """The ruling, in English where the language has no text of its own."""
        return self.wording.spoken(language)


def rulings(library: Library, sets: Iterable[str] | None = None) -> tuple[Ruling, ...]:
    """The rulings in the scenarios of some sets, or of all; raises `ContentError` if such a scenario cannot be read.

    >>> from content.library import load
    >>> [ruling.text() for ruling in rulings(load()) if "robin-hood/ambush" in ruling.cards]
    ['A defense card that lies on the table is no longer in hand, so Ambush does not take it.']
    """
    from content.scenarios.files import read_scenarios

    found: list[Ruling] = []
    for set_id in library.sets if sets is None else sets:
        for path in files_of_set(library.sets[set_id].folder, Kind.SCENARIO):
            if KEY not in path.read_bytes():
                continue
            file = read_scenarios(path)
            problems = [*file.problems, *(problem for written in file.scenarios for problem in written.problems)]
            if any(problem.is_error for problem in problems):
                raise ContentError(problems)
            for written in file.scenarios:
                if written.scenario is not None and written.scenario.ruling is not None:
                    scenario = written.scenario
                    found.append(Ruling(written.scenario.ruling, scenario.cards, scenario.rules, written.place))
    return tuple(found)

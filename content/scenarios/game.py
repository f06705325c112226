"""What a game system brings to scenarios: how they are read, set up, played and compared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from content.library import Library
from content.reading.ways import Way
from content.scenarios.expecting import Comparison
from content.scenarios.happenings import Happenings
from content.scenarios.names import Names, Notes
from content.scenarios.playing import Playing
from content.schema.answers import Answer
from content.schema.expect import Expectation
from content.schema.scenario import Example
from engine.kernel.match import Match

Scenario = TypeVar("Scenario", bound=Example)
Known = TypeVar("Known", bound=Names)


class Game(ABC, Generic[Scenario, Known]):
    """What a game system brings to scenarios."""

    kinds: tuple[str, ...]
    """The kinds of choices in words."""

    @abstractmethod
    def cast(self, library: Library, scenario: Scenario, notes: Notes) -> Known | None:
        """What the ids of a scenario mean; None if its line-up cannot be had, which is noted then."""

    @abstractmethod
    def demand_possible(self, scenario: Scenario, names: Known) -> None:
        """Note what makes the position of a scenario impossible."""

    @abstractmethod
    def begin(self, scenario: Scenario, names: Known) -> Match | None:
        """The match at the beginning of a scenario; None if its position is impossible, which is noted then."""

    @abstractmethod
    def check_card(self, library: Library, card: str) -> None:
        """Raise `ContentError` for a card that there is not."""

    @abstractmethod
    def check_key(self, key: str, names: Known, way: Way) -> None:
        """Note what is unknown in the key of an answer."""

    @abstractmethod
    def check_deed(self, deed: Answer, names: Known, way: Way) -> None:
        """Note what is unknown in what a player does, besides answers by their keys."""

    @abstractmethod
    def check_expect(self, expect: Expectation, names: Known, way: Way) -> None:
        """Note what is unknown in what the game adds to an expectation."""

    @abstractmethod
    def happenings(self, names: Known) -> Happenings:
        """The events, to be held against what an author wrote."""

    @abstractmethod
    def playing(self, match: Match, names: Known, scenario: Scenario) -> Playing:
        """A match to be played by the steps of a scenario."""

    @abstractmethod
    def comparison(self, playing: Playing, expect: Expectation, way: Way, since: int) -> Comparison:
        """An expectation, to be compared with the match; events are looked at from the number `since` on."""

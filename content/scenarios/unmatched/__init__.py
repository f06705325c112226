"""Scenarios of unmatched: heroes on a board."""

from __future__ import annotations

from content.library import Library
from content.reading.ways import Way
from content.scenarios.expecting import Comparison
from content.scenarios.game import Game
from content.scenarios.happenings import Happenings
from content.scenarios.names import Notes
from content.scenarios.playing import Playing
from content.scenarios.unmatched import checking, keys, setting
from content.scenarios.unmatched.casting import cast
from content.scenarios.unmatched.expecting import UnmatchedComparison
from content.scenarios.unmatched.happenings import UnmatchedHappenings
from content.scenarios.unmatched.names import UnmatchedNames
from content.scenarios.unmatched.playing import UnmatchedPlaying
from content.schema.answers import Answer
from content.schema.expect import Expectation
from content.schema.unmatched.answers import Deed
from content.schema.unmatched.expect import Expect
from content.schema.unmatched.scenario import Scenario
from engine.kernel.match import Match
from engine.unmatched.words import KIND_WORDS


class UnmatchedGame(Game[Scenario, UnmatchedNames]):
    """What unmatched brings to scenarios."""

    kinds = tuple(KIND_WORDS.values())

    def cast(self, library: Library, scenario: Scenario, notes: Notes) -> UnmatchedNames | None:
        lineup = cast(library, scenario, notes)
        return UnmatchedNames(lineup, notes) if lineup is not None else None

    def demand_possible(self, scenario: Scenario, names: UnmatchedNames) -> None:
        setting.demand_possible(scenario, names)

    def begin(self, scenario: Scenario, names: UnmatchedNames) -> Match | None:
        return setting.begin(scenario, names)

    def check_card(self, library: Library, card: str) -> None:
        library.card(card)

    def check_key(self, key: str, names: UnmatchedNames, way: Way) -> None:
        keys.check_key(key, names, way)

    def check_deed(self, deed: Answer, names: UnmatchedNames, way: Way) -> None:
        assert isinstance(deed, Deed)
        checking.check_deed(deed, names, way)

    def check_expect(self, expect: Expectation, names: UnmatchedNames, way: Way) -> None:
        assert isinstance(expect, Expect)
        checking.check_expect(expect, names, way)

    def happenings(self, names: UnmatchedNames) -> Happenings:
        return UnmatchedHappenings(names)

    def playing(self, match: Match, names: UnmatchedNames, scenario: Scenario) -> Playing:
        return UnmatchedPlaying(match, names, scenario.random)

    def comparison(self, playing: Playing, expect: Expectation, way: Way, since: int) -> Comparison:
        assert isinstance(playing, UnmatchedPlaying)
        return UnmatchedComparison(playing, UnmatchedHappenings(playing.names), expect, way, since)

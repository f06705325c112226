"""Scenarios of cyberpunk: two sides with cards and dice."""

from __future__ import annotations

from content.library import Library
from content.reading.ways import Way
from content.scenarios.cyberpunk import checking, keys, setting
from content.scenarios.cyberpunk.casting import Cast
from content.scenarios.cyberpunk.expecting import CyberpunkComparison
from content.scenarios.cyberpunk.happenings import CyberpunkHappenings
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.scenarios.cyberpunk.playing import CyberpunkPlaying
from content.scenarios.expecting import Comparison
from content.scenarios.game import Game
from content.scenarios.happenings import Happenings
from content.scenarios.names import Notes
from content.scenarios.playing import Playing
from content.schema.answers import Answer
from content.schema.cyberpunk.answers import Deed
from content.schema.cyberpunk.expect import Expect
from content.schema.cyberpunk.scenario import Scenario
from content.schema.expect import Expectation
from engine.cyberpunk.words import KIND_WORDS
from engine.kernel.match import Match


class CyberpunkGame(Game[Scenario, CyberpunkNames]):
    """What cyberpunk brings to scenarios."""

    kinds = tuple(KIND_WORDS.values())

    def cast(self, library: Library, scenario: Scenario, notes: Notes) -> CyberpunkNames | None:
        cast = Cast(library, scenario, notes)
        lineup = cast.lineup()
        return CyberpunkNames(cast, lineup) if lineup is not None else None

    def demand_possible(self, scenario: Scenario, names: CyberpunkNames) -> None:
        setting.demand_possible(scenario, names)

    def begin(self, scenario: Scenario, names: CyberpunkNames) -> Match | None:
        return setting.begin(scenario, names)

    def check_card(self, library: Library, card: str) -> None:
        library.card_of_decks(card)

    def check_key(self, key: str, names: CyberpunkNames, way: Way) -> None:
        keys.check_key(key, names, way)

    def check_deed(self, deed: Answer, names: CyberpunkNames, way: Way) -> None:
        assert isinstance(deed, Deed)
        checking.check_deed(deed, names, way)

    def check_expect(self, expect: Expectation, names: CyberpunkNames, way: Way) -> None:
        assert isinstance(expect, Expect)
        checking.check_expect(expect, names, way)

    def happenings(self, names: CyberpunkNames) -> Happenings:
        return CyberpunkHappenings(names)

    def playing(self, match: Match, names: CyberpunkNames, scenario: Scenario) -> Playing:
        return CyberpunkPlaying(match, names, scenario.random)

    def comparison(self, playing: Playing, expect: Expectation, way: Way, since: int) -> Comparison:
        assert isinstance(playing, CyberpunkPlaying)
        return CyberpunkComparison(playing, CyberpunkHappenings(playing.names), expect, way, since)

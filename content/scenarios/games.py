"""The games that scenarios can be about."""

from __future__ import annotations

from typing import Any

from content.scenarios.game import Game
from content.schema.scenario import Example
from content.schema.set import System


def game_of(scenario: Example) -> Game[Any, Any]:
    """The game of a scenario; it is imported here, because each brings its engine."""
    if scenario.system is System.UNMATCHED:
        from content.scenarios.unmatched import UnmatchedGame

        return UnmatchedGame()
    from content.scenarios.cyberpunk import CyberpunkGame

    return CyberpunkGame()

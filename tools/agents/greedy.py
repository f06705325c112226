"""The agent that takes what looks best after the action under way."""

from __future__ import annotations

from typing import Protocol

from engine.cyberpunk.rivalry import Rivalry
from engine.kernel.chance import following
from engine.kernel.choice import Choice
from engine.kernel.match import Match, View
from engine.kernel.playout import seat_numbers
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from tools.agents.cyberpunk.outlook import Outlook as CyberpunkOutlook
from tools.agents.unmatched.outlook import Outlook as UnmatchedOutlook


class Outlook(Protocol):
    """An open choice, and what its options lead to: each system looks ahead in its own way."""

    worlds: int
    """How many matches have to be imagined to judge the choice."""

    def outcome(self, world: State, index: int) -> float:
        """What the position is worth to which an option leads in an imagined match, which stays as it is."""
        ...


class Greedy:
    """Looks one step ahead, and takes the option that is worth most on average.

    It imagines a few matches that its seat could be in: what the seat cannot know (the other hand, the order of the
    decks, a card face down, coming chance) is drawn anew. In each of them it tries every option, and what comes of it
    is worth what the outlook of the system says.
    """

    def __init__(self, seed: int, seat: int) -> None:
        self._numbers = int(seat_numbers(seed, seat))

    def __call__(self, view: View, choice: Choice) -> int:
        return self._best(view)

    def decide(self, match: Match) -> int:
        """The same answer without words for the options."""
        seat = match.seat
        assert seat is not None
        return 0 if match.option_count == 1 else self._best(match.view(seat))

    def _best(self, view: View) -> int:
        count = int(view.state.option_count)
        if count == 1:
            return 0
        outlook = outlook_of(view)
        totals = [0.0] * count
        for _ in range(outlook.worlds):
            self._numbers = int(following(self._numbers))
            world = view.imagine(self._numbers).state
            for index in range(count):
                totals[index] += outlook.outcome(world, index)
        return totals.index(max(totals))


def outlook_of(view: View) -> Outlook:
    """The outlook of the seat that is asked."""
    s = view.state
    if isinstance(s, Battle):
        return UnmatchedOutlook(s, view.seat)
    assert isinstance(s, Rivalry)
    return CyberpunkOutlook(s, view.seat)

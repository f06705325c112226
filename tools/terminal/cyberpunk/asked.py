"""What the open choice of a match is about: who is asked, and by which card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.setup import PROCEDURES
from engine.cyberpunk.terms import FIELD, GEAR
from engine.kernel.choice import Choice
from engine.kernel.layout import NOTHING, PLAY_ACTOR, PLAY_CARD, PLAY_SEAT, PROGRAM
from tools.explaining.pieces import step_at

if TYPE_CHECKING:
    from effects.syntax.language import Step
    from effects.wording import Called
    from engine.kernel.match import Match
    from tools.log.cyberpunk.names import Names
    from tools.sentences import Catalogue


class Asked:
    """The open choice of a match."""

    def __init__(self, match: Match, names: Names) -> None:
        state, choice = match.state, match.choice
        assert isinstance(state, Rivalry)
        assert choice is not None
        assert choice.seat is not None
        self.state: Rivalry = state
        self.lineup: LineUp = state.lineup
        self.choice: Choice = choice
        self.seat: int = choice.seat
        self.names = names
        self.catalogue: Catalogue = names.catalogue

    def source(self) -> int:
        """The card whose effect asks; `NOTHING` when the rules ask."""
        s = self.state
        if s.play == NOTHING or s.frames[s.frame + PROGRAM] < len(PROCEDURES):
            return NOTHING
        return int(s.plays[s.play + PLAY_ACTOR])

    def at_hand(self) -> int:
        """The card that is being played, or whose rules ask; `NOTHING` if there is none."""
        s = self.state
        if s.play == NOTHING:
            return NOTHING
        card = s.plays[s.play + PLAY_CARD]
        return int(card if card != NOTHING else s.plays[s.play + PLAY_ACTOR])

    def owner(self) -> int:
        """The seat whose effect asks."""
        return int(self.state.plays[self.state.play + PLAY_SEAT])

    def step(self) -> Step | None:
        """The step that asks; None when the rules do, or an effect that was left behind for later."""
        source = self.source()
        if source == NOTHING:
            return None
        return step_at(self.names.written(source), self.choice.step)

    def card(self, card: int) -> Called:
        """A card in play as it is told apart: several of a name on the field or worn are numbered."""
        return numbered(self.state, self.names, card)


def numbered(s: Rivalry, names: Names, card: int) -> Called:
    """A card by name; of several equal ones of a player on the field, or worn, the second is numbered, and so on."""
    called = names.card(card)
    area = s.area(card)
    if area not in (FIELD, GEAR):
        return called
    seat, types = s.lineup.card_owners[card], s.lineup.card_types
    alike = [
        other
        for other in (s.card_at(seat, area, place) for place in range(s.size(seat, area)))
        if types[other] == types[card]
    ]
    return called if len(alike) == 1 else names.numbered(called, alike.index(card) + 1)

"""What the open choice of a match is about: who is asked, by which card or ability, and about which fighter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.choice import Choice
from engine.kernel.layout import NOTHING, PC, PLAY_ACTOR, PLAY_CARD, PROGRAM
from engine.unmatched.battle import Battle
from engine.unmatched.verbs import MoveFighter, PlaceFighter, ReturnFighter, the_one
from tools.explaining.pieces import step_at
from tools.sentences import Catalogue

if TYPE_CHECKING:
    from effects.syntax.language import Step
    from effects.wording import Called
    from engine.kernel.match import Match
    from tools.log.unmatched.names import Names

SPACE_CHOICES = ("space", "start-space")


class Asked:
    """The open choice of a match."""

    def __init__(self, match: Match, names: Names) -> None:
        state, choice = match.state, match.choice
        assert isinstance(state, Battle)
        assert choice is not None
        assert choice.seat is not None
        self.state: Battle = state
        self.choice: Choice = choice
        self.seat: int = choice.seat
        players = state.lineup.mode.players
        self.has_several_heroes: bool = list(players).count(players[self.seat]) > 1
        """Whether whoever is asked runs further heroes too, so that it has to be said which one is meant (rule 93)."""
        self.names = names
        self.catalogue: Catalogue = names.catalogue

    @property
    def is_about_spaces(self) -> bool:
        """Whether the options are spaces of the board."""
        return self.choice.kind in SPACE_CHOICES

    def source(self) -> Called | None:
        """The card or ability that asks; None when the rules ask."""
        s = self.state
        if s.play == NOTHING or self.step() is None:
            return None
        card = s.plays[s.play + PLAY_CARD]
        return self.names.card(card) if card != NOTHING else self.names.ability(s.lineup.first_fighter[self.owner()])

    def owner(self) -> int:
        """The seat whose card or ability asks."""
        s = self.state
        card = s.plays[s.play + PLAY_CARD]
        return s.lineup.card_owners[card] if card != NOTHING else s.lineup.fighter_seat[s.plays[s.play + PLAY_ACTOR]]

    def step(self) -> Step | None:
        """The step that asks."""
        s = self.state
        if s.play == NOTHING or self.choice.kind in ("scheme-fighter", "order"):
            return None
        card = s.plays[s.play + PLAY_CARD]
        root = self.names.written(card)[1] if card != NOTHING else self.names.heroes[self.owner()]
        return step_at(root, self.choice.step)

    def mover(self) -> int:
        """The fighter that is moved, placed or returned; `NOTHING` or `NOBODY` if that is not said."""
        s = self.state
        if self.choice.kind == "start-space":
            return s.placing
        if s.mover != NOTHING:
            return s.mover
        asks = s.table.programs[s.frames[s.frame + PROGRAM]].code[s.frames[s.frame + PC] - 1]
        return the_one(s, asks.slot) if isinstance(asks, MoveFighter | PlaceFighter | ReturnFighter) else NOTHING

"""How the greedy agent looks ahead in unmatched: to the end of the action under way."""

from __future__ import annotations

from typing import Final

from engine.kernel.layout import UNDECIDED
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.terms import CHOOSE_ACTION, CHOOSE_BOOST, CHOOSE_MOVER, CHOOSE_SPACE, CHOOSE_START
from tools.agents.unmatched.thumb import rule_of_thumb
from tools.agents.unmatched.worth import worth_in

WORLDS: Final = 3
"""How many matches it imagines for a choice."""
IN_THE_OPEN: Final = (CHOOSE_BOOST, CHOOSE_MOVER, CHOOSE_SPACE, CHOOSE_START)
"""The choices for which one is enough."""


class Outlook:
    """An open choice of a seat, and what its options lead to.

    The action that is under way goes on to its end: the seat's own fighters go, one after the other, to the space that
    is worth most when they stand there; everything else goes by a rule of thumb (`thumb.py`). The position that comes
    out is worth what `worth.py` says.

    Where fighters go, and how far, depends on nothing hidden, so there one imagined match is enough. It looks no
    further than the action, it holds nothing back for later, and it takes the other side to defend with its strongest
    card.
    """

    def __init__(self, s: Battle, seat: int) -> None:
        self.worlds: int = 1 if s.choice_kind in IN_THE_OPEN else WORLDS
        self._seat = seat
        self._worth = worth_in(s.lineup)
        self._turn = int(s.turn)
        self._actions = int(s.actions - 1 if s.choice_kind == CHOOSE_ACTION else s.actions)

    def outcome(self, world: State, index: int) -> float:
        """The worth of the position in which the action ends that begins with this answer."""
        s = world.copy()
        assert isinstance(s, Battle)
        s.answer(index)
        while (
            s.winner == UNDECIDED
            and s.choice_kind != CHOOSE_ACTION
            and s.turn == self._turn
            and s.actions >= self._actions
        ):
            if s.choice_kind == CHOOSE_SPACE and s.choice_seat == self._seat:
                s.answer(self._best_space(s))
            else:
                s.answer(rule_of_thumb(s))
        return self._worth.of(s, self._seat)

    def _best_space(self, s: Battle) -> int:
        """The space that is worth most before anything else is asked.

        Were those of later fighters tried with each of them, a card that moves many would take minutes.
        """
        worths = []
        for index in range(s.option_count):
            trial = s.copy()
            trial.answer(index)
            worths.append(self._worth.of(trial, self._seat))
        return worths.index(max(worths))

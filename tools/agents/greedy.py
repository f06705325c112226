"""The agent that takes what looks best at the end of the action."""

from __future__ import annotations

from engine.kernel.chance import following
from engine.kernel.choice import Choice
from engine.kernel.layout import UNDECIDED
from engine.kernel.match import Match, View
from engine.kernel.playout import seat_numbers
from engine.unmatched.battle import Battle
from engine.unmatched.terms import CHOOSE_ACTION, CHOOSE_BOOST, CHOOSE_MOVER, CHOOSE_SPACE, CHOOSE_START
from tools.agents.thumb import rule_of_thumb
from tools.agents.worth import Worth, worth_in

WORLDS = 3
"""How many matches it imagines for a choice."""
IN_THE_OPEN = (CHOOSE_BOOST, CHOOSE_MOVER, CHOOSE_SPACE, CHOOSE_START)
"""The choices for which one is enough."""


class Greedy:
    """Looks one step ahead, and takes the option that is worth most on average.

    It imagines a few matches that its seat could be in: what the seat cannot know (the other hand, the order of the
    decks, a card face down, coming chance) is drawn anew. In each of them it tries every option and lets the action
    that is under way go on to its end: its own fighters go, one after the other, to the space that is worth most when
    they stand there; everything else goes by a rule of thumb (`thumb.py`). The position that comes out is worth what
    `worth.py` says.

    Where fighters go, and how far, depends on nothing hidden, so there one imagined match is enough. It looks no
    further than the action, it holds nothing back for later, and it takes the other side to defend with its strongest
    card.
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
        s = view.state
        assert isinstance(s, Battle)
        if s.option_count == 1:
            return 0
        seat = view.seat
        worth = worth_in(s.lineup)
        turn = int(s.turn)
        actions = int(s.actions - 1 if s.choice_kind == CHOOSE_ACTION else s.actions)
        totals = [0.0] * int(s.option_count)
        for _ in range(1 if s.choice_kind in IN_THE_OPEN else WORLDS):
            self._numbers = int(following(self._numbers))
            world = view.imagine(self._numbers).state
            for index in range(len(totals)):
                trial = world.copy()
                assert isinstance(trial, Battle)
                trial.answer(index)
                totals[index] += _outcome(trial, seat, turn, actions, worth)
        return totals.index(max(totals))


def _outcome(s: Battle, seat: int, turn: int, actions: int, worth: Worth) -> float:
    """The worth of the position in which the action under way ends."""
    while s.winner == UNDECIDED and s.choice_kind != CHOOSE_ACTION and s.turn == turn and s.actions >= actions:
        if s.choice_kind == CHOOSE_SPACE and s.choice_seat == seat:
            s.answer(_best_space(s, seat, worth))
        else:
            s.answer(rule_of_thumb(s))
    return worth.of(s, seat)


def _best_space(s: Battle, seat: int, worth: Worth) -> int:
    """The space that is worth most before anything else is asked.

    Were those of later fighters tried with each of them, a card that moves many would take minutes.
    """
    worths = []
    for index in range(s.option_count):
        trial = s.copy()
        trial.answer(index)
        worths.append(worth.of(trial, seat))
    return worths.index(max(worths))

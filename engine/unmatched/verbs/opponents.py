"""Which opponent is meant, where there are several."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import NOBODY, PLAY_OPPONENT, PLAY_SEAT
from engine.kernel.program import Instruction
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.terms import CHOOSE_OPPONENT


class ChooseOpponent(Instruction):
    """Say which opponent the card or ability means, unless a combat or the number of players says it (rule 98)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        lineup = s.lineup
        if s.plays[s.play + PLAY_OPPONENT] != NOBODY:
            return
        seat = s.plays[s.play + PLAY_SEAT]
        count: i64 = 0
        for other in range(lineup.seats):
            if lineup.side[other] != lineup.side[seat] and s.is_in(other):
                s.options[count] = other
                count += 1
        if count == 1:
            self.take(s, s.options[0])
        elif count > 1:
            s.open_choice(seat, CHOOSE_OPPONENT, count)

    def take(self, s: State, option: i64) -> None:
        s.plays[s.play + PLAY_OPPONENT] = option

    def describe(self) -> str:
        return "choose the opponent who is meant, if there are several"

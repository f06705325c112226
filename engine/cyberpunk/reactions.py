"""Reactions: the defender Calls, plays QUICK cards, uses QUICK abilities and blocks, one after the other (rule 8.5)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.changes import spend
from engine.cyberpunk.options import carry_out, with_abilities, with_blockers, with_call, with_hand
from engine.cyberpunk.paying import purse
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import BLOCK, BLOCKS, CHOOSE_REACTION, PASS, PASSED, SUBJECTS
from engine.kernel.events import happen
from engine.kernel.layout import NOTHING
from engine.kernel.program import Instruction
from engine.kernel.state import State


class AskReaction(Instruction):
    """The defender reacts as often as he likes, each reaction with all it sets off before the next; the window closes
    when he passes. He is asked even when he can only pass: not to be asked would tell what he does not have.
    """

    def __init__(self, after: i64) -> None:
        self.after: i64 = after

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = 1 - s.lineup.card_owners[s.attacker]
        s.options[0] = PASS
        available = purse(s, seat)
        count = with_hand(s, seat, 1, available, True)
        count = with_call(s, seat, count, available)
        count = with_abilities(s, seat, count, True)
        count = with_blockers(s, seat, count)
        s.open_choice(seat, CHOOSE_REACTION, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        seat = 1 - s.lineup.card_owners[s.attacker]
        action = option // SUBJECTS
        if action == PASS:
            s.record(PASSED, seat, NOTHING, NOTHING, 0, 0)
            s.jump(self.after)
        elif action == BLOCK:
            block(s, option % SUBJECTS)
        else:
            carry_out(s, seat, option)

    def describe(self) -> str:
        return f"the defender reacts; when he passes go on at {self.after}"


def block(s: Rivalry, unit: i64) -> None:
    """A unit is spent and takes the place of the target; nothing is stolen any more (rule 8.6)."""
    s.defender = unit
    s.blocked = 1
    s.stays_target = 1
    happen(s, BLOCKS, s.lineup.card_owners[unit], s.attacker, unit, 0, 0)
    spend(s, unit)

"""Verbs of numbers: power, cost, keywords, permissions and prohibitions, for a while."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import CHANGED, STAT_NAMES, UNTIL_TURN_OF
from engine.kernel.events import happen
from engine.kernel.layout import NOTHING, PLAY_ACTOR, PLAY_SEAT
from engine.kernel.modifiers import ADD, add_modifier
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State

UNTIL_WORDS = (
    "until the end of the turn",
    "until it is used this turn",
    "until your next turn",
)


class Change(Instruction):
    """A statistic of things is another for a while: `SET` or `ADD`, by an amount worked out now (rule 10.3).

    `of` None is everything of which the guard holds: a condition of the card (its number in `Card.guards`), which is
    asked for each thing (`That`) and who would do something to it (`By`), also for what comes later. `UNTIL_TURN_OF`
    is until your next turn (rule 10.9).
    """

    def __init__(
        self, stat: i64, of: Selector | None, layer: i64, amount: Amount, until: i64, guard: i64 = NOTHING
    ) -> None:
        self.stat: i64 = stat
        self.of = of
        self.layer: i64 = layer
        self.amount = amount
        self.until: i64 = until
        self.guard: i64 = guard

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        source = s.plays[s.play + PLAY_ACTOR]
        seat = s.plays[s.play + PLAY_SEAT]
        amount = self.amount.value(s)
        until = self.until + seat if self.until == UNTIL_TURN_OF else self.until
        condition: i64 = NOTHING
        if self.guard != NOTHING:
            condition = s.lineup.type_guards[s.lineup.card_types[source]][self.guard]
        base = s.scratch_top
        of = self.of
        end = base
        if of is None:
            s.scratch[base] = NOTHING
            end += 1
            s.scratch_top = end
        else:
            end = held(s, of)
        for i in range(base, end):
            thing = s.scratch[i]
            add_modifier(s, self.stat, thing, self.layer, amount, source, until, condition)
            happen(s, CHANGED, seat, thing, source, amount, self.stat)
        s.scratch_top = base
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        of = self.of
        things = of.describe() if of is not None else "everything that its condition admits"
        deed = "add" if self.layer == ADD else "set"
        number = f"{STAT_NAMES[self.stat]} of {things}"
        return f"{deed} {self.amount.describe()} as {number} {UNTIL_WORDS[self.until]}"

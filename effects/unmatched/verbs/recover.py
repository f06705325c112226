"""`recover`: health given back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.kernel import conditions, selectors
from engine.unmatched import filters, verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Selector, Step
    from engine.kernel import program


class Recover(Verb):
    """Raise health, never above the fighter's maximum; a defeated fighter cannot recover (rule 69)."""

    key: ClassVar[str] = "recover"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{recover: {who: your_hero, amount: 2}}"

    who: Selector
    """Who recovers."""
    amount: Amount
    """How much health each of them recovers."""

    def compile(self, step: Step, to: Compiler) -> None:
        amount = to.amount(self.amount)
        fighters = to.target(self.who, Kind.FIGHTERS, to.decider(step), step)
        to.emit(verbs.Recover(fighters, amount, to.amount_slot(step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        damaged = selectors.Filtered(to.things(self.who, Kind.FIGHTERS), [filters.FighterIs(filters.IS_DAMAGED)])
        return conditions.Exists(damaged, 1)

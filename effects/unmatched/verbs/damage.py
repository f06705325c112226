"""`damage`: effect damage to fighters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Selector, Step
    from engine.kernel import program


class Damage(Verb):
    """Deal damage that is not combat damage and cannot be defended (rule 51); fighters hit by one step are hit at the
    same moment.
    """

    key: ClassVar[str] = "damage"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{damage: {to: {each: opposing_fighters, adjacent_to: your_fighter}, amount: 1}}"

    to: Selector
    """Who is hit."""
    amount: Amount
    """How much damage each of them takes."""

    def compile(self, step: Step, to: Compiler) -> None:
        amount = to.amount(self.amount)
        fighters = to.target(self.to, Kind.FIGHTERS, to.decider(step), step)
        to.emit(verbs.Damage(fighters, amount, to.amount_slot(step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.to, Kind.FIGHTERS)

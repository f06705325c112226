"""`pay`: Eddies spent for an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from engine.cyberpunk import conditions, verbs
from engine.kernel.players import YOU

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Step
    from engine.kernel import program


class Pay(Verb):
    """Pay Eddies: ready Eddies and legends of your choice become spent (rule 7.3)."""

    key: ClassVar[str] = "pay"
    main: ClassVar[str] = "amount"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{may: you, pay: 2, then: [{draw: 1}]}"

    amount: Amount
    """How many Eddies."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(verbs.Pay(to.amount(self.amount)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return conditions.CanPay(YOU, to.amount(self.amount))

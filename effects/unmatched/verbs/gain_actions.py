"""`gain_actions`: more actions this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Step


class GainActions(Verb):
    """Take more actions this turn; each must be taken (rule 14)."""

    key: ClassVar[str] = "gain_actions"
    main: ClassVar[str] = "amount"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{gain_actions: 1}"

    amount: Amount
    """How many actions."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(verbs.GainActions(to.amount(self.amount)))

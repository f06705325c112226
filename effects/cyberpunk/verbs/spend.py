"""`spend`: cards turned sideways."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Spend(Verb):
    """Spend ready units, legends or Eddies; spent units can be attacked (rule 8.2)."""

    key: ClassVar[str] = "spend"
    main: ClassVar[str] = "cards"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{spend: {one: rival_units}}"

    cards: Selector
    """Which cards; those that are spent already stay so."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = to.target(self.cards, Kind.CARDS, to.decider(step), step)
        to.emit(verbs.Spend(cards, to.amount_slot(step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)

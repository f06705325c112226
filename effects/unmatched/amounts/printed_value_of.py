"""`printed_value_of`: what is printed on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure
from effects.syntax.words import Kind
from engine.kernel import conditions
from engine.unmatched import amounts as unmatched_amounts

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class PrintedValueOf(Measure):
    """The value printed on cards, all together, whatever has changed it (rule 50)."""

    key: ClassVar[str] = "printed_value_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {printed_value_of: opposing_card, at_least: 4}, add: {value: 1}}"

    of: Selector
    """The cards."""

    def compile(self, to: Meaning) -> program.Amount:
        return unmatched_amounts.CardNumber(unmatched_amounts.PRINTED_VALUE, to.listed(self.of, Kind.CARDS))

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)

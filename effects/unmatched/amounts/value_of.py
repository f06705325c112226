"""`value_of`: what a card in combat is worth now."""

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


class ValueOf(Measure):
    """The value a card has in this combat as it stands now."""

    key: ClassVar[str] = "value_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{draw: {amount: {value_of: opposing_card}}}"

    of: Selector
    """`your_card` or `opposing_card`."""

    def compile(self, to: Meaning) -> program.Amount:
        return unmatched_amounts.CardNumber(unmatched_amounts.CURRENT_VALUE, to.listed(self.of, Kind.CARDS))

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)

"""`boost_of`: the BOOST value of cards."""

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


class BoostOf(Measure):
    """The BOOST value of cards, all together; a card without one counts as 0."""

    key: ClassVar[str] = "boost_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{add: {value: {boost_of: dropped}}}"

    of: Selector
    """The cards."""

    def compile(self, to: Meaning) -> program.Amount:
        return unmatched_amounts.CardNumber(unmatched_amounts.BOOST, to.listed(self.of, Kind.CARDS))

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)

"""`moved_this_turn`: somewhere else than when the turn began."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Test
from effects.syntax.words import Kind
from engine.unmatched import conditions as unmatched_conditions

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class MovedThisTurn(Test):
    """Holds if at least one of the fighters is on another space than at the start of this turn."""

    key: ClassVar[str] = "moved_this_turn"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {moved_this_turn: your_fighter}, set: {value: 5}}"

    who: Selector
    """The fighters."""

    def compile(self, to: Meaning) -> program.Condition:
        return unmatched_conditions.MovedThisTurn(to.listed(self.who, Kind.FIGHTERS))

"""`health_of`: what health is left."""

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


class HealthOf(Measure):
    """The health of fighters, all together."""

    key: ClassVar[str] = "health_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {health_of: your_hero, at_most: 4}, draw: 1}"

    of: Selector
    """The fighters."""

    def compile(self, to: Meaning) -> program.Amount:
        return unmatched_amounts.HealthOf(to.listed(self.of, Kind.FIGHTERS))

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.FIGHTERS), 1)

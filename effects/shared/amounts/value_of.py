"""`value_of`: what something is worth now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure
from engine.kernel import conditions

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class ValueOf(Measure):
    """The value of a card in this combat as it stands, or the values of Gigs, all together."""

    key: ClassVar[str] = "value_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{draw: {amount: {value_of: opposing_card}}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{if: {value_of: friendly_gigs, at_least: 20}, draw: 1}"}

    of: Selector
    """`your_card` or `opposing_card`, or which Gigs."""

    def compile(self, to: Meaning) -> program.Amount:
        return to.dialect.looks.value_of(self.of, to)[0]

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.dialect.looks.value_of(self.of, to)[1], 1)

"""`health_of`: what health is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Group, Selector
    from engine.kernel import expressions


class HealthOf(Measure):
    """The health of fighters, all together."""

    key: ClassVar[str] = "health_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {health_of: your_hero, at_most: 4}, draw: 1}"

    of: Selector
    """The fighters."""

"""`not`: the opposite of a condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Test
from engine.kernel import conditions

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Condition
    from engine.kernel import program


class Not(Test):
    """Holds if the condition does not."""

    key: ClassVar[str] = "not"
    main: ClassVar[str] = "condition"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{if: {not: won}, draw: 1}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{if: {not: your_turn}, draw: 1}"}

    condition: Condition
    """What must not hold."""

    def compile(self, to: Meaning) -> program.Condition:
        return conditions.Not(to.condition(self.condition))

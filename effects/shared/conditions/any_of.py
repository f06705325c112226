"""`any_of`: one condition of several is enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Test
from engine.kernel import conditions

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Condition
    from engine.kernel import program


class AnyOf(Test):
    """Holds if at least one of the conditions does."""

    key: ClassVar[str] = "any_of"
    main: ClassVar[str] = "conditions"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{if: {any_of: [attacking, {health_of: your_hero, at_most: 4}]}, add: {value: 1}}"
    examples: ClassVar[Mapping[str, str]] = {
        "cyberpunk": "{if: {any_of: [your_turn, {even_street_cred: you}]}, draw: 1}"
    }

    conditions: list[Condition] = Field(min_length=2, max_length=9)
    """What may hold."""

    def compile(self, to: Meaning) -> program.Condition:
        return conditions.AnyOf([to.condition(condition) for condition in self.conditions])

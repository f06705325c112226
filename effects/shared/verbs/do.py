"""`do`: several steps under one gate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb
from engine.kernel import conditions, program

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


class Do(Verb):
    """Carry out several steps under one gate."""

    key: ClassVar[str] = "do"
    main: ClassVar[str] = "steps"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{if: won, do: [{draw: 1}, {damage: {to: opposing_fighter, amount: 1}}]}"
    examples: ClassVar[Mapping[str, str]] = {
        "cyberpunk": "{if: {even_street_cred: you}, do: [{draw: 1}, {spend: {one: rival_units}}]}"
    }

    steps: list[Step] = Field(min_length=1)
    """The steps, in the order of the text (rule 83)."""

    def compile(self, step: Step, to: Compiler) -> None:
        with to.as_group(step):
            to.steps(self.steps)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        parts: list[program.Condition] = []
        for inner in self.steps:
            part = to.can_happen(inner)
            if part is None:
                return None
            parts.append(part)
        return conditions.AnyOf(parts)

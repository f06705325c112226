"""`do`: several steps under one gate."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Do(Verb):
    """Carry out several steps under one gate."""

    key: ClassVar[str] = "do"
    main: ClassVar[str] = "steps"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{if: won, do: [{draw: 1}, {damage: {to: opposing_fighter, amount: 1}}]}"

    steps: list[Step] = Field(min_length=1)
    """The steps, in the order of the text (rule 83)."""

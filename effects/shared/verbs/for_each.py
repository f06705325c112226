"""`for_each`: repeat steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class ForEach(Verb):
    """Repeat steps a number of times."""

    key: ClassVar[str] = "for_each"
    example: ClassVar[str] = "{for_each: {times: 2, do: [{damage: {to: {one: opposing_fighters}, amount: 1}}]}}"

    times: Amount
    """How often; read once, before the first round."""
    do: list[Step] = Field(min_length=1)
    """The steps of one round."""

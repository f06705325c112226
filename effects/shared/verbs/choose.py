"""`choose`: one or more of several options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb
from effects.syntax.node import LIST, Node

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Branch(Node):
    """One option: a step, or a list of steps."""

    steps: list[Step] = Field(alias=LIST, min_length=1)

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A single step may stand without a list."""
        return {LIST: data if isinstance(data, list) else [data]}


class Choose(Verb):
    """Choose between different options; one whose `if` fails is not offered."""

    key: ClassVar[str] = "choose"
    main: ClassVar[str] = "options"
    example: ClassVar[str] = "{choose: [{draw: 2}, {recover: {who: your_hero, amount: 2}}]}"

    options: list[Branch] = Field(min_length=2, max_length=9)
    """What can be chosen: each a step or a list of steps."""
    count: int = Field(default=1, ge=1, le=9)
    """How many different options are chosen, one after the other (decision N13)."""

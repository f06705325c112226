"""`add`: more on the value of a card in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Add(Verb):
    """Add to the value of a card in this combat (rule 50)."""

    key: ClassVar[str] = "add"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{add: {value: 2}}"

    value: Amount
    """How much is added."""
    of: Selector | None = None
    """Whose value: `your_card` unless said otherwise."""

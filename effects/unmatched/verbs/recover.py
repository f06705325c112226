"""`recover`: health given back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Recover(Verb):
    """Raise health, never above the fighter's maximum; a defeated fighter cannot recover (rule 69)."""

    key: ClassVar[str] = "recover"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{recover: {who: your_hero, amount: 2}}"

    who: Selector
    """Who recovers."""
    amount: Amount
    """How much health each of them recovers."""

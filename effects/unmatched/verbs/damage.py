"""`damage`: effect damage to fighters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Damage(Verb):
    """Deal damage that is not combat damage and cannot be defended (rule 51); fighters hit by one step are hit at the same moment."""

    key: ClassVar[str] = "damage"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{damage: {to: {each: opposing_fighters, adjacent_to: your_fighter}, amount: 1}}"

    to: Selector
    """Who is hit."""
    amount: Amount
    """How much damage each of them takes."""

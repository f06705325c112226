"""`set`: another value for a card in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Set(Verb):
    """Make the value of a card in this combat a number; what is added comes on top (rule 50)."""

    key: ClassVar[str] = "set"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {moved_this_turn: your_fighter}, set: {value: 5}}"

    value: Amount
    """The new value."""
    of: Selector | None = None
    """Whose value: `your_card` unless said otherwise."""

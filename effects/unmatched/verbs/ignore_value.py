"""`ignore_value`: a value that does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class IgnoreValue(Verb):
    """Count the value of a card as 0, whatever else sets or changes it (decision N15)."""

    key: ClassVar[str] = "ignore_value"
    main: ClassVar[str] = "of"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{ignore_value: opposing_card}"

    of: Selector
    """Whose value: `opposing_card` or `your_card`."""

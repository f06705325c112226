"""`return`: defeated fighters back onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Return(Verb):
    """Bring defeated fighters back onto empty spaces with full health (rule 70)."""

    key: ClassVar[str] = "return"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{return: {who: {one: your_fighters, is: [sidekick, defeated]}, in: {one: spaces, in_zone_of: your_hero}}}"

    who: Selector
    """Who returns, for example `{one: outlaw, is: defeated}`."""
    in_: Selector
    """Where: `{one: spaces, ...filters}`; only empty spaces are offered."""

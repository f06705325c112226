"""`place`: fighters anywhere, without a path."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Place(Verb):
    """Put fighters that are on the board on empty spaces, regardless of paths and distance (rule 66)."""

    key: ClassVar[str] = "place"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}"

    who: Selector
    """Who is placed; several are placed one after the other."""
    in_: Selector
    """Where: `{one: spaces, ...filters}`; only empty spaces are offered."""

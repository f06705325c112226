"""`move`: fighters along the paths of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Move(Verb):
    """Move fighters along paths by the rules of movement: past friendly fighters, not past opposing ones, ending on an empty space, judged from the side of the fighter that moves (rules 17, 64, 65)."""

    key: ClassVar[str] = "move"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{move: {who: your_fighter, up_to: 5, through: opposing}}"

    who: Selector
    """Who moves; several move one after the other, in an order the player who decides chooses."""
    up_to: Amount | None = None
    """The most spaces a fighter may move; staying is allowed."""
    exactly: Amount | None = None
    """How many spaces a fighter moves, no less."""
    through: Literal["opposing"] | None = None
    """`opposing`: may also pass opposing fighters; it still ends on an empty space."""

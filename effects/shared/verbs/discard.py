"""`discard`: cards to the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Discard(Verb):
    """Put cards on their owners' discard piles, face up (rules 34, 82)."""

    key: ClassVar[str] = "discard"
    main: ClassVar[str] = "cards"
    example: ClassVar[str] = "{discard: {cards: {random: 1, of: opponent_hand}}, as: lost}"

    cards: Selector
    """Which cards."""

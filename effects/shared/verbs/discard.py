"""`discard`: cards to the discard pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Discard(Verb):
    """Put cards on their owners' discard piles, face up (rules 34, 82)."""

    key: ClassVar[str] = "discard"
    main: ClassVar[str] = "cards"
    example: ClassVar[str] = "{discard: {cards: {random: 1, of: opponent_hand}}, as: dropped}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{discard: {cards: {one: your_hand}}, as: dropped}"}

    cards: Selector
    """Which cards."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(to.dialect.deeds.discard(to.target(self.cards, Kind.CARDS, to.picker(step, self.cards), step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)

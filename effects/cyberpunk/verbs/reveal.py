"""`reveal`: cards that everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Reveal(Verb):
    """Show cards to both players; they stay where they are."""

    key: ClassVar[str] = "reveal"
    main: ClassVar[str] = "cards"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{reveal: {top: 1, of: your_deck}, as: seen}"

    cards: Selector
    """Which cards."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(verbs.Reveal(to.target(self.cards, Kind.CARDS, to.decider(step), step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)

"""`sell`: cards that become Eddies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Sell(Verb):
    """Sell cards as they lie: face down into the Eddies area, with or without a sell tag; it is not the turn's sale
    (rule 7.2).
    """

    key: ClassVar[str] = "sell"
    main: ClassVar[str] = "cards"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{sell: {top: 1, of: your_deck}}"

    cards: Selector
    """Which cards."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = to.target(self.cards, Kind.CARDS, to.decider(step), step)
        to.emit(verbs.Sell(cards))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)

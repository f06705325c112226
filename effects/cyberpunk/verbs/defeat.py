"""`defeat`: units and gear out of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Defeat(Verb):
    """Defeat units or gear: they go to their owners' trash, with what they wear, unless something happens instead
    (rules 8.9, 10.7); a legend on the field leaves the game (rule 6.6).
    """

    key: ClassVar[str] = "defeat"
    main: ClassVar[str] = "cards"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{defeat: {one: rival_units, power: {at_most: 5}}}"

    cards: Selector
    """Which units or gear; several at the same moment."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = to.target(self.cards, Kind.CARDS, to.decider(step), step)
        to.emit(verbs.Defeat(cards, to.amount_slot(step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)

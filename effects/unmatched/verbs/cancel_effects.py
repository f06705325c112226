"""`cancel_effects`: what is left of a card's effects does not happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from effects.unmatched.combat_card import combat_card
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class CancelEffects(Verb):
    """Cancel the effects of a card that have not been resolved yet; its value stays, and abilities are untouched (rules
    56 to 60).
    """

    key: ClassVar[str] = "cancel_effects"
    main: ClassVar[str] = "of"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{cancel_effects: opposing_card}"

    of: Selector
    """Whose effects: `opposing_card` or `your_card`."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(verbs.CancelEffects(combat_card(self.of, step, to)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return verbs.SomethingToCancel(to.things(self.of, Kind.CARDS))

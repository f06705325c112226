"""`ignore_value`: a value that does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from effects.unmatched.combat_card import combat_card
from engine.kernel import amounts, modifiers, program
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step


class IgnoreValue(Verb):
    """Count the value of a card as 0, whatever else sets or changes it."""

    key: ClassVar[str] = "ignore_value"
    main: ClassVar[str] = "of"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{ignore_value: opposing_card}"

    of: Selector
    """Whose value: `opposing_card` or `your_card`."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = combat_card(self.of, step, to)
        to.emit(verbs.ChangeValue(cards, modifiers.IGNORE, amounts.Number(0)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.of, Kind.CARDS)

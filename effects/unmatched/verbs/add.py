"""`add`: more on the value of a card in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.unmatched.combat_card import combat_card
from engine.kernel import modifiers
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Change, Selector, Step


class Add(Verb):
    """Add to the value of a card in this combat, or take away from it (rule 50)."""

    key: ClassVar[str] = "add"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{add: {value: 2}}"

    value: Change
    """How much is added; a written number below 0 is taken away, such as `-2`."""
    of: Selector | None = None
    """Whose value: `your_card` unless said otherwise."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = combat_card(self.of, step, to)
        to.emit(verbs.ChangeValue(cards, modifiers.ADD, to.amount(self.value)))

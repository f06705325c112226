"""`set`: another value for a card in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.unmatched.combat_card import combat_card
from engine.kernel import modifiers
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Selector, Step


class Set(Verb):
    """Make the value of a card in this combat a number; what is added comes on top (rule 50)."""

    key: ClassVar[str] = "set"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {moved_this_turn: your_fighter}, set: {value: 5}}"

    value: Amount
    """The new value."""
    of: Selector | None = None
    """Whose value: `your_card` unless said otherwise."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = combat_card(self.of, step, to)
        to.emit(verbs.ChangeValue(cards, modifiers.SET, to.amount(self.value)))

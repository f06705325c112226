"""`set`: another number for the value of a card or the health of a fighter."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from effects.unmatched.combat_card import combat_card
from engine.kernel import modifiers
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Selector, Step


class Set(Verb):
    """Make a number another: the value of a card in this combat, on which what is added comes on top (rule 50), or the
    health of fighters, never above what they started with.
    """

    key: ClassVar[str] = "set"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {moved_this_turn: your_fighter}, set: {value: 5}}"

    value: Amount | None = None
    """The new value of a card."""
    health: Amount | None = None
    """The new health of fighters."""
    of: Selector | None = None
    """Whose value, `your_card` unless said otherwise; or whose health."""

    def compile(self, step: Step, to: Compiler) -> None:
        if (self.value is None) == (self.health is None):
            to.problem(step.written_at, "value-or-health", "`set` needs one of `value` and `health`")
            return
        if self.health is not None:
            if self.of is None:
                to.problem(step.written_at, "whose-health", "`set` of `health` needs `of`", "write of: your_hero")
                return
            fighters = to.target(self.of, Kind.FIGHTERS, to.decider(step), step)
            to.emit(verbs.SetHealth(fighters, to.amount(self.health)))
            return
        assert self.value is not None
        cards = combat_card(self.of, step, to)
        to.emit(verbs.ChangeValue(cards, modifiers.SET, to.amount(self.value)))

"""`add`: more on the value of a card in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.unmatched.combat_card import combat_card
from engine.kernel import modifiers
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Change, Selector, Step


class Add(Verb):
    """Add to the value of a card in this combat, or take away from it (rule 50); in an ability with `while` also to the
    move value of your fighters.
    """

    key: ClassVar[str] = "add"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{add: {value: 2}}"

    value: Change | None = None
    """How much is added; a written number below 0 is taken away, such as `-2`."""
    move: Amount | None = None
    """How much further each of your fighters may move in a maneuver; only beside `while`."""
    of: Selector | None = None
    """Whose value: `your_card` unless said otherwise."""

    def compile(self, step: Step, to: Compiler) -> None:
        if self.value is None or self.move is not None:
            message = "`add` needs `value` here" if self.value is None else "`add` takes one of `value` and `move`"
            to.problem(step.written_at, "value-or-move", message, "`move` belongs in an ability with `while`")
            return
        cards = combat_card(self.of, step, to)
        to.emit(verbs.ChangeValue(cards, modifiers.ADD, to.amount(self.value)))

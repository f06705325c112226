"""`prevent`: damage that is not taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind, Where
from engine.unmatched import terms, verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program

KINDS: dict[str, list[int]] = {
    "combat": [terms.COMBAT_DAMAGE],
    "effect": [terms.EFFECT_DAMAGE],
    "any": [terms.COMBAT_DAMAGE, terms.EFFECT_DAMAGE],
}
"""The engine's kinds of damage; what an empty deck does cannot be prevented."""
WORDS = {"combat": "combat damage", "effect": "damage from effects", "any": "damage"}


class Prevent(Verb):
    """Until the combat ends, fighters take no damage of a kind. An attack whose damage is prevented dealt none, so the
    defender wins (rules 51, 54).
    """

    key: ClassVar[str] = "prevent"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{prevent: {damage: combat, to: your_fighter}}"

    damage: Literal["combat", "effect", "any"]
    """`combat` (from the attack), `effect` (from cards and abilities) or `any` of both."""
    to: Selector
    """The fighters that take none."""

    def compile(self, step: Step, to: Compiler) -> None:
        if Where.COMBAT not in to.where:
            message = "`prevent` lasts until the combat ends, and there is no combat here"
            to.problem(step.written_at, "out-of-scope", message, "use it in immediately or during_combat")
        fighters = to.target(self.to, Kind.FIGHTERS, to.decider(step), step)
        to.emit(verbs.Prevent(fighters, KINDS[self.damage], WORDS[self.damage]))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.to, Kind.FIGHTERS)

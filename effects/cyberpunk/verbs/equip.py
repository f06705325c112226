"""`equip`: gear that moves to another wearer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import verbs
from engine.kernel import conditions

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Equip(Verb):
    """Move gear to another friendly unit or face-up legend (rule 6.4)."""

    key: ClassVar[str] = "equip"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{equip: {gear: {one: friendly_gear}, on: {one: friendly_units, is: unequipped}}}"

    gear: Selector
    """Which gear."""
    on: Selector
    """Who wears it from now on."""

    def compile(self, step: Step, to: Compiler) -> None:
        player = to.decider(step)
        gear = to.target(self.gear, Kind.CARDS, player, None)
        to.emit(verbs.Equip(gear, to.target(self.on, Kind.CARDS, player, step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        sides = [to.exists(side, Kind.CARDS) for side in (self.gear, self.on)]
        return conditions.AllOf([side for side in sides if side is not None])

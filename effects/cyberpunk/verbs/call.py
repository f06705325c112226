"""`call`: a legend called without paying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import conditions as cyberpunk
from engine.cyberpunk import verbs
from engine.kernel import conditions

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Call(Verb):
    """Call a legend of yours without paying; it is the Call of this turn, of which there is one (rule 6.5)."""

    key: ClassVar[str] = "call"
    main: ClassVar[str] = "legend"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{may: you, call: {one: legends_in_area, is: face_down}}"

    legend: Selector
    """Which legend."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(verbs.Call(to.target(self.legend, Kind.CARDS, to.decider(step), step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        there = to.exists(self.legend, Kind.CARDS)
        can = cyberpunk.CanCall()
        return can if there is None else conditions.AllOf([can, there])

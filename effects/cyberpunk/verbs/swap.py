"""`swap`: Gigs of both players that change places."""

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


class Swap(Verb):
    """Swap a Gig of one player with one of the other; their values stay, and it is no steal (rule 8.13)."""

    key: ClassVar[str] = "swap"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{swap: {gig: {one: friendly_gigs}, with: {one: rival_gigs}}}"

    gig: Selector
    """Which Gig."""
    with_: Selector
    """The Gig of the other player."""

    def compile(self, step: Step, to: Compiler) -> None:
        player = to.decider(step)
        gig = to.target(self.gig, Kind.GIGS, player, step)
        to.emit(verbs.Swap(gig, to.target(self.with_, Kind.GIGS, player, None)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        sides = [to.exists(side, Kind.GIGS) for side in (self.gig, self.with_)]
        return conditions.AllOf([side for side in sides if side is not None])

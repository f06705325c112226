"""`return`: defeated fighters back onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.shared.one_by_one import one_by_one
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind, Whereabouts
from effects.unmatched.landing import candidate_spaces, somewhere_to_go
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Return(Verb):
    """Bring defeated fighters back onto empty spaces with full health (rule 70); only they are meant."""

    key: ClassVar[str] = "return"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = (
        "{return: {who: {one: your_fighters, is: [sidekick, defeated]}, in: {one: spaces, in_zone_of: your_hero}}}"
    )

    who: Selector
    """Who returns, for example `{one: outlaw, is: defeated}`."""
    in_: Selector
    """Where: `{one: spaces, ...filters}`; only empty spaces are offered."""

    def compile(self, step: Step, to: Compiler) -> None:
        spaces = candidate_spaces(self.in_, to)
        player = to.decider(step)

        def bring_back(slot: int) -> None:
            to.emit(verbs.ReturnFighter(slot, spaces, player))

        with to.seeking(Whereabouts.DEFEATED):
            one_by_one(self.who, Kind.FIGHTERS, step, to, bring_back)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        with to.seeking(Whereabouts.DEFEATED):
            return somewhere_to_go(self.who, self.in_, to)

"""`for_each`: repeat steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb
from engine.kernel import flow

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Step


class ForEach(Verb):
    """Repeat steps a number of times."""

    key: ClassVar[str] = "for_each"
    example: ClassVar[str] = "{for_each: {times: 2, do: [{damage: {to: {one: opposing_fighters}, amount: 1}}]}}"
    examples: ClassVar[Mapping[str, str]] = {
        "cyberpunk": "{for_each: {times: {count: {gigs: friendly_gigs, is: even}}, do: [{spend: {one: rival_units}}]}}"
    }

    times: Amount
    """How often; read once, before the first round."""
    do: list[Step] = Field(min_length=1)
    """The steps of one round."""

    def compile(self, step: Step, to: Compiler) -> None:
        rounds = to.names.slot(1)
        to.emit(flow.SetAmount(rounds, to.amount(self.times)))
        with to.as_group(step):
            again = to.here()
            count_down = flow.CountDown(rounds, -1)
            to.emit(count_down)
            to.steps(self.do)
            to.emit(flow.Jump(again))
            count_down.end = to.here()

"""`choose`: one or more of several options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb
from effects.syntax.node import LIST, Node
from engine.kernel import amounts, conditions, flow, picking

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


class Branch(Node):
    """One option: a step, or a list of steps."""

    steps: list[Step] = Field(alias="(list)", min_length=1)

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A single step may stand without a list."""
        return {LIST: data if isinstance(data, list) else [data]}


class Choose(Verb):
    """Choose between different options; one that is a single step is not offered while its `if` fails."""

    key: ClassVar[str] = "choose"
    main: ClassVar[str] = "options"
    example: ClassVar[str] = "{choose: [{draw: 2}, {recover: {who: your_hero, amount: 2}}]}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{choose: [{draw: 2}, {defeat: {one: rival_gear}}]}"}

    options: list[Branch] = Field(min_length=2, max_length=flow.MOST_BRANCHES)
    """What can be chosen: each a step or a list of steps."""
    count: int = Field(default=1, ge=1, le=9)
    """How many different options are chosen, one after the other."""

    def compile(self, step: Step, to: Compiler) -> None:
        if self.count > len(self.options):
            to.problem(
                self.written_at,
                "too-few-options",
                f"{self.count} different options are to be chosen, there are {len(self.options)}",
            )
        chosen, rounds = to.names.slot(1), to.names.slot(1)
        to.emit(picking.Clear(chosen, False))
        to.emit(flow.SetAmount(rounds, amounts.Number(self.count)))
        with to.quietly():
            # A gate guards its own step only: a list of several steps is always offered.
            gates = [
                to.gate(branch.steps[0]) if len(branch.steps) == 1 else conditions.AllOf([]) for branch in self.options
            ]
        with to.as_group(step):
            again = to.here()
            count_down = flow.CountDown(rounds, -1)
            to.emit(count_down)
            ask = flow.AskBranch(to.decider(step), chosen, gates, [-1] * len(gates), -1)
            to.emit(ask)
            targets: list[int] = []
            for number, branch in enumerate(self.options):
                targets.append(to.here())
                with to.inside(f"[{number}]"):
                    to.steps(branch.steps)
                to.emit(flow.Jump(again))
            ask.targets = targets
            count_down.end = ask.end = to.here()

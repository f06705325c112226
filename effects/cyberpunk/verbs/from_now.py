"""`from_now`: an effect that waits for something later."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Verb
from engine.cyberpunk import terms, verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Event, Step


class FromNow(Verb):
    """Leave something behind that happens once: the next time this turn that something happens, or when the turn ends.
    Of what the steps before have named it can know one thing, and knows it wherever that is by then (rule 10.3).
    """

    key: ClassVar[str] = "from_now"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{from_now: {when: turn_ends, do: [{draw: 1}]}}"

    when: Event
    """What it waits for."""
    do: list[Step] = Field(min_length=1)
    """What happens then."""

    def compile(self, step: Step, to: Compiler) -> None:
        used = to.used_names(self)
        if len(used) > 1:
            message = f"what happens later can know one thing, and this uses {' and '.join(used)}"
            to.problem(self.written_at, "one-thing-later", message)
        name = used[0] if used else None
        bound = to.named(name) if name is not None else None
        number, event = to.leave_behind(self.when, self.do, name)
        to.emit(verbs.Arm(number, bound, terms.UNTIL_END_OF_TURN, event))

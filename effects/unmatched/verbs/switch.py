"""`switch`: another state of the hero."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.unmatched.states import demand_state, demand_value
from engine.unmatched import verbs
from engine.unmatched.verbs import states

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


class Switch(Verb):
    """Change a state of your hero: to its next value, after the last to the first, or to a certain one."""

    key: ClassVar[str] = "switch"
    main: ClassVar[str] = "state"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{switch: size}"

    state: str
    """One of the hero's `states`."""
    to: str | None = None
    """The value it becomes; left out, it becomes the next."""

    def compile(self, step: Step, to: Compiler) -> None:
        number, values = demand_state(self.state, self.written_at, to)
        if self.to is None:
            words = f"change {self.state} to the next value"
            to.emit(verbs.Switch(number, len(values), states.NEXT, words))
        else:
            value = demand_value(self.state, self.to, values, self.written_at, to)
            to.emit(verbs.Switch(number, len(values), value, f"change {self.state} to {self.to}"))

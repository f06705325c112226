"""`state`: the state that the hero is in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Test
from effects.unmatched.states import demand_state, demand_value
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program


class InState(Test):
    """Holds while a state of your hero has a certain value."""

    key: ClassVar[str] = "state"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{if: {state: {size: big}}, add: {value: 2}}"

    of: dict[str, str] = Field(min_length=1, max_length=1)
    """The state and its value, such as `{size: big}`."""

    @property
    def name(self) -> str:
        """The state."""
        return next(iter(self.of))

    def compile(self, to: Meaning) -> program.Condition:
        value = self.of[self.name]
        number, values = demand_state(self.name, self.written_at, to)
        wanted = demand_value(self.name, value, values, self.written_at, to)
        return verbs.InState(number, wanted, f"{self.name} is {value}")

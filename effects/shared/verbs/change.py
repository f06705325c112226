"""`add`, `subtract`, `set`: numbers that become others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from effects.syntax.keyword import Verb
from engine.kernel.amounts import negative

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import program

UNMATCHED = ("unmatched",)
CYBERPUNK = ("cyberpunk",)
AMOUNTS = ("value", "power", "cost", "go_solo_cost", "steals")
"""The numbers that can become larger and smaller."""
SYSTEMS: Mapping[str, tuple[str, ...]] = {
    "value": UNMATCHED,
    "power": CYBERPUNK,
    "cost": CYBERPUNK,
    "go_solo_cost": CYBERPUNK,
    "steals": CYBERPUNK,
    "until": CYBERPUNK,
}
"""The game systems that know each of them, and how long it lasts."""

Until = Literal["end_of_turn", "your_next_turn", "used"]
"""How long what a step changes lasts, where it is not fixed by the rules."""


class Change(Verb):
    """A verb that names the number it changes."""

    numbers: ClassVar[tuple[str, ...]]
    """The arguments that say which number, of which exactly one is used."""

    if TYPE_CHECKING:
        of: Selector | None

    @property
    def stat(self) -> str:
        """The number that is changed; empty unless exactly one is named."""
        used = [name for name in self.numbers if getattr(self, name) is not None]
        return used[0] if len(used) == 1 else ""

    @property
    def amount(self) -> Amount | None:
        """How much it changes, or what it becomes."""
        amount: Amount | None = getattr(self, self.stat, None)
        return amount

    def difference(self, to: Meaning) -> program.Amount:
        """By how much the number changes, below 0 if it becomes less; or what it becomes."""
        assert self.amount is not None
        return to.amount(self.amount)

    def compile(self, step: Step, to: Compiler) -> None:
        if self.stat:
            to.dialect.deeds.change(self, step, to)
        else:
            known = to.known_arguments(self, self.numbers)
            to.problem(step.written_at, "which-number", f"`{self.key}` needs exactly one of {known}")


class ByAmount(Change):
    """What makes a number larger or smaller."""

    value: Amount | None = None
    """By how much the value of a card in this combat changes."""
    power: Amount | None = None
    """By how much power changes."""
    cost: Amount | None = None
    """By how much what is paid changes; it is never less than 1."""
    go_solo_cost: Amount | None = None
    """By how much what is paid to GO SOLO changes; it is never less than 1."""
    steals: Amount | None = None
    """By how many Gigs a steal changes."""
    of: Selector | None = None
    """Whose number; left out, of this card."""
    until: Until | None = None
    """How long: `end_of_turn` unless said otherwise."""


class Add(ByAmount):
    """Make a number larger by an amount, until the combat or the turn ends."""

    key: ClassVar[str] = "add"
    example: ClassVar[str] = "{add: {value: 2}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{add: {power: 2, of: {one: friendly_units}}}"}
    numbers: ClassVar[tuple[str, ...]] = (*AMOUNTS, "move")
    systems_of: ClassVar[Mapping[str, tuple[str, ...]]] = {**SYSTEMS, "move": UNMATCHED, "while": CYBERPUNK}

    move: Amount | None = None
    """How much further each of your fighters may move in a maneuver; only beside `while`."""
    while_: Condition | None = None
    """It counts only as long as this holds."""


class Subtract(ByAmount):
    """Make a number smaller by an amount, until the combat or the turn ends; below 0 it counts as 0."""

    key: ClassVar[str] = "subtract"
    example: ClassVar[str] = "{subtract: {value: 2, of: opposing_card}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{subtract: {power: 2, of: {one: rival_units}}}"}
    numbers: ClassVar[tuple[str, ...]] = AMOUNTS
    systems_of: ClassVar[Mapping[str, tuple[str, ...]]] = SYSTEMS

    def difference(self, to: Meaning) -> program.Amount:
        return negative(super().difference(to))


class Set(Change):
    """Make a number another: the value of a card in this combat, on which what is added comes on top (rule 50), the
    health of fighters, never above what they started with; or the price of a card, the value of Gigs.
    """

    key: ClassVar[str] = "set"
    example: ClassVar[str] = "{if: {moved_this_turn: your_fighter}, set: {value: 5}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{set: {value: 1, of: {one: rival_gigs}}}"}
    numbers: ClassVar[tuple[str, ...]] = ("value", "health", "cost")
    systems_of: ClassVar[Mapping[str, tuple[str, ...]]] = {"health": UNMATCHED, "cost": CYBERPUNK}

    value: Amount | None = None
    """The new value: of a card in this combat, or of Gigs, which must have it on a face."""
    health: Amount | None = None
    """The new health of fighters."""
    cost: Amount | None = None
    """What is paid instead of the cost; only beside `while`."""
    of: Selector | None = None
    """Whose number; left out, of this card."""

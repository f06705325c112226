"""`power_of`, `cost_of`, `highest_power_of`, `lowest_power_of`: the numbers of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure
from effects.syntax.words import Kind
from engine.cyberpunk import amounts, selectors
from engine.kernel import conditions

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class PowerOf(Measure):
    """The power of units and gear as it stands, all together (rule 10.10)."""

    key: ClassVar[str] = "power_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{add: {power: {power_of: this}, of: {one: friendly_units}}}"

    of: Selector
    """The cards."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.NumberOf(selectors.POWER_OF, to.listed(self.of, Kind.CARDS), amounts.SUM)

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)


class CostOf(Measure):
    """The printed cost of cards, all together; a card without one counts as 0 (rule 6.9)."""

    key: ClassVar[str] = "cost_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{add: {power: {cost_of: seen}, of: this}}"

    of: Selector
    """The cards."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.NumberOf(selectors.COST_OF, to.listed(self.of, Kind.CARDS), amounts.SUM)

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)


class HighestPowerOf(Measure):
    """The power of the strongest of these."""

    key: ClassVar[str] = "highest_power_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{defeat: {one: rival_units, power: {less_than: {highest_power_of: friendly_units}}}}"

    of: Selector
    """The units."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.NumberOf(selectors.POWER_OF, to.listed(self.of, Kind.CARDS), amounts.HIGHEST)

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)


class LowestPowerOf(Measure):
    """The power of the weakest of these."""

    key: ClassVar[str] = "lowest_power_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{defeat: {one: rival_units, power: {equal_to: {lowest_power_of: rival_units}}}}"

    of: Selector
    """The units."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.NumberOf(selectors.POWER_OF, to.listed(self.of, Kind.CARDS), amounts.LOWEST)

    def about(self, to: Meaning) -> program.Condition | None:
        return conditions.Exists(to.listed(self.of, Kind.CARDS), 1)

"""`power`, `cost`, `value`: what number something has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from effects.comparisons import COMPARISONS
from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.cyberpunk import filters, selectors
from engine.kernel.conditions import EQUAL_TO

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Amount, Selector
    from engine.kernel import program


class Bound(Filter):
    """What a number is compared with."""

    measure: ClassVar[int]

    at_least: Amount | None = None
    """The number is this or more."""
    at_most: Amount | None = None
    """The number is this or less."""
    equal_to: Amount | None = None
    """The number is exactly this."""
    more_than: Amount | None = None
    """The number is more than this."""
    less_than: Amount | None = None
    """The number is less than this."""
    same_as: Selector | None = None
    """It is the value of one of these Gigs."""
    unlike: Selector | None = None
    """It is the value of none of these Gigs."""

    @model_validator(mode="after")
    def _one_bound(self) -> Bound:
        used = [name for name in (*COMPARISONS, "same_as", "unlike") if getattr(self, name) is not None]
        if len(used) != 1:
            raise PydanticCustomError(
                "one_bound",
                "say with exactly one of {keys} what the number is",
                {"keys": ", ".join(f"`{key}`" for key in (*COMPARISONS, "same_as", "unlike"))},
            )
        return self

    @property
    def comparison(self) -> tuple[str, Amount] | None:
        """The comparison and what is compared with; None where it is Gigs."""
        for key in COMPARISONS:
            amount: Amount | None = getattr(self, key)
            if amount is not None:
                return key, amount
        return None

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        comparison = self.comparison
        if comparison is not None:
            return filters.Measured(self.measure, COMPARISONS[comparison[0]], to.amount(comparison[1]))
        gigs = self.same_as or self.unlike
        assert gigs is not None
        others = to.listed(gigs, Kind.GIGS)
        wanted = self.same_as is not None
        return filters.MeasuredWith(self.measure, EQUAL_TO, others, selectors.VALUE_OF, wanted)


class Power(Bound):
    """Only units of such power as it stands, and gear of such power (rule 10.10)."""

    key: ClassVar[str] = "power"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{one: rival_units, power: {at_most: 5}}"
    measure: ClassVar[int] = selectors.POWER_OF


class Cost(Bound):
    """Only cards of such printed cost, whatever is paid for them (rule 7.4)."""

    key: ClassVar[str] = "cost"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{one: your_hand, cost: {same_as: friendly_gigs}}"
    measure: ClassVar[int] = selectors.COST_OF


class Value(Bound):
    """Only Gigs that show such a value (rule 9.2)."""

    key: ClassVar[str] = "value"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.GIGS,)
    example: ClassVar[str] = "{each: friendly_gigs, value: {at_least: 8}}"
    measure: ClassVar[int] = selectors.VALUE_OF

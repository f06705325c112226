"""A condition without its tests: a word, a list, a set, or a comparison."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from effects.syntax.grammar.group import GroupGrammar, without_quantifier
from effects.syntax.keyword import Measure, Test, chosen
from effects.syntax.misnomers import CONDITION_KEYS, FILTER_KEYS
from effects.syntax.node import LIST, WORD

if TYPE_CHECKING:
    from effects.syntax.language import Amount, Condition

COMPARISONS = ("at_least", "at_most", "equal_to", "more_than", "less_than")
"""The keys that compare an amount with another."""


class ConditionGrammar(GroupGrammar):
    """Something that holds or does not: a word, a list (all of it), a set (at least one fits), an amount compared with
    another, or a test.
    """

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = FILTER_KEYS | CONDITION_KEYS
    hints: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("and", "all_of", "all"), "A list holds if all of it holds: `[won, attacking]`."),
        **dict.fromkeys(
            ("won", "lost", "attacking", "defending", "your_turn"),
            "A word that is a condition stands alone, without yes or true: `if: won`, or `{not: won}`.",
        ),
    }

    word: str | None = Field(default=None, alias="(word)")
    all_of: list[Condition] | None = Field(default=None, alias="(list)", min_length=1)
    amount: Amount | None = None
    """An amount to compare, when no key names it: `{amount: dropped, at_least: 2}`."""
    at_least: Amount | None = None
    """The amount is this or more."""
    at_most: Amount | None = None
    """The amount is this or less."""
    equal_to: Amount | None = None
    """The amount is exactly this."""
    more_than: Amount | None = None
    """The amount is more than this."""
    less_than: Amount | None = None
    """The amount is less than this."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A word or a list may stand alone."""
        if isinstance(data, str):
            return {WORD: data}
        if isinstance(data, list):
            return {LIST: data}
        return without_quantifier(data)

    @property
    def test(self) -> Test | None:
        """The test, if this is one."""
        used = chosen(self, Test)
        return used[0] if used else None

    @property
    def measure(self) -> Measure | None:
        """The looked-up amount that is compared, if one is."""
        used = chosen(self, Measure)
        return used[0] if used else None

    @property
    def comparison(self) -> tuple[str, Amount] | None:
        """The comparison and what is compared with."""
        for key in COMPARISONS:
            value: Amount | None = getattr(self, key)
            if value is not None:
                return key, value
        return None

    @model_validator(mode="after")
    def _one_form(self) -> ConditionGrammar:
        measures = chosen(self, Measure)
        amounts = len(measures) + (self.amount is not None)
        comparisons = sum(getattr(self, key) is not None for key in COMPARISONS)
        forms = len(chosen(self, Test)) + bool(self.kind_key) + (self.word is not None) + (self.all_of is not None)
        if forms + amounts != 1:
            raise PydanticCustomError(
                "one_condition",
                "a condition is a word, a list, a set (`who`, `cards`, `spaces`, `gigs`), an amount compared, or "
                "one test",
                {"hint": "several conditions stand in a list; all of them must hold"},
            )
        if bool(amounts) != bool(comparisons):
            raise PydanticCustomError(
                "amount_and_comparison",
                "a comparison is one amount and one of `at_least`, `at_most`, `equal_to`, `more_than`, `less_than`",
                {},
            )
        if comparisons > 1:
            raise PydanticCustomError("two_comparisons", "one comparison at a time; put two in a list", {})
        if self.filters and not self.kind_key:
            raise PydanticCustomError(
                "filters_of_nothing", "filters need a set: start with `who`, `cards`, `spaces` or `gigs`", {}
            )
        return self

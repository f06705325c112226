"""`plus`, `minus`, `times`: reckoning with amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.syntax.keyword import Measure
from engine.kernel import amounts, program

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Amount


class Plus(Measure):
    """The sum of amounts."""

    key: ClassVar[str] = "plus"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{draw: {amount: {plus: [1, combat_damage]}}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{draw: {amount: {plus: [1, {count: {cards: rival_gear}}]}}}"}

    of: list[Amount] = Field(min_length=2, max_length=9)
    """What is added up."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.Reckoning(amounts.PLUS, [to.amount(amount) for amount in self.of])


class Minus(Measure):
    """The first amount less the others; what is below 0 counts as 0."""

    key: ClassVar[str] = "minus"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{draw: {amount: {minus: [7, {hand_size: you}]}}}"

    of: list[Amount] = Field(min_length=2, max_length=9)
    """The first, and what is taken from it."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.Reckoning(amounts.MINUS, [to.amount(amount) for amount in self.of])


class Times(Measure):
    """The product of amounts."""

    key: ClassVar[str] = "times"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{add: {value: {times: [2, {count: {who: your_fighters, is: sidekick}}]}}}"
    examples: ClassVar[Mapping[str, str]] = {
        "cyberpunk": "{add: {power: {times: [2, {count: {cards: gear, worn_by: this}}]}, of: this}}"
    }

    of: list[Amount] = Field(min_length=2, max_length=9)
    """What is multiplied."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.Reckoning(amounts.TIMES, [to.amount(amount) for amount in self.of])

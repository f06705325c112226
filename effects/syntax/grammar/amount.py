"""An amount without its measures: a number or a word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from effects.syntax.keyword import Measure, chosen
from effects.syntax.misnomers import AMOUNT_KEYS
from effects.syntax.node import NUMBER, WORD, Node


class AmountGrammar(Node):
    """A number: written, named by an earlier step, or looked up when it is needed."""

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = AMOUNT_KEYS

    number: int | None = Field(default=None, alias="(number)", ge=0, le=99, strict=True)
    word: str | None = Field(default=None, alias="(word)")

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A number or a word may stand alone."""
        if isinstance(data, str):
            return {WORD: data}
        if isinstance(data, int | float) or data is None:
            return {NUMBER: data}
        return data

    @property
    def measure(self) -> Measure | None:
        """How it is looked up; None for a number or a word."""
        used = chosen(self, Measure)
        return used[0] if used else None

    @model_validator(mode="after")
    def _one_measure(self) -> AmountGrammar:
        used = len(chosen(self, Measure)) + (self.number is not None) + (self.word is not None)
        if used != 1:
            raise PydanticCustomError(
                "one_amount", "an amount is a number, a word, or a mapping with exactly one key", {}
            )
        return self

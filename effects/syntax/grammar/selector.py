"""A selector without its filters: a word, a list, or how many of what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, cast

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from effects.syntax.keyword import Filter, chosen
from effects.syntax.misnomers import FILTER_KEYS, SELECTOR_KEYS
from effects.syntax.node import LIST, WORD, Node

if TYPE_CHECKING:
    from effects.syntax.language import Selector

Count = int
"""How many: a whole number, 0 to 99."""
QUANTIFIERS = ("one", "each", "any_number", "exactly", "up_to", "random", "top", "bottom")
"""The keys of a selector that say how many."""
CHOOSING = ("one", "any_number", "exactly", "up_to", "random")
"""The quantifiers that leave somebody, or chance, a choice."""
COUNTED = ("exactly", "up_to", "random", "top", "bottom")
"""The quantifiers that carry a number and stand beside `of`."""


class SelectorGrammar(Node):
    """Which things: a word, a list of selectors (all of them together), or how many of what, and filters."""

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = SELECTOR_KEYS | FILTER_KEYS

    word: str | None = Field(default=None, alias="(word)")
    union: list[Selector] | None = Field(default=None, alias="(list)", min_length=1)
    one: Selector | None = None
    """One of these, chosen by the player who decides."""
    each: Selector | None = None
    """Every one of these."""
    any_number: Selector | None = None
    """As many of these as the player who decides likes, also none."""
    exactly: Count | None = Field(default=None, ge=1, le=99)
    """This many different ones (or as many as there are), chosen by the player who decides; `of` says of what."""
    up_to: Count | None = Field(default=None, ge=1, le=99)
    """None to this many different ones, chosen by the player who decides; `of` says of what."""
    random: Count | None = Field(default=None, ge=1, le=99)
    """This many, drawn by chance; `of` says of what."""
    top: Count | None = Field(default=None, ge=1, le=99)
    """This many cards from the top of a pile; `of` says which pile."""
    bottom: Count | None = Field(default=None, ge=1, le=99)
    """This many cards from the bottom of a pile; `of` says which pile."""
    of: Selector | None = None
    """What is picked from: beside `exactly`, `up_to`, `random`, `top` or `bottom`."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A word or a list may stand alone."""
        if isinstance(data, str):
            return {WORD: data}
        if isinstance(data, list):
            return {LIST: data}
        return data

    @property
    def quantifier(self) -> str:
        """The key that says how many; empty for a word or a list."""
        return next((key for key in QUANTIFIERS if getattr(self, key) is not None), "")

    @property
    def count(self) -> int:
        """The number beside a counted quantifier; 1 for `one`."""
        value = getattr(self, self.quantifier) if self.quantifier in COUNTED else 1
        assert isinstance(value, int)
        return value

    @property
    def root(self) -> Selector:
        """What is picked from."""
        root = self.of if self.quantifier in COUNTED else getattr(self, self.quantifier)
        assert isinstance(root, SelectorGrammar)
        return cast("Selector", root)

    @property
    def filters(self) -> list[Filter]:
        """The demands, in the order of the language."""
        return chosen(self, Filter)

    @model_validator(mode="after")
    def _one_quantifier(self) -> SelectorGrammar:
        if self.word is not None or self.union is not None:
            return self
        used = [key for key in QUANTIFIERS if getattr(self, key) is not None]
        if len(used) != 1:
            found = " and ".join(f"`{key}`" for key in used) or "none of them"
            raise PydanticCustomError(
                "how_many",
                "say how many with exactly one of `one`, `each`, `any_number`, `exactly`, `up_to`, `random`, `top`, "
                "`bottom`; found {found}",
                {"found": found, "hint": "for example `{one: opposing_fighters}` or `{random: 1, of: opponent_hand}`"},
            )
        if (used[0] in COUNTED) != (self.of is not None):
            message = (
                "`{key}` needs `of` beside it: what is picked from"
                if used[0] in COUNTED
                else (
                    "`of` belongs to `exactly`, `up_to`, `random`, `top` and `bottom`; `{key}` names its things itself"
                )
            )
            raise PydanticCustomError("of_what", message, {"key": used[0]})
        return self

"""What every piece of the language is: a closed, frozen model that remembers where its author wrote it."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, ClassVar, Self, get_args

from pydantic import BaseModel, ConfigDict, ModelWrapValidatorHandler, PrivateAttr, model_validator
from pydantic_core import PydanticCustomError

from effects.problem import NOWHERE, Place

WORD = "(word)"
"""The field that holds a word standing alone; no author can write this key."""
LIST = "(list)"
"""The field that holds a list standing alone."""
NUMBER = "(number)"
"""The field that holds a number standing alone."""


def spelling(field: str) -> str:
    """The word an author writes for a field: `if_` is written `if`, because Python keeps that word for itself.

    >>> spelling("if_"), spelling("in_zone_of")
    ('if', 'in_zone_of')
    """
    return field.removesuffix("_")


def _has_word(value: object, words: Set[str]) -> bool:
    match value:
        case Node():
            return value.has_word(words)
        case list() | tuple():
            return any(_has_word(part, words) for part in value)
        case str():
            return value in words
    return False


class SpelledOut(dict[str, Any]):
    """The long form of what an author wrote: it is not spelled out once more."""


class Node(BaseModel):
    """A piece of the language; its attribute docstrings are what editors and the language reference show."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        use_attribute_docstrings=True,
        alias_generator=spelling,
        defer_build=True,
        arbitrary_types_allowed=True,
    )

    needs_values: ClassVar[bool] = False
    """Whether a key without a value is refused here, because the rest would mean something else without it."""

    _place: Place = PrivateAttr(default=NOWHERE)
    _places: dict[str, Place] = PrivateAttr(default_factory=dict)

    @property
    def written_at(self) -> Place:
        """Where the author wrote it; `NOWHERE` for a node that a program made."""
        return self._place

    def place_of(self, key: str) -> Place:
        """Where the word stands that the author wrote after a key; where the node stands if that is not known."""
        return self._places.get(key, self._place)

    def has_word(self, words: Set[str]) -> bool:
        """Whether one of these words stands in it, however deep."""
        return any(_has_word(getattr(self, field), words) for field in type(self).model_fields)

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """The long form of what the author wrote; a model with a short form overrides this."""
        return data

    @classmethod
    def _refuse_empty(cls, data: dict[Any, Any]) -> None:
        for field in cls.model_fields.values():
            if field.alias in data and data[field.alias] is None and field.alias not in (WORD, LIST, NUMBER):
                examples = [kind.example for kind in get_args(field.annotation) if hasattr(kind, "example")]
                shown = next(filter(None, examples), "")
                places = getattr(data, "key_place", None)
                raise PydanticCustomError(
                    "no_value",
                    "`{key}` has no value",
                    {
                        "key": field.alias,
                        "hint": f"write it after the colon{f', for example: {shown}' if shown else ''}",
                        **({"place": places(field.alias)} if places is not None else {}),
                    },
                )

    @model_validator(mode="wrap")
    @classmethod
    def _remember_place(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        if isinstance(data, cls):
            return data
        if cls.needs_values and isinstance(data, dict):
            cls._refuse_empty(data)
        # Inside another model pydantic may put a finished validator, this one included, under this very wrapper.
        long = data if isinstance(data, SpelledOut) else cls.spelled_out(data)
        node = handler(long if long is data else SpelledOut(long))
        node._place = getattr(data, "place", NOWHERE)
        place_of = getattr(data, "place_of", None)
        if place_of is not None and isinstance(data, dict):
            node._places = {key: place_of(key) for key, value in data.items() if isinstance(value, str)}
        return node

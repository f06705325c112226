"""What a model allows at some point of the data: which models stand there, which keys they have, what a key means."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel

from content.reading.ways import Way
from content.saying import listed

Models = list[type[BaseModel]]

FEW = 12
"""As many keys or words as are listed in full."""


def models_at(model: type[BaseModel], way: Way) -> Models:
    """The models that may stand where a way leads from a model; steps that belong to no field are passed over."""
    kinds: list[Any] = [model]
    for step in way:
        inside = [inner for kind in kinds for inner in _inside(kind, step)]
        kinds = inside or kinds
    return [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]


def known_keys(models: Models) -> list[str]:
    """The keys an author may write where these models stand, in the order of the models.

    A model that takes more or other keys than its fields says so in a class method `known_keys`.
    """
    keys: dict[str, None] = {}
    for model in models:
        own = getattr(model, "known_keys", None)
        keys.update(dict.fromkeys(own() if own else map(str, _fields(model))))
    return [key for key in keys if key.isidentifier() or key.replace("-", "_").isidentifier()]


def expected_by(models: Models) -> str:
    """What must stand where these models stand.

    A model with a short form says what it takes in a class attribute `expected`, such as "a name".
    """
    for model in models:
        own: str = getattr(model, "expected", "")
        if own:
            return own
    keys = known_keys(models)
    return f"a mapping with the keys {listed(keys, 'and')}" if 0 < len(keys) <= FEW else "a mapping"


def example(models: Models) -> str | None:
    """How what stands where these models do is written: their own `example`, which may be empty; None without one."""
    return next((model.example for model in models if hasattr(model, "example")), None)


def meant(models: Models, key: str) -> str:
    """A hint for a key that does not exist: a model may have whole sentences in `hints`, and in `misnomers` which key
    is the right one; empty where nothing is said of this key.
    """
    for model in models:
        hint: str = getattr(model, "hints", {}).get(key, "")
        right: str = getattr(model, "misnomers", {}).get(key, "")
        if hint:
            return hint
        if right:
            field = _fields(model).get(right)
            inside = [kind for kind in _plain(field.annotation) if isinstance(kind, type)] if field else []
            shown = example(inside)
            return f"Did you mean {right}?" + (f" For example: {shown}." if shown else "")
    return ""


def meaning(models: Models, key: str) -> str:
    """What the value of a key is: the first sentence of the field's description."""
    for model in models:
        description = getattr(_fields(model).get(key), "description", None)
        if description:
            return " ".join(description.split("\n\n")[0].split()).split(". ")[0].rstrip(".") + "."
    return ""


def _fields(model: type[BaseModel]) -> dict[str, Any]:
    fields = {}
    for name, field in model.model_fields.items():
        alias = field.validation_alias or field.alias
        fields[alias if isinstance(alias, str) else name] = field
    return fields


def _inside(kind: Any, step: str | int) -> Iterator[Any]:
    """The kinds of data one step below a kind of data."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        field = _fields(kind).get(str(step)) or kind.model_fields.get(str(step))
        if field is not None:
            yield from _plain(field.annotation)
        return
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(origin, type) and issubclass(origin, dict):
        yield from _plain(arguments[1])
    elif isinstance(step, int):
        for argument in arguments:
            yield from _plain(argument)


def _plain(kind: Any) -> Iterator[Any]:
    """The kinds a kind is made of, without the wrapping."""
    if hasattr(kind, "__value__"):
        yield from _plain(kind.__value__)
    elif get_origin(kind) is Annotated:
        yield from _plain(get_args(kind)[0])
    elif get_origin(kind) in (Union, UnionType):
        for member in get_args(kind):
            yield from _plain(member)
    else:
        yield kind

"""What the JSON Schema of a scenario has beyond its models: short forms, and keys of which exactly one is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from pydantic import BaseModel

from content.json_schema.pieces import Schema, without_description
from content.schema.answers import Refusal
from content.schema.scenario import Doing, Example
from content.schema.short import Part, Short
from content.schema.unmatched.answers import Maneuver
from content.schema.unmatched.position import Battlefield

ALONE: dict[type, Schema] = {
    str: {"type": "string", "minLength": 1},
    int: {"type": "integer", "minimum": 0},
}
"""What may be written alone, by its type; a list is that of its key."""


def parts(scenario: type[Example]) -> list[type[Part]]:
    """Every model a scenario is made of."""
    models: list[type[Part]] = [scenario]
    for model in models:
        for field in model.model_fields.values():
            models += [
                inner for inner in _models(field.annotation) if inner not in models
            ]  # the loop goes on with these
    return models


def _models(annotation: Any) -> Iterator[type[Part]]:
    if isinstance(annotation, type) and issubclass(annotation, Part):
        yield annotation
    for inner in get_args(annotation):
        yield from _models(inner)


def as_written(model: type[BaseModel], schema: Schema) -> Schema:
    """The schema of a scenario's part in all the forms an author writes."""
    whole = dict(schema)
    keys = _exactly_one(model)
    if keys:
        whole["oneOf"] = [{"required": [key]} for key in keys]
    short: list[Schema] = [{"const": "stay"}] if model is Maneuver else []
    if issubclass(model, Short):
        short += [ALONE.get(kind) or schema["properties"][key] for kind, key in model.alone.items()]
    if issubclass(model, Example):
        return _one_or_several(whole)
    if not short:
        return whole
    return {"description": whole["description"], "anyOf": [*short, without_description(whole)]}


def _exactly_one(model: type[BaseModel]) -> tuple[str, ...]:
    """The keys of which exactly one is written."""
    if issubclass(model, Doing):
        return (*model.answers, "expect", "illegal")
    if issubclass(model, Refusal):
        return model.answers
    return ("id", "zones") if model is Battlefield else ()


def _one_or_several(whole: Schema) -> Schema:
    """A scenario; or what several share, and under `scenarios` what each says besides."""
    described = {"description": whole["description"]}
    one = without_description(whole)
    share = {key: value for key, value in one.items() if key != "required"}
    listed = {
        "description": "Several scenarios: each has what stands beside this key, and what it says itself.",
        "type": "array",
        "items": share,
        "minItems": 1,
    }
    several = {**share, "properties": {**share["properties"], "scenarios": listed}, "required": ["scenarios"]}
    return {**described, "anyOf": [one, several]}

"""What the JSON Schema of a scenario has beyond its models: short forms, and keys of which exactly one is used."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel

from content.json_schema.pieces import Schema, without_description
from content.schema.expect import PileExpectation
from content.schema.short import Part, Short
from content.schema.unmatched.answers import Deed, Illegal, Maneuver
from content.schema.unmatched.position import Battlefield
from content.schema.unmatched.scenario import Scenario, Step

TEXT: Schema = {"type": "string", "minLength": 1}
EXACTLY_ONE: Mapping[type[BaseModel], tuple[str, ...]] = {
    Step: (*Deed.answers, "expect", "illegal"),
    Illegal: Deed.answers,
    Battlefield: ("id", "zones"),
}
"""By model: the keys of which exactly one is written."""
FURTHER: Mapping[type[BaseModel], Schema] = {
    Maneuver: {"const": "stay"},
    PileExpectation: {"type": "integer", "minimum": 0},
}
"""By model: a short form besides those its main key gives it."""


def parts() -> list[type[Part]]:
    """Every model a scenario is made of."""
    models = Part.__subclasses__()
    for model in models:
        models += model.__subclasses__()  # the loop goes on with these
    return [model for model in dict.fromkeys(models) if model is not Short]


def as_written(model: type[BaseModel], schema: Schema) -> Schema:
    """The schema of a scenario's part in all the forms an author writes."""
    whole = dict(schema)
    if model in EXACTLY_ONE:
        whole["oneOf"] = [{"required": [key]} for key in EXACTLY_ONE[model]]
    short = [FURTHER[model]] if model in FURTHER else []
    if issubclass(model, Short):
        short += [TEXT if kind is str else schema["properties"][model.main] for kind in model.alone]
    if model is Scenario:
        return _one_or_several(whole)
    if not short:
        return whole
    return {"description": whole["description"], "anyOf": [*short, without_description(whole)]}


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

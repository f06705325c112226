"""From pydantic's schema to ours: what each definition is called, and nothing in it that no author needs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from content.json_schema.pieces import Schema
from content.schema.scenario import Example
from content.schema.short import Part
from effects.syntax.keyword import Keyword
from effects.syntax.language import FILTERS, MEASURES, TESTS, VERBS, Group

FAMILIES: Mapping[str, tuple[type[Keyword], ...]] = {
    "verb": VERBS, "filter": FILTERS, "amount": MEASURES, "condition": TESTS,
}  # fmt: skip
"""The keywords by what stands before the dot in the name of their definition."""


def model_name(model: type[BaseModel]) -> str:
    """What the definition of a model is called."""
    for family, keywords in FAMILIES.items():
        if issubclass(model, Keyword) and model in keywords:
            return f"{family}.{model.key}"
    if issubclass(model, Part) and not issubclass(model, Example):
        return f"scenario.{_hyphened(model.__name__)}"
    return "set-of-things" if model is Group else _hyphened(model.__name__)


def name_of(old: str, names: Mapping[str, str]) -> str:
    """What a definition is called here that pydantic calls otherwise: `CardType` is `card-type`."""
    return names.get(old) or _hyphened(old.rpartition("__")[2])


def _hyphened(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def cleaned(schema: Any, names: Mapping[str, str]) -> Any:
    """Without titles that only repeat the key, and without null, which no author writes."""
    if isinstance(schema, list):
        return [cleaned(item, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "anyOf" in schema and {"type": "null"} in schema["anyOf"]:
        rest = [item for item in schema["anyOf"] if item != {"type": "null"}]
        kept = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
        schema = {**(rest[0] if len(rest) == 1 else {"anyOf": rest}), **kept}
    if "$ref" in schema:
        old = schema["$ref"].rpartition("/")[2]
        schema = {**schema, "$ref": f"#/$defs/{name_of(old, names)}"}
    tidy: Schema = {}
    for key, value in schema.items():
        if key == "properties":
            tidy[key] = {name: cleaned(item, names) for name, item in value.items()}
        elif key == "description":
            tidy[key] = " ".join(value.split("\n")) if "\n\n" not in value else value
        elif key != "title":
            tidy[key] = cleaned(value, names)
    return tidy

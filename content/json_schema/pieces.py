"""Small parts that JSON Schemas are put together from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]


def constants(words: Mapping[str, str]) -> list[Schema]:
    """Each word with what it means."""
    return [{"const": word, "description": meaning} for word, meaning in words.items()]


def worded(schema: Schema, words: str) -> Schema:
    """A text that can only be one of certain words."""
    return {"$ref": f"#/$defs/{words}"} | {key: value for key, value in schema.items() if key != "type"}


def closed(properties: Schema) -> Schema:
    """A mapping with no other keys than these."""
    return {"type": "object", "properties": properties, "additionalProperties": False}


def short_or(whole: Schema, short: str) -> Schema:
    """A short form or the whole mapping."""
    described = {"description": whole["description"]}
    return {**described, "anyOf": [{"$ref": f"#/$defs/{short}"}, without_description(whole)]}


def without_description(schema: Schema) -> Schema:
    """The same demands, where the description stands elsewhere."""
    return {key: value for key, value in schema.items() if key != "description"}

"""The JSON Schema of one kind of file, or of all kinds of a game system: its head, and the definitions it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from content.json_schema.definitions import ROOTS, Definitions
from content.json_schema.pieces import Schema
from content.library.folders import Kind

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(system: str, kind: Kind | None = None) -> Schema:
    """The schema of one kind of file of a game system, or of all kinds at once.

    >>> json_schema("unmatched", Kind.HERO)["$ref"]
    '#/$defs/hero'
    """
    defs = Definitions(system).finished()
    head: Schema = {"$schema": DIALECT, "title": f"Cardwright: {system}"}
    if kind is not None:
        head |= {"title": f"Cardwright: a {kind.value} of {system}", "$ref": f"#/$defs/{kind.value}"}
    else:
        head["anyOf"] = [{"$ref": f"#/$defs/{each.value}"} for each in ROOTS[system]]
    return head | {"$defs": _needed(head, defs)}


def _needed(head: Schema, defs: Mapping[str, Schema]) -> dict[str, Schema]:
    """The definitions that the schema leads to."""
    reached: dict[str, Schema] = {}
    waiting = list(_references(head))
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached[name] = defs[name]
            waiting += _references(defs[name])
    return dict(sorted(reached.items()))


def _references(schema: Any) -> Iterable[str]:
    match schema:
        case dict():
            if isinstance(schema.get("$ref"), str):
                yield schema["$ref"].removeprefix("#/$defs/")
            for value in schema.values():
                yield from _references(value)
        case list():
            for item in schema:
                yield from _references(item)

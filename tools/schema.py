"""`cardwright schema`: the JSON Schema of a game system's content, for editors that complete and explain."""

from __future__ import annotations

import json

import typer


def run(*, system: str, kind: str | None = None) -> int:
    """Print the schema of one kind of file (`hero`, `board`, `set`, `scenario`), or of all kinds in one."""
    from content.json_schema import ROOTS, json_schema
    from content.schema.set import System

    systems = [each.value for each in System]
    if system not in systems:
        raise typer.BadParameter(f"there is no game system `{system}`; there is {_listed(systems)}")
    kinds = {each.value: each for each in ROOTS}
    if kind is not None and kind not in kinds:
        raise typer.BadParameter(f"there is no schema for `{kind}`; there is one for {_listed(list(kinds))}")
    schema = json_schema(system, kinds[kind] if kind is not None else None)
    print(json.dumps(schema, indent=2, ensure_ascii=False))
    return 0


def _listed(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)

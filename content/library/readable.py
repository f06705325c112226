"""What can still be read of a hero's file that has not the shape of a hero, so that one run says all that is wrong."""

from __future__ import annotations

from pydantic import BaseModel, ValidationError

from content.reading import Mapping, Sequence, Text, Value, Whole
from content.schema.unmatched.hero import Hero, Sidekick

STAND_INS: dict[str, Value] = {"health": Whole(1), "move": Whole(0), "attack": Text("melee")}
"""Harmless values for what cannot be read of a hero or a sidekick; for the name stands the id."""

Ways = set[tuple[str | int, ...]]


def readable_part(hero_id: str, root: Mapping) -> tuple[Hero, Mapping] | None:
    """The hero without the cards and abilities that cannot be read, and that part of the file.

    None if too little is left, for example when there are no cards or when a sidekick has no id.
    """
    try:
        return Hero.model_validate(root), root
    except ValidationError as error:
        misfits = {tuple(details["loc"][:3]) for details in error.errors(include_url=False)}
    part = _without(misfits, hero_id, root)
    try:
        return Hero.model_validate(part), part
    except ValidationError:
        return None


def _without(misfits: Ways, hero_id: str, root: Mapping) -> Mapping:
    """The file without what the ways lead to: entries of lists, keys of sidekicks, keys at the top."""
    part = _mended(Hero, root, {str(way[0]) for way in misfits if way and not _leads_to_entry(way)}, Text(hero_id))
    for key, value in list(part.items()):
        if isinstance(value, Sequence):
            kept = Sequence()
            kept.mark = value.mark
            for index, entry in enumerate(value):
                inside = {str(way[2]) for way in misfits if way[:2] == (key, index) and len(way) > 2}
                if key == "sidekicks" and isinstance(entry, Mapping):
                    kept.enter(_mended(Sidekick, entry, inside, entry.get("id")), value.mark_of(index))
                elif not inside and (key, index) not in misfits:
                    kept.enter(entry, value.mark_of(index))
            part.enter(key, root.key_mark(key), kept, root.mark_of(key))
    return part


def _leads_to_entry(way: tuple[str | int, ...]) -> bool:
    return len(way) > 1 and isinstance(way[1], int)


def _mended(model: type[BaseModel], mapping: Mapping, misfits: set[str], name: Value) -> Mapping:
    """The mapping without the keys that do not fit, and with stand-ins for those that must be there."""
    part = Mapping()
    part.mark = mapping.mark
    for key, value in mapping.items():
        if key not in misfits:
            part.enter(key, mapping.key_mark(key), value, mapping.mark_of(key))
    needed = {key for key, field in model.model_fields.items() if field.is_required()}
    for key, value in (STAND_INS | {"name": name}).items():
        if key in misfits & needed:
            part.enter(key, mapping.mark, value, mapping.mark)
    return part

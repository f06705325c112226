"""The file of a saved match: written whole or not at all, and read with the one thing that is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from engine.kernel.errors import BadSave
from tools import whole_file
from tools.saves.save import Save
from tools.saves.shape import shaped

MOST_BYTES: Final = 10_000_000
"""A longer file is no saved match: a match of 200 turns takes about 50 kilobytes."""


def demand_writable(path: Path) -> None:
    """Raise `BadSave` now if the match could not be saved to this file later."""
    try:
        place = whole_file.target(path)
        if place.exists() and place.stat().st_size > 0:
            _demand_a_match(place, path)
        whole_file.demand_room(path)
    except whole_file.Unwritable as error:
        raise BadSave(str(error)) from None


def _demand_a_match(place: Path, path: Path) -> None:
    try:
        read(place)
    except BadSave:
        raise BadSave(f"{path} is there and is no saved match: choose another name") from None


def write(save: Save, path: Path) -> None:
    """Write the file whole or not at all; raises `BadSave` if that is not possible."""
    text = json.dumps(save.as_data(), indent=1, ensure_ascii=False) + "\n"
    try:
        whole_file.write(text.encode(), path)
    except whole_file.Unwritable as error:
        raise BadSave(str(error)) from None


def read(path: Path) -> Save:
    """The saved match in a file; raises `BadSave` with the one thing that is wrong with it."""
    if path.exists() and not path.is_file():
        raise BadSave(f"{path} cannot be read: it is not an ordinary file")
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadSave(f"{path} is too long to be a saved match")
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path} is not a saved match: it is not text") from None
    if not text.strip():
        raise BadSave(f"{path} is not a saved match: it is empty")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise BadSave(f"{path} is cut off at {at}: the match cannot be read to its end") from None
        raise BadSave(f"{path} is not a saved match: {error.msg} at {at}") from None
    except (RecursionError, ValueError):
        raise BadSave(f"{path} is not a saved match") from None
    return shaped(data, path)

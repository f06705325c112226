"""From pydantic's errors to problems: each at the place in the file that its way through the model leads to."""

from __future__ import annotations

from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from pydantic_core.core_schema import ErrorType

from content.reading.values import Mapping, Mark, Marked
from content.reading.ways import Way, follow, written
from content.shaping.keys import example, known_keys, models_at
from content.shaping.wording import Misfit, Said, said
from effects.problem import NOWHERE, Place, Problem
from effects.spelling import closest

_OF_PYDANTIC = frozenset(get_args(ErrorType))
_ABOUT_A_KEY = frozenset({"missing", "extra_forbidden"})
_KEY = "[key]"
"""Pydantic's last step of a way to a key of a mapping."""


def problems_of(error: ValidationError, data: Any, model: type[BaseModel], place: Place) -> list[Problem]:
    """Every problem a validation found.

    A key that is missing because it is misspelt is named once; a list whose entries do not fit is not too short.
    """
    found = error.errors(include_url=False)
    inside = {details["loc"][:-1] for details in found}
    found = [details for details in found if details["type"] != "too_short" or details["loc"] not in inside]
    misspelt = {
        (details["loc"][:-1], closest(str(details["loc"][-1]), known_keys(models_at(model, details["loc"][:-1]))))
        for details in found
        if details["type"] == "extra_forbidden"
    }
    return [
        _problem(details, data, model, place)
        for details in found
        if details["type"] != "missing" or (details["loc"][:-1], details["loc"][-1]) not in misspelt
    ]


def _problem(details: ErrorDetails, data: Any, model: type[BaseModel], place: Place) -> Problem:
    kind, loc, ctx = details["type"], details["loc"], details.get("ctx", {})
    if kind in _OF_PYDANTIC:
        models = models_at(model, loc[:-1] if kind in _ABOUT_A_KEY else loc)
        steps = written(data, loc)
        key = str(loc[-1]) if kind in _ABOUT_A_KEY else ""
        shown = _example(model, loc[:-1] if kind in _ABOUT_A_KEY else loc)
        words = said(Misfit(kind, key, _under(steps), details["input"], details["msg"], ctx, models, shown))
    else:
        words = Said(kind.replace("_", "-"), details["msg"], str(ctx.get("hint", "")))
    mark = Mark(ctx["place"]) if isinstance(ctx.get("place"), Place) else _mark(kind, loc, details["input"], data)
    if mark.place == NOWHERE:
        mark = Mark(place)
    return Problem(words.code, _sentence(words.message), mark.place, _sentence(words.hint), length=mark.length)


def _example(model: type[BaseModel], way: Way) -> str:
    """The example of the innermost part of the data that has one; empty if that has none to show."""
    for end in range(len(way), -1, -1):
        shown = example(models_at(model, way[:end]))
        if shown is not None:
            return shown
    return ""


def _mark(kind: str, loc: Way, value: Any, data: Any) -> Mark:
    """What to mark: the unknown key, the start of the mapping that lacks one, else the value."""
    if kind == "extra_forbidden" or loc[-1:] == (_KEY,):
        *way, key = [step for step in loc if step != _KEY]
        holder, mark = follow(data, way)
        return holder.key_mark(str(key)) if isinstance(holder, Mapping) else mark
    written, mark = follow(data, loc[:-1] if kind == "missing" else loc)
    return value.mark if written is not value and isinstance(value, Marked) else mark


def _under(steps: Way) -> str:
    """Where the value at the end of a way stands, as a part of a sentence."""
    key = next((step for step in reversed(steps) if isinstance(step, str)), None)
    if key is None:
        return " here"
    return f" for {key}" if steps[-1] == key else f" in {key}"


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("." if text[-1].isalnum() or text[-1] in "`'\")}]" else "")

"""Fitting what an author wrote to the shape it must have, and saying in his words where it does not fit.

A model is a closed pydantic model with attribute docstrings; its errors come back as problems at the exact place,
and nothing of pydantic's own language in them. A validator of a model speaks through the same door: the message of
a `ValueError` or `PydanticCustomError` is shown as it is, the error's type becomes the code, `ctx["hint"]` the hint.
"""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from content.reading import Document
from content.shaping.emptiness import with_empty_keys
from content.shaping.placing import problems_of
from effects.problem import NOWHERE, Place, Problem

__all__ = ["shape", "shape_document"]

Model = TypeVar("Model", bound=BaseModel)

UNREAD = ("number-too-large", "unknown-alias")
"""Problems of a value that could not be read: that it does not fit either says nothing more."""


def shape(
    data: object, model: type[Model], *, context: dict[str, Any] | None = None, place: Place = NOWHERE
) -> tuple[Model | None, list[Problem]]:
    """What `data` says as a `model`, or None and every problem that stands in the way, in the order of the file.

    `context` is handed to the model's validators; `place` is used where the data has none (plain data
    may be shaped too).
    """
    shaped: Model | None = None
    problems: list[Problem] = []
    try:
        shaped = model.model_validate(data, context=context)
    except ValidationError as error:
        problems = problems_of(error, data, model, place)
    problems = with_empty_keys(data, problems)
    return None if problems else shaped, sorted(problems, key=lambda problem: problem.place)


def shape_document(
    document: Document, model: type[Model], *, context: dict[str, Any] | None = None
) -> tuple[Model | None, list[Problem]]:
    """The same for a whole file, with the problems of reading it.

    A model may come back beside problems of reading (a duplicate key): it is there for further checks, and the file
    is still not to be used.
    """
    if document.root is None:
        return None, document.problems
    shaped, problems = shape(document.root, model, context=context, place=Place(document.file, 1, 1))
    unread = {problem.place for problem in document.problems if problem.code in UNREAD}
    problems = [problem for problem in problems if problem.place not in unread]
    return shaped, sorted([*document.problems, *problems], key=lambda problem: problem.place)

"""An author's own wording: what is printed instead of the text that is made from the steps.

Each text carries the fingerprint of the steps it was written for and the text they were printed with; when the steps
change, that is an error until the author has looked at both.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, GetJsonSchemaHandler, StringConstraints
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from effects.printable import printable
from effects.syntax.node import Node

_Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1), AfterValidator(printable)]


class OwnText(Node):
    """A text of the author's in one language; the text alone is enough to begin with: the check says the rest."""

    text: Annotated[_Line, StringConstraints(max_length=600)]
    """What is printed."""
    instead_of: Annotated[_Line, StringConstraints(max_length=4000)] | None = None
    """The generated text it replaces, as it was when this one was written."""
    for_: Annotated[_Line, StringConstraints(max_length=40)] | None = None
    """The fingerprint of the steps it was written for; `cardwright check` and `explain` tell it."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """`tr: Çek.` is short for `tr: {text: Çek.}`."""
        return {"text": data} if isinstance(data, str) else data

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        whole = handler.resolve_ref_schema(handler(core))
        short = {"type": "string", "minLength": 1, "maxLength": 600}
        return {"description": whole.pop("description"), "anyOf": [short, whole]}


class OwnWording(Node):
    """The author's own wording of one window or ability, by language; where there is none, the text is generated."""

    en: OwnText | None = None
    """The English text."""
    tr: OwnText | None = None
    """The Turkish text."""
    zh: OwnText | None = None
    """The Chinese text."""

    @property
    def texts(self) -> dict[str, OwnText]:
        """The texts there are, by language.

        >>> OwnWording.model_validate({"tr": "Bir kart çekin."}).texts["tr"].text
        'Bir kart çekin.'
        """
        given = {language: getattr(self, language) for language in type(self).model_fields}
        return {language: text for language, text in given.items() if text is not None}

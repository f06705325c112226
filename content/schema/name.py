"""Names for people and ids for files: a name is spoken in a language, an id never is."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar
from unicodedata import category

from pydantic import AfterValidator, GetJsonSchemaHandler, StringConstraints, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from content.schema.closed import Closed

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
"""Lower-case words joined by hyphens, such as `robin-hood` or `f01`."""

_JOINERS = "\u200c\u200d"
"""The invisible characters that belong to a script: they join letters, or keep them apart."""


def printable(text: str) -> str:
    """Refuse what a terminal would obey instead of print: control, line and direction characters."""
    for character in text:
        if category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in _JOINERS:
            found = "more than one" if character in "\n\r\u2028\u2029" else f"the character U+{ord(character):04X}"
            raise ValueError(
                f"expected one line without control, direction or other invisible characters, found {found}"
            )
    return text


Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), AfterValidator(printable)]
"""A short text for people, on one line."""


class Name(Closed):
    """What something is called: one text for every language, or one text per language."""

    expected: ClassVar[str] = "a text, or a mapping with the keys en, tr and zh"

    en: Words
    """The English name; it also serves every language that has none of its own."""
    tr: Words | None = None
    """The Turkish name."""
    zh: Words | None = None
    """The Chinese name."""

    @model_validator(mode="before")
    @classmethod
    def _one_text_for_all(cls, given: Any) -> Any:
        return {"en": given} if isinstance(given, str) else given

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        per_language = handler.resolve_ref_schema(handler(core))
        one_text = {"type": "string", "minLength": 1, "maxLength": 80}
        return {"description": per_language.pop("description"), "anyOf": [one_text, per_language]}

    def spoken(self, language: str) -> str:
        """The name in a language (`en`, `tr`, `zh`), the English one where that language has none.

        >>> name = Name.model_validate({"en": "Bigfoot", "zh": "大脚怪"})
        >>> name.spoken("zh"), name.spoken("tr")
        ('大脚怪', 'Bigfoot')
        >>> str(Name.model_validate("Yukon"))
        'Yukon'
        """
        own: str | None = getattr(self, language)
        return own or self.en

    def __str__(self) -> str:
        return self.en

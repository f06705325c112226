"""Names for people and ids for files: a name is spoken in a language, an id never is."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, GetJsonSchemaHandler, StringConstraints, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from content.schema.closed import Closed
from effects.printable import printable

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
"""Lower-case words joined by hyphens, such as `robin-hood` or `f01`."""

Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), AfterValidator(printable)]
"""A short text for people, on one line."""


_TURKISH = frozenset("abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ")
_VOWELS = frozenset("aeıioöuüâîûAEIİOÖUÜÂÎÛ")


def _read_in_turkish(text: str) -> str:
    """Endings follow the last vowel and the last sound, so there must be a vowel, and nothing that has no sound."""
    if not set(text) <= _TURKISH | {" ", "-", "'"} or _VOWELS.isdisjoint(text):
        raise ValueError(
            f"expected the name as a Turkish reader says it, in Turkish letters with a vowel among them, such as "
            f"cekılop for Jackalope; found {text}"
        )
    return text


class Reading(Closed):
    """How a name is read aloud, where its spelling misleads a language that bends names by their sound.

    Only Turkish does: Jackalope is read cekılop, so it is Jackalope'a and Jackalope'u and not Jackalope'ye.
    """

    expected: ClassVar[str] = "a mapping such as {tr: cekılop}"

    tr: Annotated[Words, AfterValidator(_read_in_turkish)] | None = None
    """The name in Turkish letters as it is said, such as `cekılop` for Jackalope."""


class Spoken(Closed):
    """What is said to people: one text for every language, or one text per language."""

    expected: ClassVar[str] = "a text, or a mapping with the keys en, tr and zh"

    en: str
    """The English text; it also serves every language that has none of its own."""
    tr: str | None = None
    """The Turkish text."""
    zh: str | None = None
    """The Chinese text."""

    @model_validator(mode="before")
    @classmethod
    def _one_text_for_all(cls, given: Any) -> Any:
        return {"en": given} if isinstance(given, str) else given

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        per_language = handler.resolve_ref_schema(handler(core))
        one_text = {key: value for key, value in per_language["properties"]["en"].items() if key != "description"}
        return {"description": per_language.pop("description"), "anyOf": [one_text, per_language]}

    def spoken(self, language: str) -> str:
        """The text in a language (`en`, `tr`, `zh`), the English one where that language has none.

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


class Name(Spoken):
    """What something is called: one text for every language, or one text per language."""

    en: Words
    """The English name; it also serves every language that has none of its own."""
    tr: Words | None = None
    """The Turkish name."""
    zh: Words | None = None
    """The Chinese name."""
    reading: Reading | None = None
    """How the name is read, where the endings of a language follow the sound and the spelling misleads."""

    def read(self, language: str) -> str:
        """How the name is read in a language; empty where it is read as it is spelt.

        >>> name = Name.model_validate({"en": "The Jackalope", "tr": "Jackalope", "reading": {"tr": "cekılop"}})
        >>> name.read("tr"), name.read("zh")
        ('cekılop', '')
        """
        return getattr(self.reading, language, None) or ""

"""The texts of authors on their way to paper: each knows where it was written, so that one that cannot be printed is
told like any other problem of content.

There are two ways in which a text cannot be printed: no font has one of its characters, or it does not fit its place
even at the smallest size that people can read. Neither is ever printed as a box or cut off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias
from unicodedata import name

from content.reading.values import UNMARKED, Mark
from content.reading.ways import mark_at
from content.schema.name import Spoken
from effects.problem import Problem
from tools.paper import fonts

Item: TypeAlias = dict[str, str | int]
"""A text as a template takes it: `text`, and `owner`, the number under which its problems are told."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A text that is printed."""

    text: str
    what: str
    """What it is, such as `the name of the card bigfoot/feint`."""
    mark: Mark
    made_shorter: str
    """How it is made shorter, if it was made from steps and names; empty if an author wrote it as it stands."""


def mark_of_name(name: Spoken, language: str, root: Any, *way: str | int) -> Mark:
    """Where a name is written in a language, or in English where English stands in for it; the way leads to the name.

    >>> from content.reading import read_text
    >>> root = read_text("name: {en: Fox, tr: Tilki}", "fox.yaml").root
    >>> name = Spoken(en="Fox", tr="Tilki")
    >>> [str(mark_of_name(name, language, root, "name").place) for language in ("tr", "zh")]
    ['fox.yaml:1:21', 'fox.yaml:1:12']
    """
    spoken = language if getattr(name, language) is not None else "en"
    return mark_at(root, (*way, spoken))


class Texts:
    """All texts of one document.

    >>> texts = Texts()
    >>> texts.add("Fox \N{FOX FACE}", "the name of the hero fox")
    {'text': 'Fox 🦊', 'owner': 0}
    >>> [problem.message for problem in texts.without_glyph()]
    ['No font can print the character 🦊 (U+1F98A, FOX FACE) in the name of the hero fox.']
    """

    def __init__(self) -> None:
        self._printed: dict[Printed, int] = {}

    def add(self, text: str, what: str, mark: Mark = UNMARKED, *, made_shorter: str = "") -> Item:
        """A text for a template; what the names in it hold is told of the names alone, if it was made from them."""
        printed = Printed(text, what, mark, made_shorter)
        return {"text": text, "owner": self._printed.setdefault(printed, len(self._printed))}

    def without_glyph(self) -> list[Problem]:
        """A problem for each character of a text that no font can print."""
        return list(self._strangers())

    def too_long(self, owners: Iterable[int]) -> list[Problem]:
        """A problem for each of the texts that were found not to fit."""
        printed = list(self._printed)
        return [_too_long(printed[owner]) for owner in dict.fromkeys(owners)]

    def _strangers(self) -> Iterator[Problem]:
        told: set[tuple[str, str]] = set()
        for one in sorted(self._printed, key=lambda one: bool(one.made_shorter)):
            for character in fonts.without_glyph(one.text):
                file = one.mark.place.file
                if one.made_shorter and (file, character) in told:
                    continue
                told.add((file, character))
                yield _without_glyph(character, one)


def _without_glyph(character: str, printed: Printed) -> Problem:
    called = f"{character} (U+{ord(character):04X}, {name(character, 'without a name')})"
    message = f"No font can print the character {called} in {printed.what}."
    hint = "Write it with Latin or Chinese characters; what the fonts have not would be an empty box on paper."
    return Problem("no-glyph", message, printed.mark.place, hint, length=printed.mark.length)


def _too_long(printed: Printed) -> Problem:
    message = f"{printed.what[0].upper()}{printed.what[1:]} does not fit its place, not even in the smallest letters."
    hint = printed.made_shorter or "Shorten it."
    return Problem("too-long", message, printed.mark.place, hint, length=printed.mark.length)

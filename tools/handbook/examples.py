"""Examples of terms: the first card or hero that shows the word, or else a text that a card could bear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from content.terms import Term
from effects.syntax.keyword import Keyword
from effects.syntax.language import KEYWORDS
from effects.syntax.node import Node, spelling
from effects.wording import speaker
from effects.wording.vocabulary import DIALECTS
from tools.handbook.made_examples import made_example
from tools.handbook.model import Example, Paragraph

KEYS: Final = frozenset(keyword.key for keyword in KEYWORDS)


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that shows words of the game."""

    words: frozenset[str]
    """The words of the language of effects that it uses."""
    terms: frozenset[str]
    """The ids of terms that it shows by what is printed on it, and not by what it does."""
    example: Example


class Examples:
    """Finds an example for each term among what a handbook shows."""

    def __init__(self, system: str, shown: Iterable[Shown], language: str) -> None:
        self._dialect = DIALECTS[system]
        self._shown = list(shown)
        self._voice = speaker(language, system=system)

    def of(self, term: Term) -> Example | None:
        """The example of a term; None for a term that nothing can show."""
        for each in self._shown:
            if term.id in each.terms or not each.words.isdisjoint(term.words):
                return each.example
        for word in term.words:
            if text := made_example(word, self._dialect, self._voice):
                return Example("", "", "", (Paragraph("", text),))
        return None


def in_a_row(parts: Iterable[str]) -> str:
    """Words with their numbers; none of them is broken, nor parted from the sign behind it."""
    return "\u00a0· ".join(part.replace(" ", "\u00a0") for part in parts)


def words_of(node: Node) -> Iterator[str]:
    """The words of the language of effects that stand in a piece of it.

    >>> from content.library import load
    >>> card = load().card("robin-hood/ambush")[1]
    >>> {"discard", "random", "opponent_hand", "boost_of"} <= set(words_of(card))
    True
    """
    for name, field in type(node).model_fields.items():
        value = getattr(node, name)
        if value is None or value == field.default or name == "as_":
            continue
        # An argument may have the name of a keyword, such as `times`, and is none.
        if not isinstance(node, Keyword) or spelling(name) not in KEYS:
            yield spelling(name)
        yield from inside(value)


def inside(value: Any) -> Iterator[str]:
    """The same of whatever stands in a field: a word, a node, or several of them."""
    match value:
        case str():
            yield value
        case list() | tuple():
            for item in value:
                yield from inside(item)
        case Node():
            yield from words_of(value)

"""The books of a game system: its rules, its terms and its questions, a folder for each and in it one file per system.

What they have in common lives here: which systems have one, how one is read, and that it comes in parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from effects.problem import ContentError

if TYPE_CHECKING:
    from pydantic import BaseModel

    from content.checks.finding import Finding
    from content.schema.name import Name

Model = TypeVar("Model", bound="BaseModel")

HERE = Path(__file__).parent


class UnknownBook(LookupError):
    """Somebody asked for a book of a system that has none; the message says which systems have."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a book: what belongs together."""

    id: str
    heading: Name

    def title(self, language: str = "en") -> str:
        """What stands above the section, in a language."""
        return self.heading.spoken(language)


def systems_with(kind: str) -> list[str]:
    """The systems that have a book of a kind, in alphabetical order.

    >>> systems_with("rules")
    ['cyberpunk', 'unmatched']
    """
    return sorted(path.stem for path in (HERE / kind).glob("*.yaml"))


def book_of(system: str, kind: str) -> Path:
    """The file of a book; raises `UnknownBook` if the system has none.

    >>> book_of("chess", "rules")
    Traceback (most recent call last):
    content.books.UnknownBook: There are no rules for 'chess'; there are for cyberpunk, unmatched.
    """
    known = systems_with(kind)
    if system not in known:
        raise UnknownBook(f"There are no {kind} for {system!r}; there are for {', '.join(known)}.")
    return HERE / kind / f"{system}.yaml"


def read_book(path: Path, model: type[Model], clashes: Callable[[Model], Iterable[Finding]]) -> Model:
    """What a book's file says; raises `ContentError` with everything that is wrong with it, `clashes` too."""
    from content.reading import read
    from content.shaping import shape_document

    document = read(path)
    written, problems = shape_document(document, model)
    if written is not None:
        problems += [finding.placed(document.root) for finding in clashes(written)]
    if written is None or problems:
        raise ContentError(problems)
    return written

"""Phrases of a catalogue, taken apart: text, slots and forms."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

OPTIONAL = re.compile(r"<([^<>]*)>")
FORMS = re.compile(r"\[([^\]]*)\]")
SLOT = re.compile(r"\{([a-z_]+)(?::([a-z_]+)(?: ([^}]*))?)?\}")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place to fill: with which part, in which form."""

    name: str
    form: str
    detail: str
    """What the grammar is told besides the form, such as the word that is counted."""


Piece: TypeAlias = str | Slot


@cache
def pieces(text: str, form: int) -> tuple[Piece, ...]:
    """Text and slots in order, with one form taken of each choice; where it has fewer, they begin anew.

    >>> pieces("[deal|deals] {amount:of damage}", 1)
    ('deals', ' ', Slot(name='amount', form='of', detail='damage'))
    """
    found: list[Piece] = []
    position = 0
    for match in FORMS.finditer(text):
        found += _slots(text[position : match.start()])
        offered = match[1].split("|")
        found += _slots(offered[form % len(offered)])
        position = match.end()
    return (*found, *_slots(text[position:]))


def wanted(text: str, filled: Container[str]) -> str | None:
    """A phrase without what may be left out where there is nothing to fill it; None if anything else is missing.

    >>> wanted("play {cards}< on {on}>< {cost}>", {"cards", "cost"}), wanted("play {cards}", {"cost"})
    ('play {cards} {cost}', None)
    """

    def fits(part: str) -> bool:
        return all(name in filled for name in slot_names(part))

    text = OPTIONAL.sub(lambda match: match[1] if fits(match[1]) else "", text)
    return text if fits(text) else None


def slot_names(text: str) -> frozenset[str]:
    """The parts a phrase asks for, whatever the form."""
    return frozenset(match[1] for match in SLOT.finditer(text))


def _slots(text: str) -> Iterator[Piece]:
    position = 0
    for match in SLOT.finditer(text):
        if match.start() > position:
            yield text[position : match.start()]
        yield Slot(match[1], match[2] or "", match[3] or "")
        position = match.end()
    if position < len(text):
        yield text[position:]

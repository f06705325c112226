"""What a handbook is about, by the system."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tools.handbook.chosen import Chosen
from tools.handbook.cyberpunk.choosing import chosen_cards
from tools.handbook.unmatched.choosing import chosen_heroes

if TYPE_CHECKING:
    from content.library import Library

CHOOSE: Final[Mapping[str, Callable[[Library, Sequence[str]], Chosen]]] = {
    "cyberpunk": chosen_cards,
    "unmatched": chosen_heroes,
}
"""Who chooses, by the system."""


def chosen(library: Library, system: str, sides: Sequence[str] = ()) -> Chosen:
    """The heroes or decks that are named with what belongs to them, or all there is of a system; raises `UnknownId` or
    `ContentError` if one of them is not there or has errors.

    >>> from content.library import load
    >>> chosen(load(), "unmatched", ["bigfoot"]).sets
    ('robin-hood-vs-bigfoot',)
    """
    return CHOOSE[system](library, sides)

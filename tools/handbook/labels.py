"""The labels of a handbook: those that all tools share, as they stand at the head of something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from effects.wording.letters import capitalized
from tools.words import words

SHOWN: Final = (
    "contents",
    "note",
    "not_built",
    "see",
    "ruling",
    "example",
    "fighter",
    "health",
    "move",
    "attack",
    "no_ability",
    "deck",
    "card",
    "type",
    "no_effect",
    "colon",
    "back_to_contents",
    "colophon",
)
"""The labels that stand on the pages, whatever they show."""


def labels(language: str) -> Mapping[str, str]:
    """The labels of the pages, each with its capital.

    >>> labels("tr")["contents"]
    'İçindekiler'
    """
    said = words(language)
    return {label: capitalized(getattr(said, label), language) for label in SHOWN}

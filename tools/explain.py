"""`cardwright explain`: what a card or an ability does: its text, its program in plain words, where it was written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from content.library import Library, load
from tools.exit_status import FINE
from tools.systems import SYSTEMS
from tools.words import words

if TYPE_CHECKING:
    from rich.text import Text


def run(*, card: str, content: Sequence[Path], language: str = "en") -> int:
    """Explain a card, or a hero's abilities; the text in a language, the program in English."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=False)
    for line in explained(card, load(content), console.width, words(language).language):
        console.print(line, soft_wrap=True)
    return FINE


def explained(wanted: str, library: Library, width: int, language: str = "en") -> Iterator[Text]:
    """What somebody wants explained, line by line; raises `UnknownId` with what comes near it."""
    for system in SYSTEMS.values():
        if system.explains(wanted, library):
            return system.explained(wanted, library, width, language)
    raise library.unknown("hero or card", wanted, [*library.heroes, *library.shelf])

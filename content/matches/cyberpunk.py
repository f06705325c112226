"""From content to a line-up the engine can play: two decks by id, and the options of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from content.matches.misfit import Misfit
from effects.problem import Problem

if TYPE_CHECKING:
    from content.library import Library
    from engine.cyberpunk.lineup import LineUp, Options

RIVALS = 2
"""How many players a match has (rule 1.1)."""


def line_up(library: Library, decks: Sequence[str], options: Options | None = None) -> LineUp:
    """Two decks in the order of their seats; without options the rules as they stand.

    Raises `UnknownId` for an id that is not there, `ContentError` for content with errors, and `Misfit` for more or
    fewer than two decks.

    >>> from content.library import load
    >>> line_up(load(), ["embracing-power-starter", "the-heist-starter"]).seat_ids
    ['embracing-power-starter', 'the-heist-starter']
    """
    from engine.cyberpunk.setup import line_up as engine_line_up

    files = [library.deck(deck) for deck in decks]
    if len(files) != RIVALS:
        raise Misfit([Problem("line-up-size", f"A match is between {RIVALS} decks, here are {len(files)}.")])
    return engine_line_up([file.compiled for file in files], options)

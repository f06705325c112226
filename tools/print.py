"""`cardwright print`: the cards of heroes and decks on sheets of paper, ready to be cut."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from content.diagnostics import print_problems
from content.library import Library, load
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.systems import SYSTEMS, System
from tools.whole_file import demand_room, ending, write


def run(
    *,
    heroes: Sequence[str] | None,
    decks: Sequence[str] | None,
    language: str,
    paper: str,
    backs: bool,
    cards: Sequence[str],
    content: Sequence[Path],
    output: Path,
) -> int:
    """Write the cards to a PDF; 1 if a text cannot be printed, and then nothing is written."""
    from tools.paper.cards import card_sheets
    from tools.paper.sheets import paper_called
    from tools.paper.texts import Texts
    from tools.words import words

    ending(output, (".pdf",))
    sheet, said = paper_called(paper), words(language)
    demand_room(output)
    library = load(content)
    system, sides = _chosen(heroes, decks, cards, library)
    texts = Texts()
    bundles = system.bundles(sides, cards, library, said, texts)
    pages = card_sheets(bundles, system.name, said, sheet, backs=backs)
    problems = [*texts.without_glyph(), *texts.too_long(pages.found("too-long"))]
    print_problems(problems, sys.stderr)
    if problems:
        return PROBLEMS
    write(pages.pdf(), output)
    return FINE


def _chosen(
    heroes: Sequence[str] | None, decks: Sequence[str] | None, cards: Sequence[str], library: Library
) -> tuple[System, Sequence[str]]:
    """The system whose cards are printed, and what of it: heroes, or decks, or cards alone. Raises `Misuse`."""
    if heroes is not None and decks is not None:
        raise Misuse("print heroes and decks one after the other: their backs and sizes are those of two games")
    if heroes is not None:
        return SYSTEMS["unmatched"], heroes
    if decks is not None:
        return SYSTEMS["cyberpunk"], decks
    if not cards:
        raise Misuse("say what is printed: --heroes A,B or --decks A,B or --cards A,B")
    systems = list(SYSTEMS.values())
    return next((system for system in systems if system.explains(cards[0], library)), systems[-1]), ()

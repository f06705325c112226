"""`cardwright print`: the cards of heroes and decks on sheets of paper, ready to be cut."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from content.diagnostics import print_problems
from content.library import Library, load
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.systems import SYSTEMS, Asked, System, sides_of, system_for
from tools.whole_file import demand_room, ending, write


def run(
    *,
    asked: Asked,
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
    system, sides = _chosen(asked, cards, library)
    texts = Texts()
    bundles = system.bundles(sides, cards, library, said, texts)
    pages = card_sheets(bundles, system.name, said, sheet, backs=backs)
    problems = [*texts.without_glyph(), *texts.too_long(pages.found("too-long"))]
    print_problems(problems, sys.stderr)
    if problems:
        return PROBLEMS
    write(pages.pdf(), output)
    return FINE


def _chosen(asked: Asked, cards: Sequence[str], library: Library) -> tuple[System, Sequence[str]]:
    """The system whose cards are printed, and what of it: heroes, or decks, or cards alone. Raises `Misuse`."""
    if system := system_for(None, asked):
        return system, sides_of(system, asked) or ()
    if not cards:
        raise Misuse("say what is printed: --heroes A,B or --decks A,B or --cards A,B")
    systems = list(SYSTEMS.values())
    return next((system for system in systems if system.explains(cards[0], library)), systems[-1]), ()

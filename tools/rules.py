"""`cardwright rules`: the rules reference as one file, HTML for a screen or PDF for paper."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from content.diagnostics import print_problems
from content.library import load
from content.rulebook import systems
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.paper.sheets import paper_called
from tools.whole_file import demand_room, ending, write
from tools.words import words


def run(*, system: str, language: str, paper: str, heroes: Sequence[str], output: Path, content: Sequence[Path]) -> int:
    """Write the reference of a system, with the named heroes or all there are; 1 if a text cannot be printed, and then
    nothing is written.
    """
    kind, sheet = ending(output, (".html", ".pdf")), paper_called(paper)
    if system not in systems():
        raise Misuse(f"there are no rules for `{system}`: there are for {', '.join(systems())}")
    said = words(language).language
    demand_room(output)
    from tools.handbook.choosing import chosen
    from tools.handbook.gathering import handbook

    shown = chosen(load(content), system, heroes)
    if kind == ".html":
        from tools.handbook.html import as_html

        write(as_html(handbook(shown, said)).encode(), output)
    else:
        from tools.handbook.pdf import as_pages
        from tools.handbook.printable import unprintable

        if problems := unprintable(shown, said):
            print_problems(problems, sys.stderr)
            return PROBLEMS
        write(as_pages(handbook(shown, said), sheet).pdf(), output)
    return FINE

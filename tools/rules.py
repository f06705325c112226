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
from tools.systems import SYSTEMS, Asked, sides_of, system_for
from tools.whole_file import demand_room, ending, write
from tools.words import words


def run(
    *,
    system: str | None,
    language: str,
    paper: str,
    asked: Asked,
    output: Path,
    content: Sequence[Path],
) -> int:
    """Write the reference of a system, with the named heroes or decks or all there are; 1 if a text cannot be printed,
    and then nothing is written.
    """
    kind, sheet = ending(output, (".html", ".pdf")), paper_called(paper)
    if system is not None and system not in systems():
        raise Misuse(f"there are no rules for `{system}`: there are for {', '.join(systems())}")
    about = system_for(system, asked) or next(iter(SYSTEMS.values()))
    said = words(language).language
    demand_room(output)
    from tools.handbook.choosing import chosen
    from tools.handbook.gathering import handbook

    shown = chosen(load(content), about.name, sides_of(about, asked) or ())
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

"""`cardwright rules`: the rules reference as one file, HTML for a screen or PDF for paper."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from content.diagnostics import print_problems
from content.library import load
from content.rulebook import systems
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.paper.sheets import PAPERS
from tools.whole_file import demand_room, write
from tools.words import words

ENDINGS: Final = (".html", ".pdf")


def run(
    *, system: str, language: str, paper: str, heroes: Sequence[str], output: Path | None, content: Sequence[Path]
) -> int:
    """Write the reference of a system, with the named heroes or all there are; 1 if a text cannot be printed, and then
    nothing is written.
    """
    if output is None or output.suffix.lower() not in ENDINGS:
        found = f"not `{output}`" if output is not None else "such as `-o rules.html`"
        raise Misuse(f"name the file to write with -o, ending in {' or '.join(ENDINGS)}, {found}")
    if paper not in PAPERS:
        raise Misuse(f"there is no paper `{paper}`: it can be {', '.join(PAPERS)}")
    if system not in systems():
        raise Misuse(f"there are no rules for `{system}`: there are for {', '.join(systems())}")
    said = words(language).language
    demand_room(output)
    from tools.handbook.choosing import chosen
    from tools.handbook.gathering import handbook

    shown = chosen(load(content), system, heroes)
    if output.suffix.lower() == ".html":
        from tools.handbook.html import as_html

        write(as_html(handbook(shown, said)).encode(), output)
    else:
        from tools.handbook.pdf import as_pages
        from tools.handbook.printable import unprintable

        if problems := unprintable(shown, said):
            print_problems(problems, sys.stderr)
            return PROBLEMS
        write(as_pages(handbook(shown, said), PAPERS[paper]).pdf(), output)
    return FINE

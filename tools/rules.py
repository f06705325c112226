"""`cardwright rules`: the rules reference as one file, HTML for a screen or PDF for paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from content.books import UnknownBook
from content.library import load
from tools import whole_file
from tools.exit_status import FINE, Misuse
from tools.paper.sheets import PAPERS
from tools.words import words

if TYPE_CHECKING:
    from tools.handbook.model import Handbook


def run(
    *, system: str, language: str, paper: str, heroes: Sequence[str], output: Path | None, content: Sequence[Path]
) -> int:
    """Write the reference of a system, with the named heroes or all there are."""
    kind = _kind_of(output)
    assert output is not None, "a file without a name has no kind"
    words(language)
    if paper not in PAPERS:
        raise Misuse(f"there is no paper `{paper}`: it can be {', '.join(PAPERS)}")
    whole_file.demand_room(output)
    from tools.handbook.gathering import handbook

    try:
        book = handbook(load(content), system, language, heroes)
    except UnknownBook as error:
        raise Misuse(str(error)) from None
    whole_file.write(_made(book, kind, paper), output)
    print(output)
    return FINE


def _kind_of(output: Path | None) -> str:
    """What is to be made, by the ending of the file's name."""
    kind = output.suffix.lower() if output is not None else ""
    if kind not in (".html", ".pdf"):
        found = f"not `{output}`" if output is not None else "such as `-o rules.html`"
        raise Misuse(f"name the file to write with -o, ending in .html or .pdf, {found}")
    return kind


def _made(book: Handbook, kind: str, paper: str) -> bytes:
    if kind == ".html":
        from tools.handbook.html import as_html

        return as_html(book).encode()
    from tools.handbook.pdf import as_pages

    return as_pages(book, PAPERS[paper]).pdf()

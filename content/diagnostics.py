"""Showing problems: where, what, the line of the source with a mark under it, and how to mend it.

    heroes/fox.yaml:3:1: error[unknown-key]: There is no key helth here.
        helth: 14
        ^^^^^
        hint: Did you mean health?

That is for people; `as_json` is for programs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TextIO
from unicodedata import category, combining, east_asian_width

from content.reading.source import LINE_END
from content.saying import counted
from effects.printable import is_obeyed, visible
from effects.problem import NOWHERE, Place, Problem, Severity

_INDENT = "    "
_TAB = "    "
_WIDEST = 100
"""How many columns of a source line are shown."""
_BEFORE = 60
"""How many columns before the mark stay in sight when a line is cut."""
_COLOURS = {Severity.ERROR: "31", Severity.WARNING: "33"}

Sources = Mapping[str, str]
"""Texts by the file their places name, for what stands in no file or has been read already."""


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """The problems by file, line and column, errors before warnings, and each of them once."""
    once = dict.fromkeys(problems)
    return sorted(once, key=lambda problem: (problem.place, not problem.is_error, problem.code, problem.message))


def print_problems(problems: Iterable[Problem], stream: TextIO, sources: Sources | None = None) -> None:
    """Print every problem in order with its source line, and one line that counts them; nothing if there is none."""
    ordered = in_order(problems)
    lines = _Lines(sources or {})
    paint = _painter(stream)
    for problem in ordered:
        print(_rendered(problem, lines, paint), file=stream)
    if ordered:
        print(summary(ordered), file=stream)


def render(problem: Problem, sources: Sources | None = None) -> str:
    """One problem as text, without colours."""
    return _rendered(problem, _Lines(sources or {}), lambda text, _colour: text)


def summary(problems: Iterable[Problem]) -> str:
    """How many errors and warnings there are.

    >>> summary([Problem("x", "X.")]), summary([])
    ('1 error', 'no problems')
    """
    found = list(problems)
    errors = sum(problem.is_error for problem in found)
    counts = {"error": errors, "warning": len(found) - errors}
    return ", ".join(counted(number, noun) for noun, number in counts.items() if number) or "no problems"


def as_json(problem: Problem) -> dict[str, str | int]:
    """A problem as a flat JSON object; line and column are 0 for what stands in no file."""
    return {
        "code": problem.code,
        "severity": problem.severity.value,
        "file": shown_path(problem.place.file),
        "line": problem.place.line,
        "column": problem.place.column,
        "message": problem.message,
        "hint": problem.hint,
    }


def shown_path(file: str) -> str:
    """A path as a person wants to read it: from the working directory if it lies below, else in full."""
    if not file or file.startswith("<"):
        return file
    path = Path(os.path.abspath(file))  # noqa: PTH100 - unlike resolve() it keeps links as their author named them
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def _rendered(problem: Problem, lines: _Lines, paint: Callable[[str, str], str]) -> str:
    colour = _COLOURS[problem.severity]
    where = "" if problem.place == NOWHERE else visible(_where(problem.place)) + ": "
    kind = f"{problem.severity.value}[{problem.code}]"
    parts = [f"{paint(where, '1')}{paint(kind, colour)}: {visible(problem.message)}"]
    line = lines.line(problem.place)
    if line is not None and line.strip():
        source, mark = _marked(line, problem.place.column - 1, problem.length)
        parts += [_INDENT + source, _INDENT + paint(mark, colour)]
    parts += [f"{_INDENT}hint: {visible(hint)}" for hint in problem.hint.split("\n") if hint]
    return "\n".join(parts)


def _where(place: Place) -> str:
    return f"{shown_path(place.file)}:{place.line}:{place.column}"


def _marked(line: str, start: int, length: int) -> tuple[str, str]:
    """The source line and the carets under it, both by terminal columns, cut round the mark if the line is long."""
    cells = [_cell(character) for character in line]
    start = min(start, len(cells))
    end = min(max(start + length, start + 1), max(len(cells), start + 1))
    first = start
    while first > 0 and sum(width for _, width in cells[first - 1 : start]) <= _BEFORE:
        first -= 1
    if sum(width for _, width in cells) <= _WIDEST:
        first = 0
    last, room = first, _WIDEST
    while last < len(cells) and cells[last][1] <= room:
        room -= cells[last][1]
        last += 1
    left, right = "…" if first else "", "…" if last < len(cells) else ""
    shown = left + "".join(text for text, _ in cells[first:last]) + right
    before = len(left) + sum(width for _, width in cells[first:start])
    marked = sum(width for _, width in cells[start : min(end, last)])
    return shown.rstrip(), " " * before + "^" * max(marked, 1)


def _cell(character: str) -> tuple[str, int]:
    """What is printed for a character, and how many columns of the terminal it takes."""
    if character == "\t":
        return _TAB, len(_TAB)
    if is_obeyed(character):
        return "\ufffd", 1
    if combining(character) or category(character) in ("Mn", "Me", "Cf"):
        return character, 0
    return character, 2 if east_asian_width(character) in "WF" else 1


def _painter(stream: TextIO) -> Callable[[str, str], str]:
    if stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb":
        return lambda text, colour: f"\x1b[{colour}m{text}\x1b[0m" if text else ""
    return lambda text, _colour: text


class _Lines:
    """The lines of the files that problems stand in; each file is read once."""

    def __init__(self, sources: Sources) -> None:
        self._lines = {file: LINE_END.split(text) for file, text in sources.items()}

    def line(self, place: Place) -> str | None:
        """The source line at a place, if it can be had."""
        if place == NOWHERE:
            return None
        if place.file not in self._lines:
            self._lines[place.file] = _file_lines(Path(place.file))
        lines = self._lines[place.file]
        return lines[place.line - 1] if 0 < place.line <= len(lines) else None


def _file_lines(path: Path) -> list[str]:
    try:
        if not path.is_file():
            return []
        return LINE_END.split(path.read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff"))
    except (OSError, ValueError):
        return []

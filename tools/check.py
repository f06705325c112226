"""`cardwright check`: whether the content is right, and if not, where and how it is mended."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from content.checking import Checked, check
from content.diagnostics import as_json as problem_as_json
from content.diagnostics import print_problems
from content.library.files import BoardFile, SetFile
from content.saying import counted
from tools.display.board_report import summary
from tools.exit_status import FINE, PROBLEMS
from tools.streams import print_json

NOUNS = {"sets": "set", "heroes": "hero", "cards": "card", "boards": "board", "decks": "deck"}
"""By key of the counts: what one of them is called."""


def run(*, paths: Sequence[Path], content: Sequence[Path], as_json: bool = False) -> int:
    """Check every set, or what lies under the paths; 1 if there is an error, 0 if there are at most warnings."""
    checked = check(paths, content)
    if as_json:
        problems = [problem_as_json(problem) for problem in checked.problems]
        print_json({"ok": checked.ok, "counts": checked.counts, "problems": problems})
    else:
        for line in report(checked):
            print(line)
        print_problems(checked.problems, sys.stdout)
    return FINE if checked.ok else PROBLEMS


def report(checked: Checked) -> Iterator[str]:
    """What was checked: the counts, a line for each set and one for each board that can be measured."""
    counts = checked.counts
    said = ", ".join(counted(number, NOUNS[key]) for key, number in counts.items() if number)
    if said:
        yield f"Checked {said}."
    for file in checked.files:
        match file:
            case SetFile() if file.content is not None:
                yield f"  set {file.id}: {file.content.name}, version {file.content.version}"
            case BoardFile() if not any(problem.is_error for problem in file.problems):
                yield f"  board {file.id}: {summary(file.report())}"
    if not checked.problems:
        yield "No problems."

"""`cardwright test`: whether every scenario comes out as it expects, and if not, where it differs."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardwright import HOME
from content.diagnostics import as_json as problem_as_json
from content.diagnostics import print_problems, shown_path
from content.scenarios.collecting import Results, play_all
from tools.exit_status import FINE, PROBLEMS
from tools.streams import print_json


def run(*, paths: Sequence[Path], content: Sequence[Path], as_json: bool = False) -> int:
    """Play the scenarios under the paths, or those of all sets; 1 if one fails, 0 if all pass."""
    results = play_all(paths, content)
    covered, uncovered = results.covered()
    if as_json:
        report = {
            "passed": results.passed,
            "failed": results.failed,
            "problems": [problem_as_json(problem) for problem in results.problems],
            "rules": {"covered": covered, "uncovered": uncovered},
        }
        print_json(report)
    else:
        print("\n".join(_report(results)))
        print_problems(results.problems, sys.stdout)
        if any(_of_the_rules(file.file.path) for file in results.files):
            print(f"Rules shown: {len(covered)} of {len(covered) + len(uncovered)}.")
    return FINE if results.ok else PROBLEMS


def _report(results: Results) -> Iterator[str]:
    """A line for each file with the scenarios that failed in it, then the sum."""
    for file in results.files:
        failed = f", {file.failed} failed" if file.failed else ""
        yield f"{shown_path(str(file.file.path))}: {file.passed} passed{failed}"
        yield from (f"  failed: {one.written.name}" for one in file.played if not one.passed)
    yield f"{results.passed} passed, {results.failed} failed."


def _of_the_rules(path: Path) -> bool:
    """Whether a file is about the rules of play; only where such are run it says something how many have been shown."""
    return path.parent.name == "rules" or path.is_relative_to(HOME / "tests" / "scenarios")

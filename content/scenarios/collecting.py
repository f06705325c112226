"""All scenarios of some places: which files there are, what came of each, and which rules have been shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from content.diagnostics import in_order, shown_path
from content.library import Library, load
from content.library.folders import FOLDERS, SET_FILE, Kind, contents_of, files_of_set
from content.rulebook import rulebook
from content.scenarios.files import ScenarioFile, Written, read_scenarios
from content.scenarios.running import run
from effects.problem import Problem

FOLDER = next(name for name, kind in FOLDERS.items() if kind is Kind.SCENARIO)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a scenario."""

    written: Written
    problems: tuple[Problem, ...]

    @property
    def passed(self) -> bool:
        """Whether everything was as it expects."""
        return not any(problem.is_error for problem in self.problems)


@dataclass(frozen=True, slots=True)
class FileResult:
    """What came of a file's scenarios."""

    file: ScenarioFile
    played: tuple[Played, ...]

    @property
    def passed(self) -> int:
        """How many scenarios passed."""
        return sum(one.passed for one in self.played)

    @property
    def failed(self) -> int:
        """How many failed; a file that cannot be read counts as one."""
        return len(self.played) - self.passed + (1 if self.file.problems else 0)

    @property
    def problems(self) -> list[Problem]:
        """Everything that differs or is wrong, in the order of the file."""
        return in_order([*self.file.problems, *(problem for one in self.played for problem in one.problems)])


@dataclass(frozen=True, slots=True)
class Results:
    """What came of all scenarios."""

    files: tuple[FileResult, ...]
    arrangement: tuple[Problem, ...] = ()
    """What is wrong with where things lie."""

    @property
    def passed(self) -> int:
        """How many scenarios passed."""
        return sum(file.passed for file in self.files)

    @property
    def failed(self) -> int:
        """How many failed."""
        return sum(file.failed for file in self.files)

    @property
    def problems(self) -> list[Problem]:
        """Everything that differs or is wrong, by file, line and column."""
        return in_order([*self.arrangement, *(problem for file in self.files for problem in file.problems)])

    @property
    def ok(self) -> bool:
        """Whether every scenario passed."""
        return self.failed == 0 and not any(problem.is_error for problem in self.problems)

    def covered(self) -> tuple[list[str], list[str]]:
        """The rules that a passing scenario shows, and those of the same games that are played but that none shows."""
        played = [(one.written.scenario, one.passed) for file in self.files for one in file.played]
        shown = {rule for scenario, passed in played if scenario is not None and passed for rule in scenario.rules}
        used = {scenario.system.value for scenario, _ in played if scenario is not None}
        built = [rule.id for system in sorted(used) for rule in rulebook(system) if rule.built]
        return [rule for rule in built if rule in shown], [rule for rule in built if rule not in shown]


def play_all(paths: Sequence[Path] = (), folders: Sequence[Path] = ()) -> Results:
    """Play the scenarios under the paths, or those of all sets with the further content `folders`.

    A path is a file of scenarios, or a folder: of its sets, and of every file below it in a folder called `scenarios`.
    """
    library = load([*folders, *dict.fromkeys(_sets_around(paths))])
    files = list(dict.fromkeys(scenario_files(library, paths)))
    arrangement = [problem for problem in library.arrangement if problem.is_error]
    arrangement += [_nothing_in(path) for path in paths if not list(scenario_files(library, [path]))]
    return Results(tuple(play_file(library, read_scenarios(path)) for path in files), tuple(arrangement))


def play_file(library: Library, file: ScenarioFile) -> FileResult:
    """Play the scenarios of a file; none if the file as a whole is wrong."""
    return FileResult(file, tuple(Played(written, tuple(run(library, written))) for written in file.scenarios))


def scenario_files(library: Library, paths: Sequence[Path] = ()) -> Iterator[Path]:
    """The files of scenarios under the paths, or those of all sets of a library."""
    if not paths:
        for set_file in library.sets.values():
            yield from files_of_set(set_file.folder, Kind.SCENARIO)
    for path in paths:
        contents = contents_of(path)
        for folder in contents.sets:
            yield from files_of_set(folder, Kind.SCENARIO)
        yield from (file for file in contents.loose if not path.is_dir() or FOLDER in file.parent.parts)


def _sets_around(paths: Sequence[Path]) -> Iterator[Path]:
    """The sets in the paths, and the one that a scenario given by itself belongs to."""
    for path in paths:
        yield from contents_of(path).sets
        for above in list(path.absolute().parents)[:3]:
            if (above / SET_FILE).is_file():
                yield above


def _nothing_in(path: Path) -> Problem:
    message = f"There are no scenarios in {shown_path(str(path))}."
    hint = f"Scenarios are YAML files in a folder called {FOLDER}."
    return Problem("no-scenarios", message, hint=hint)

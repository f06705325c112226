"""Checking content: the whole library, or what lies under some paths, in the same way."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from content.diagnostics import in_order, shown_path
from content.library import Library, load
from content.library.arrangement import unreadable_folder
from content.library.cards_file import CardsFile
from content.library.deck_file import DeckFile
from content.library.files import BoardFile, ContentFile, SetFile
from content.library.folders import BUILT_IN, FOLDERS, SET_FILE, Kind, contents_of, files_of_set, real
from content.library.hero_file import HeroFile
from content.library.loose import file_of_no_set, is_scenario
from content.saying import listed
from effects.problem import Place, Problem, Severity


@dataclass(frozen=True, slots=True)
class Checked:
    """What was checked, and what is wrong with it."""

    files: tuple[ContentFile[Any], ...]
    """Every file that was read."""
    problems: tuple[Problem, ...]
    """Every problem, by file, line and column."""

    @property
    def ok(self) -> bool:
        """Whether the content can be used: there may be warnings, but no error."""
        return not any(problem.is_error for problem in self.problems)

    @property
    def counts(self) -> dict[str, int]:
        """How many sets, heroes, different cards, boards and decks were checked."""
        return {
            "sets": sum(isinstance(file, SetFile) for file in self.files),
            "heroes": sum(isinstance(file, HeroFile) for file in self.files),
            "cards": sum(file.card_count for file in self.files if isinstance(file, HeroFile | CardsFile)),
            "boards": sum(isinstance(file, BoardFile) for file in self.files),
            "decks": sum(isinstance(file, DeckFile) for file in self.files),
        }


def check(paths: Sequence[Path] = (), folders: Sequence[Path] = ()) -> Checked:
    """Check every set of the library with the further content `folders`; with `paths`, only what lies under them.

    A path may be a set, a folder of sets, or files of heroes, decks, scenarios and more that belong to no set; such a
    file is told by its folder or by its keys. Scenarios are read, not played; those of the built-in sets take longer
    to read than all the rest, so they are left to the tests unless a path leads to them.
    """
    if not paths:
        library = load(folders)
        added = [one.folder for one in library.sets.values() if not one.folder.is_relative_to(BUILT_IN)]
        problems = [*library.problems, *_of_scenarios(library, _scenarios_in(added))]
        return Checked(tuple(library.files), tuple(in_order(problems)))
    found = {path: contents_of(path) for path in dict.fromkeys(paths)}
    loose_scenarios = {path for contents in found.values() for path in contents.loose if is_scenario(path)}
    around = {folder for path in loose_scenarios for folder in path.parents[:3] if (folder / SET_FILE).is_file()}
    sets = [path for path, contents in found.items() if contents.sets]
    library = load([*folders, *dict.fromkeys([*sets, *sorted(around)])])
    scenarios: dict[Path, None] = {}
    files: dict[Path, ContentFile[Any]] = {}
    problems = []
    for path, contents in found.items():
        here = _of_sets(library, contents.sets)
        scenarios |= dict.fromkeys(_scenarios_in(contents.sets))
        for loose in contents.loose:
            if loose in loose_scenarios:
                scenarios[loose] = None
                continue
            file = file_of_no_set(library, loose)
            if file is not None:
                here.append(file)
            elif not path.is_dir():
                problems.append(_of_no_kind(loose))
        if not here and not contents.sets and path.is_dir() and loose_scenarios.isdisjoint(contents.loose):
            problems.append(_nothing_in(path))
        if path.is_dir() and any(_belongs_to_no_set(file) for file in here):
            problems.append(_outside_sets(path))
        files |= {file.path: file for file in here}
        problems += map(unreadable_folder, contents.closed)
        laid = [*library.arrangement, *(library.shelf.clashes if here else ())]
        problems += [problem for problem in laid if _lies_in(problem, contents.sets, here)]
    problems += [problem for file in files.values() for problem in file.problems]
    problems += _of_scenarios(library, scenarios)
    return Checked(tuple(files.values()), tuple(in_order(problems)))


def _scenarios_in(sets: Iterable[Path]) -> list[Path]:
    """The files of scenarios of sets, by their folders."""
    return [path for folder in sets for path in files_of_set(folder, Kind.SCENARIO)]


def _of_scenarios(library: Library, paths: Collection[Path]) -> list[Problem]:
    """What is wrong with the scenarios in these files."""
    if not paths:
        return []
    # Scenarios stand on the engine, which no other check needs.
    from content.scenarios.checking import check as check_scenario
    from content.scenarios.files import read_scenarios

    problems: list[Problem] = []
    for file in map(read_scenarios, paths):
        problems += file.problems
        problems += [problem for written in file.scenarios for problem in check_scenario(library, written)]
    return problems


def _of_sets(library: Library, folders: Sequence[Path]) -> list[ContentFile[Any]]:
    """The files of the library that belong to the sets in these folders."""
    wanted = {real(folder) for folder in folders}
    ids = {set_file.id for set_file in library.sets.values() if real(set_file.folder) in wanted}
    return [file for file in library.files if (file.id if isinstance(file, SetFile) else file.set_id) in ids]


def _lies_in(problem: Problem, folders: Sequence[Path], files: list[ContentFile[Any]]) -> bool:
    file = Path(problem.place.file)
    return any(file.is_relative_to(folder) for folder in folders) or any(file == other.path for other in files)


def _of_no_kind(path: Path) -> Problem:
    message = "Its keys are not those of any kind of file, such as a hero, board, deck or scenario."
    hint = f"Put it into a folder {' or '.join(FOLDERS)}, so that it is clear what it is."
    return Problem("unknown-kind", message, Place(str(path), 1, 1), hint)


def _belongs_to_no_set(file: ContentFile[Any]) -> bool:
    """Whether no command but `check` would find this hero or board, this deck or these cards."""
    return isinstance(file, HeroFile | BoardFile | CardsFile | DeckFile) and not any(
        (folder / SET_FILE).is_file() for folder in file.path.absolute().parents[:2]
    )


def _outside_sets(path: Path) -> Problem:
    message = f"Files in {shown_path(str(path))} belong to no set, so only `check` finds them."
    hint = f"Write a {SET_FILE} with name, system and version beside the folders {listed(list(FOLDERS), 'and')}."
    return Problem("no-set", message, hint=hint, severity=Severity.WARNING)


def _nothing_in(path: Path) -> Problem:
    message = f"There is nothing to check in {shown_path(str(path))}: expected sets, or files such as heroes and decks."
    hint = "A set is a folder with a set.yaml and a folder such as heroes or decks."
    return Problem("no-content", message, hint=hint)

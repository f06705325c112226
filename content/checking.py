"""Checking content: the whole library, or what lies under some paths, in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from content.diagnostics import in_order, shown_path
from content.library import Library, load
from content.library.files import BoardFile, ContentFile, RulesFile, SetFile
from content.library.folders import FOLDERS, Kind, contents_of
from content.library.hero_file import HeroFile
from content.reading import Mapping
from effects.problem import Place, Problem


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
        """How many sets, heroes, different cards and boards were checked."""
        return {
            "sets": sum(isinstance(file, SetFile) for file in self.files),
            "heroes": sum(isinstance(file, HeroFile) for file in self.files),
            "cards": sum(file.card_count for file in self.files if isinstance(file, HeroFile)),
            "boards": sum(isinstance(file, BoardFile) for file in self.files),
        }


def check(paths: Sequence[Path] = (), folders: Sequence[Path] = ()) -> Checked:
    """Check every set of the library with the further content `folders`; with `paths`, only what lies under them.

    A path may be a set, a folder of sets, or hero, board, set and rulebook files that belong to no set; such a file
    is told by its folder or by its keys.
    """
    if not paths:
        library = load(folders)
        return Checked(tuple(library.files), tuple(library.problems))
    found = {path: contents_of(path) for path in dict.fromkeys(paths)}
    library = load([*folders, *(path for path, contents in found.items() if contents.sets)])
    files: dict[Path, ContentFile[Any]] = {}
    problems: list[Problem] = []
    for path, contents in found.items():
        here = _of_sets(library, contents.sets)
        for loose in contents.loose:
            file = _loose(library, loose)
            if file is not None:
                here.append(file)
            elif not path.is_dir():
                problems.append(_of_no_kind(loose))
        if not here and not contents.sets and path.is_dir():
            problems.append(_nothing_in(path))
        files |= {file.path: file for file in here}
        problems += [problem for problem in library.arrangement if _lies_in(problem, contents.sets, here)]
    problems += [problem for file in files.values() for problem in file.problems]
    return Checked(tuple(files.values()), tuple(in_order(problems)))


def _of_sets(library: Library, folders: Sequence[Path]) -> list[ContentFile[Any]]:
    """The files of the library that belong to the sets in these folders."""
    wanted = {folder.resolve() for folder in folders}
    ids = {set_file.id for set_file in library.sets.values() if set_file.folder.resolve() in wanted}
    return [file for file in library.files if (file.id if isinstance(file, SetFile) else file.set_id) in ids]


def _loose(library: Library, path: Path) -> ContentFile[Any] | None:
    """A file given by itself: the one of the library, or one that its folder or its keys tell; None for no kind."""
    for file in library.files:
        if file.path.resolve() == path.resolve():
            return file
    kind = FOLDERS.get(path.parent.name)
    if kind is None:
        return _told_by_keys(path)
    match kind:
        case Kind.HERO:
            return HeroFile(path)
        case Kind.BOARD:
            return BoardFile(path)
    return None


def _told_by_keys(path: Path) -> ContentFile[Any] | None:
    """The kind of file that at least two of the keys at the top belong to, if it is a mapping that can be read."""
    file: ContentFile[Any] = HeroFile(path)
    root = file.document.root
    if not isinstance(root, Mapping):
        return file if file.document.problems else None
    for kind in (file, BoardFile(path), SetFile(path), RulesFile(path)):
        own = set(kind.model().model_fields) - {"name", "note"}
        if len(own & set(root)) >= 2:
            return kind
    return None


def _lies_in(problem: Problem, folders: Sequence[Path], files: list[ContentFile[Any]]) -> bool:
    file = Path(problem.place.file)
    return any(file.is_relative_to(folder) for folder in folders) or any(file == other.path for other in files)


def _of_no_kind(path: Path) -> Problem:
    message = "This is no hero, board, set or rulebook: its keys belong to none of them."
    hint = "Put it into a folder heroes or boards, so that it is clear what it is; `cardwright test` runs scenarios."
    return Problem("unknown-kind", message, Place(str(path), 1, 1), hint)


def _nothing_in(path: Path) -> Problem:
    message = f"There is nothing to check in {shown_path(str(path))}: expected sets, or hero and board files."
    return Problem("no-content", message, hint="A set is a folder with a set.yaml and a folder heroes or boards.")

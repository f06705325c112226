"""What can be wrong with how files lie: ids that clash, sets that replace others, files and folders nobody reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from content.diagnostics import shown_path
from content.library.files import ContentFile, SetFile
from content.library.folders import FOLDERS, FOLDERS_OF, SET_FILE, Kind
from content.saying import listed
from effects.problem import Place, Problem, Severity
from effects.spelling import did_you_mean


def clash(file: ContentFile[Any], taken: ContentFile[Any]) -> Problem:
    """The problem that a file has an id that another has already."""
    message = (
        f"There is a {taken.kind.value} with the id {file.id} already, in {shown_path(str(taken.path))}: "
        f"expected every {file.kind.value} to have an id of its own."
    )
    what = "folder" if file.kind is Kind.SET else "file"
    return Problem(f"duplicate-{file.kind.value}", message, file.top, f"Give one of the two {what}s another name.")


def replaces(file: SetFile, taken: SetFile) -> Problem:
    """The warning that a set takes the place of a built-in one."""
    message = f"This set takes the place of the built-in set {taken.id}."
    hint = "If that is not meant, give its folder another name."
    return Problem("set-replaced", message, file.top, hint, Severity.WARNING)


def overlooked_file(path: Path, set_file: SetFile) -> Problem:
    """The warning that a file of a set stands where nobody reads it."""
    message = f"Nobody reads this file: it belongs to no part of the set {set_file.id}."
    folder = path.parent.relative_to(set_file.folder).as_posix()
    hint = did_you_mean(folder, FOLDERS) if folder not in FOLDERS else "The name must end in .yaml."
    hint = hint or f"What a set holds lies in folders: {_folders()}."
    return Problem("overlooked-file", message, Place(str(path), 1, 1), hint, Severity.WARNING)


def unreadable_folder(reason: OSError) -> Problem:
    """The problem that what lies in a folder is not seen."""
    message = f"The folder cannot be read: {reason.strerror}."
    hint = f"What a set holds lies in folders: {_folders()}."
    if isinstance(reason, PermissionError):
        hint = "Look at its owner and permissions."
    return Problem("unreadable-folder", message, Place(str(reason.filename), 1, 1), hint)


def without_sets(folder: Path) -> Problem:
    """The problem that a folder of content holds no set."""
    message = f"There is no set in {shown_path(str(folder))}: expected a folder with a {SET_FILE}."
    hint = f"Write a {SET_FILE} with name, system and version beside the folders with what the set holds."
    return Problem("no-set", message, hint=hint)


def _folders() -> str:
    """The folders of a set by system, in words."""
    return "; ".join(f"for {system} in {listed(folders, 'and')}" for system, folders in FOLDERS_OF.items())

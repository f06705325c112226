"""Whether a set holds what its game has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from content.checks.finding import Finding
from content.library.folders import FOLDERS, FOLDERS_OF
from content.saying import listed
from content.schema.set import Set, System


def folders_are_of_the_system(written: Set, folder: Path) -> Iterator[Finding]:
    """A set for a game has the folders of that game and no other's."""
    system = written.system.value
    own = FOLDERS_OF[system]
    for name in FOLDERS:
        if name not in own and (folder / name).is_dir():
            others = [other for other, folders in FOLDERS_OF.items() if name in folders]
            message = f"This set is for {system}, and its folder {name} is for {listed(others)}."
            hint = f"A set for {system} has folders {listed(own, 'and')}; write another system, or move the folder."
            yield Finding("folder-of-other-system", ("system",), message, hint)


def tags_are_of_the_system(written: Set) -> Iterator[Finding]:
    """Tags of a set stand on cards of decks; those of heroes are written in the hero's file."""
    if written.tags and written.system is not System.CYBERPUNK:
        message = f"A set for {written.system.value} has no tags: its cards would never bear them."
        yield Finding("tags-of-other-system", ("tags",), message, "Write them in the file of the hero.", of_key=True)

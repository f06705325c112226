"""Where content lies: finding the sets in a folder, and the files of a set. Nothing is read here.

A set is a folder with a `set.yaml`; its heroes, boards, decks and scenarios lie in folders of these names, one file
for each, and the name of a file is the id of what stands in it. Cards of decks lie in `cards`, many in a file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

BUILT_IN = Path(__file__).resolve().parents[1] / "sets"
"""The folder of the sets that come with Cardwright."""

SET_FILE = "set.yaml"
"""The file that makes a folder a set."""

MOST_FOLDERS_DEEP = 6
"""How far below a content folder sets are looked for."""


class Kind(Enum):
    """What an author's file holds; the value is what it is called."""

    SET = "set"
    HERO = "hero"
    BOARD = "board"
    CARDS = "card-list"
    DECK = "deck"
    SCENARIO = "scenario"
    RULES = "rulebook"
    TERMS = "glossary"
    QUESTIONS = "list of questions"


FOLDERS = {
    "heroes": Kind.HERO, "boards": Kind.BOARD, "cards": Kind.CARDS, "decks": Kind.DECK, "scenarios": Kind.SCENARIO,
}  # fmt: skip
"""The folders of a set and what each of their files holds."""

FOLDERS_OF: Mapping[str, tuple[str, ...]] = {
    "unmatched": ("heroes", "boards", "scenarios"),
    "cyberpunk": ("cards", "decks", "scenarios"),
}
"""By game system: the folders that a set for it has."""


def real(path: Path) -> Path:
    """Where a path leads; unlike `resolve` it has an answer for links that lead in a circle too."""
    return Path(os.path.realpath(path))


@dataclass(frozen=True, slots=True)
class Contents:
    """What lies under a path: sets, and the YAML files that belong to none."""

    sets: tuple[Path, ...]
    """The folders of the sets, in alphabetical order."""
    loose: tuple[Path, ...]
    """The files beside them, in alphabetical order."""
    closed: tuple[OSError, ...] = ()
    """The folders that cannot be looked into, each with the reason."""


def contents_of(path: Path) -> Contents:
    """The sets and loose files under a path; a `set.yaml` stands for its set, any other file is a loose one."""
    path = path.absolute()
    if not path.is_dir():
        return Contents((path.parent,), ()) if path.name == SET_FILE else Contents((), (path,))
    sets: list[Path] = []
    loose: list[Path] = []
    closed: list[OSError] = []
    for folder, names, files in os.walk(path, onerror=closed.append):
        here = Path(folder)
        names[:] = sorted(name for name in names if _is_looked_into(name))
        if len(here.parts) - len(path.parts) >= MOST_FOLDERS_DEEP:
            names.clear()
        if SET_FILE in files:
            sets.append(here)
            names.clear()
        else:
            loose += [here / name for name in sorted(files) if _is_yaml(name)]
    return Contents(tuple(sets), tuple(loose), tuple(closed))


def files_of_set(folder: Path, kind: Kind) -> list[Path]:
    """The files of one kind in a set, in alphabetical order; scenarios may lie in folders of their own."""
    name = next(name for name, holds in FOLDERS.items() if holds is kind)
    files = (folder / name).glob("**/*.yaml" if kind is Kind.SCENARIO else "*.yaml")
    return sorted(path for path in files if not path.name.startswith("."))


def closed_in(folder: Path) -> Iterator[OSError]:
    """Why folders of a set cannot be looked into: nobody may read them, or they are files."""
    for name in FOLDERS:
        try:
            os.scandir(folder / name).close()
        except FileNotFoundError:
            continue
        except OSError as reason:
            yield reason


def overlooked(folder: Path) -> Iterator[Path]:
    """YAML files in a set that stand where nobody reads them, so that a misspelt folder does not go unnoticed."""
    read = {folder / SET_FILE} | {path for kind in FOLDERS.values() for path in files_of_set(folder, kind)}
    for here, names, files in os.walk(folder):
        names[:] = sorted(name for name in names if _is_looked_into(name))
        if Path(here).parent == folder and Path(here).name == "scenarios":
            names.clear()
            continue
        yield from (path for name in sorted(files) if _is_yaml(name) and (path := Path(here) / name) not in read)


def _is_looked_into(folder: str) -> bool:
    return not folder.startswith((".", "__")) and folder != "node_modules"


def _is_yaml(file: str) -> bool:
    return file.endswith((".yaml", ".yml")) and not file.startswith(".")

"""The house has four floors, and imports only go down: tools, content, effects, engine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright import FLOORS, HOME

MODULES = [file for floor in FLOORS for file in sorted((HOME / floor).rglob("*.py"))]
ENGINE_MAY_IMPORT = {
    "__future__", "abc", "collections", "dataclasses", "engine", "enum", "hashlib", "librt", "math", "mypy_extensions",
    "typing",
}  # fmt: skip
ONLY_IMPORTED_BY = {
    "typer": {"tools"},
    "rich": {"tools"},
    "jinja2": {"tools"},
    "ruamel": {"content"},
    "networkx": {"content"},
    "pydantic": {"effects", "content"},
    "cardwright": {"tools"},
}


def place(file: Path) -> str:
    return file.relative_to(HOME).as_posix()


def imported(source: str, package: str) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it, relative ones resolved."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            stem = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{stem}.{alias.name}" for alias in node.names)


def imports_of(file: Path) -> set[str]:
    return set(imported(file.read_text(), ".".join(file.relative_to(HOME).parent.parts)))


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a.b\ndef f():\n    from . import c\n    from ..d import e\n"
    assert set(imported(source, "engine.kernel")) == {"a.b", "engine.kernel.c", "engine.d.e"}


@pytest.mark.parametrize("file", MODULES, ids=place)
def test_imports_only_go_down(file: Path) -> None:
    floor = file.relative_to(HOME).parts[0]
    above = set(FLOORS[FLOORS.index(floor) + 1 :]) | {"tests"}
    assert {name for name in imports_of(file) if name.split(".")[0] in above} == set()


@pytest.mark.parametrize("file", [file for file in MODULES if place(file).startswith("engine/")], ids=place)
def test_the_engine_imports_nothing_but_numbers_and_types(file: Path) -> None:
    assert {name for name in imports_of(file) if name.split(".")[0] not in ENGINE_MAY_IMPORT} == set()


@pytest.mark.parametrize("library", ONLY_IMPORTED_BY)
def test_a_library_is_imported_by_its_own_floor_alone(library: str) -> None:
    importers = {place(file) for file in MODULES if any(name.split(".")[0] == library for name in imports_of(file))}
    assert {file for file in importers if file.split("/")[0] not in ONLY_IMPORTED_BY[library]} == set()


def test_the_kernel_names_no_game_system() -> None:
    systems = {"unmatched", "cyberpunk"} | {
        folder.name for folder in (HOME / "engine").iterdir() if (folder / "__init__.py").is_file()
    }
    word = re.compile("|".join(systems - {"kernel"}), re.IGNORECASE)
    named = {
        f"{place(file)}:{number}: {line.strip()}"
        for file in sorted((HOME / "engine" / "kernel").rglob("*.py"))
        for number, line in enumerate(file.read_text().splitlines(), start=1)
        if word.search(line)
    }
    assert named == set()


@pytest.mark.parametrize("folder", sorted({file.parent for file in MODULES}), ids=place)
def test_every_folder_says_what_lives_in_it(folder: Path) -> None:
    assert (folder / "__init__.py").is_file(), f"{place(folder)} is no package, and would be missing from the wheel"
    assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text()))

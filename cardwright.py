"""Cardwright for people who write Python.

`import cardwright` is the public door; everything behind it may change. Importing it also makes sure that the four
floors `engine`, `effects`, `content` and `tools` are Cardwright's own, and that `engine` is the build that
`CARDWRIGHT_ENGINE` asks for: `python`, `native`, or (unset) native where a matching native build exists.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

__version__ = "0.1.0"
__all__ = ["HOME", "ShadowedName", "__version__", "main"]

HOME = Path(__file__).resolve().parent
"""The folder in which the four floors lie."""

FLOORS = ("engine", "effects", "content", "tools")


class ShadowedName(ImportError):
    """A file or folder of the user's bears the name of one of the four floors."""

    def __init__(self, name: str, place: Path) -> None:
        super().__init__(
            f"{place} has the same name as the part `{name}` of Cardwright, and Python cannot keep the two apart: "
            f"rename it, or start from a folder that does not hold it",
            name=name,
            path=str(place),
        )


class _Door:
    """Finds the four floors where they belong, whatever else lies on the import path."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a floor lies; everything else is left to Python."""
        if name in FLOORS:
            _refuse_shadows(name)
            return PathFinder.find_spec(name, [str(_engine_home() if name == "engine" else HOME)])
        if name == "engine__mypyc":  # what all compiled modules of the engine share
            return PathFinder.find_spec(name, [str(_engine_home())])
        return None


def _engine_home() -> Path:
    """The folder from which `engine` is imported: the source's, or that of a native build."""
    from tools.engine_choice import chosen

    return chosen(HOME).folder


def _refuse_shadows(name: str) -> None:
    """Complain when the user's own files offer a module of this name: one of the two would silently lose."""
    for entry in sys.path:
        if {"site-packages", "dist-packages"} & set(Path(entry).parts):
            continue  # installed by somebody else; ours is found first
        spec = PathFinder.find_spec(name, [entry])
        if spec is not None and spec.origin is not None and not Path(spec.origin).resolve().is_relative_to(HOME):
            raise ShadowedName(name, _place(spec.origin))


def _place(origin: str) -> Path:
    """The file or folder that a person has to rename."""
    file = Path(origin).resolve()
    return file.parent if file.stem == "__init__" else file


def _open() -> None:
    """Put the door in front of Python's own search, once."""
    for name in FLOORS:
        origin = getattr(sys.modules.get(name), "__file__", None)
        if origin is not None and not Path(origin).resolve().is_relative_to(HOME):
            raise ShadowedName(name, _place(origin))
    if not any(isinstance(finder, _Door) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Door())


_open()


def main() -> None:
    """The command `cardwright`."""
    try:
        from tools.cli import main as command
    except ShadowedName as shadow:
        sys.exit(f"cardwright: {shadow}")
    command()


if __name__ == "__main__":
    sys.modules["cardwright"] = sys.modules["__main__"]
    main()

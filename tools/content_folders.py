"""The folders of sets that a person adds to the built-in ones: by the environment or by `--content`."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

VARIABLE: Final = "CARDWRIGHT_CONTENT"


def of_environment() -> list[Path]:
    """The folders that the environment names."""
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def options_for(files: Iterable[Path], folders: Sequence[Path]) -> str:
    """The options, each after a space, that name those of the folders in which the files lie; what the environment
    names needs none.

    >>> options_for([Path("my sets/woods/heroes/fox.yaml")], [Path("my sets"), Path("other")])
    " --content 'my sets'"
    """
    known = of_environment()
    lie_in = {folder for file in files for folder in file.absolute().parents}
    needed = [folder for folder in folders if folder.absolute() in lie_in and folder not in known]
    return "".join(f" --content {shlex.quote(str(folder))}" for folder in dict.fromkeys(needed))

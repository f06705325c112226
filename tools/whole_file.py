"""A file that a command writes: its ending says what it is, and it is written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.exit_status import Misuse


class Unwritable(OSError):
    """The file cannot be written; the message says why."""


def target(path: Path) -> Path:
    """The file that is written: where a link leads, and never in the place of a device or a pipe."""
    found = Path(os.path.realpath(path))
    if found.exists() and not found.is_file():
        raise Unwritable(f"{path} cannot be written: it is not an ordinary file; choose another name")
    return found


def ending(path: Path, possible: Sequence[str]) -> str:
    """The ending of a file's name, which says what is written; raises `Misuse` for one that says nothing.

    >>> ending(Path("out/MAP.PDF"), (".pdf", ".svg"))
    '.pdf'
    """
    from content.saying import listed

    found = path.suffix.lower()
    if found not in possible:
        raise Misuse(f"the ending of a file says what is written: `{path}` has to end in {listed(possible)}")
    return found


def demand_room(path: Path) -> None:
    """Raise `Unwritable` now if the file could not be written later."""
    try:
        with tempfile.TemporaryFile(dir=target(path).parent):
            pass
    except Unwritable:
        raise
    except OSError as error:
        raise _unwritable(path, error) from None


def write(content: bytes, path: Path) -> None:
    """Write the file: beside its place first, then into it in one move; raises `Unwritable` if that is not possible."""
    place = target(path)
    beside = None
    try:
        with tempfile.NamedTemporaryFile(dir=place.parent, prefix=f".{place.name}.", delete=False) as f:
            beside = Path(f.name)
            f.write(content)
        beside.chmod(0o666 & ~_umask())
        beside.replace(place)
    except OSError as error:
        raise _unwritable(path, error) from None
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)


def _unwritable(path: Path, error: OSError) -> Unwritable:
    folder = Path(os.path.realpath(path)).parent
    reason = error.strerror if folder.exists() else f"there is no folder {folder}"
    return Unwritable(f"{path} cannot be written: {reason}")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

"""What a person is told when a command cannot go on, in one line or as problems with their places."""

from __future__ import annotations

import errno
import sys
from typing import TYPE_CHECKING

from typer.exceptions import TyperException

from effects.printable import visible
from effects.problem import ContentError
from tools.engine_choice import EngineUnavailable
from tools.exit_status import PROBLEMS, WRONG_USE, Failure, Misuse
from tools.streams import drop_output
from tools.whole_file import Unwritable

if TYPE_CHECKING:
    import typer

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What is wrong with an output that takes nothing more."""


def told(error: Exception) -> int:
    """Say what a person can mend, and answer with the exit status; an error of our own is raised again."""
    match error:
        case TyperException():
            return _wrong_use(error.format_message(), getattr(error, "ctx", None))
        case Misuse():
            return _wrong_use(str(error), None)
        case Failure():
            return _complain(str(error), PROBLEMS)
        case ContentError():
            return _unusable(error)
        case ImportError() | OSError():
            return _unavailable(error)
    raise error


def _unusable(error: ContentError) -> int:
    """Content with problems; who asks for an id that nothing bears, or for what does not fit together, has used the
    command wrongly.
    """
    from content.diagnostics import print_problems
    from content.library import UnknownId
    from content.matches.misfit import Misfit

    print_problems(error.problems, sys.stderr)
    return WRONG_USE if isinstance(error, (UnknownId, Misfit)) else PROBLEMS


def _unavailable(error: ImportError | OSError) -> int:
    """What the world outside refused: an engine, a file, a reader who has gone away."""
    if isinstance(error, BrokenPipeError):
        drop_output()
        return PROBLEMS
    if error.__class__ is OSError and error.errno in NO_ROOM:
        drop_output()
        return _complain(f"the output cannot be written: {error.strerror}", PROBLEMS)
    from cardwright import ShadowedName
    from tools.paper.fonts import FontsMissing

    if isinstance(error, (EngineUnavailable, FontsMissing, ShadowedName, Unwritable)):
        return _wrong_use(str(error), None)
    if isinstance(error, OSError) and error.filename is not None:
        return _wrong_use(f"{error.filename}: {error.strerror}", None)
    raise error


def _wrong_use(message: str, context: typer.Context | None) -> int:
    """Say in one line what was wrong with the command."""
    more = f" (see `{context.command_path} --help`)" if context is not None else ""
    return _complain(f"{message}{more}", WRONG_USE)


def _complain(message: str, status: int) -> int:
    print(f"cardwright: {visible(' '.join(message.split()))}", file=sys.stderr)
    return status

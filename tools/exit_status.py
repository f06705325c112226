"""How a command ends: the status that the shell sees, and the two ways to give up with one line for a person."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
"""All is well; there may be warnings."""
PROBLEMS: Final = 1
"""Something is wrong with content, scenarios or a match."""
WRONG_USE: Final = 2
"""The command was used wrongly."""
STOPPED: Final = 130
"""The person pressed Ctrl-C."""


class Misuse(ValueError):
    """The command was used wrongly; the message says in one line what to do instead."""


class Failure(Exception):
    """The match could not be played, saved or played again; the message says in one line why."""

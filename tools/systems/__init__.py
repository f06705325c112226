"""What tools need of a game system, and one module for each system that answers it.

A `Meeting` says by ids who meets whom and how; a `Game` is such a meeting made ready to be played, with what it is
called, how it is told, shown and counted. Every command is written once, with these two; what only one system has lives
in its slice: here, and in the folders of its name in `log`, `terminal`, `agents` and `sentences`.
"""

from tools.systems.choosing import SYSTEMS, meeting_of, sides_of, system_called, system_for
from tools.systems.system import Asked, Counted, Game, Meeting, System

__all__ = [
    "SYSTEMS",
    "Asked",
    "Counted",
    "Game",
    "Meeting",
    "System",
    "meeting_of",
    "sides_of",
    "system_called",
    "system_for",
]

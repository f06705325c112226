"""What `cardwright --version` says: which Cardwright, on which Python, and which engine runs."""

from __future__ import annotations

import platform

from cardwright import HOME, __version__
from tools.engine_choice import chosen


def version_line() -> str:
    """One line for people and for reports of errors."""
    choice = chosen(HOME)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"cardwright {__version__}, engine: {choice.engine.value} ({choice.reason}), {python}"

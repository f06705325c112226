"""An option of a choice, for a person to read."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """One option."""

    key: str
    """What programs call it; it can be typed in any language."""
    name: str
    detail: str = ""
    """What stands beside the name."""
    group: str = ""
    """What several options have in common, where there are many: they stand beside each other behind this."""
    short: str = ""
    """What stands there instead of the name."""

"""A mark of compiled content."""

from __future__ import annotations

import hashlib


def mark(*parts: object) -> str:
    """One line that differs when any of the parts does."""
    return hashlib.sha256("\n".join(str(part) for part in parts).encode()).hexdigest()

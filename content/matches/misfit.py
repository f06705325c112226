"""What the line-ups of all systems may be refused with."""

from __future__ import annotations

from effects.problem import ContentError


class Misfit(ContentError):
    """What is to meet in a match does not fit together, whatever each part of it is like by itself."""

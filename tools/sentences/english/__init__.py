"""The log and the terminal in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.sentences.english.grammar import GRAMMAR
from tools.sentences.english.log import LOG
from tools.sentences.english.terminal import TERMINAL

__all__ = ["GRAMMAR", "PHRASES", "REASONS"]

PHRASES: Final[Mapping[str, str]] = {**LOG, **TERMINAL}
REASONS: Final[Mapping[str, str]] = {}
"""The engine's reasons are English already."""

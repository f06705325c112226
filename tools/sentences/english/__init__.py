"""The log and the terminal in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.sentences.english.cyberpunk import CYBERPUNK
from tools.sentences.english.grammar import GRAMMAR
from tools.sentences.english.shared import SHARED
from tools.sentences.english.unmatched import UNMATCHED

__all__ = ["GRAMMAR", "PHRASES", "REASONS"]

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {
    "shared": SHARED,
    "unmatched": {**SHARED, **UNMATCHED},
    "cyberpunk": {**SHARED, **CYBERPUNK},
}
REASONS: Final[Mapping[str, Mapping[str, str]]] = {}
"""The engine's reasons are English already."""

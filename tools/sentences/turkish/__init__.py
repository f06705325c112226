"""The log and the terminal in Turkish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.sentences.turkish.cyberpunk import CYBERPUNK
from tools.sentences.turkish.cyberpunk_reasons import CYBERPUNK_REASONS
from tools.sentences.turkish.grammar import GRAMMAR
from tools.sentences.turkish.shared import SHARED
from tools.sentences.turkish.unmatched import UNMATCHED
from tools.sentences.turkish.unmatched_reasons import UNMATCHED_REASONS

__all__ = ["GRAMMAR", "PHRASES", "REASONS"]

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {
    "shared": SHARED,
    "unmatched": {**SHARED, **UNMATCHED},
    "cyberpunk": {**SHARED, **CYBERPUNK},
}
REASONS: Final[Mapping[str, Mapping[str, str]]] = {
    "unmatched": UNMATCHED_REASONS,
    "cyberpunk": CYBERPUNK_REASONS,
}

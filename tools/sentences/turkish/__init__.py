"""The log and the terminal in Turkish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.sentences.turkish.grammar import GRAMMAR
from tools.sentences.turkish.log import LOG
from tools.sentences.turkish.reasons import REASONS
from tools.sentences.turkish.terminal import TERMINAL

__all__ = ["GRAMMAR", "PHRASES", "REASONS"]

PHRASES: Final[Mapping[str, str]] = {**LOG, **TERMINAL}

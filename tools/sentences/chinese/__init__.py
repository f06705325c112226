"""The log and the terminal in Chinese."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.sentences.chinese.grammar import GRAMMAR
from tools.sentences.chinese.log import LOG
from tools.sentences.chinese.reasons import REASONS
from tools.sentences.chinese.terminal import TERMINAL

__all__ = ["GRAMMAR", "PHRASES", "REASONS"]

PHRASES: Final[Mapping[str, str]] = {**LOG, **TERMINAL}

"""How much an author's file may hold: far more than any hero needs, and little enough to be read at once."""

from __future__ import annotations

MOST_BYTES = 1024 * 1024
"""The size of a file."""

MOST_COLUMNS = 10_000
"""The length of a line; the parser is slow with words of a hundred thousand letters."""

MOST_DEPTH = 40
"""How many lists and mappings may stand inside each other, aliases followed."""

MOST_VALUES = 50_000
"""How many values a file may hold, each alias counted as often as it is used."""

MOST_PROBLEMS = 100
"""How many problems of one file are noted before the rest of it is left unread."""

MOST_DIGITS = 9
"""How many digits a number may have."""

"""Which word was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if one is like it.

    >>> closest("helth", ["health", "move"])
    'health'
    """
    matches = get_close_matches(word.lower().replace(" ", "_"), list(known), n=1, cutoff=0.6)
    return matches[0] if matches else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question for a hint, empty if no known word is like this one.

    >>> did_you_mean("attak", ["attack", "defense"])
    'Did you mean attack?'
    """
    meant = closest(word, known)
    return f"Did you mean {meant}?" if meant else ""

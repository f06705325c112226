"""Numbers and lists in the sentences of messages."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, noun: str) -> str:
    """A number of things.

    >>> counted(1, "card"), counted(2, "card"), counted(2, "hero"), counted(0, "copy")
    ('1 card', '2 cards', '2 heroes', '0 copies')
    """
    if number == 1:
        return f"1 {noun}"
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}es" if noun.endswith("o") else f"{noun}s"
    return f"{number} {plural}"


def listed(words: Sequence[str], last: str = "or") -> str:
    """Words in a row.

    >>> listed(["attack", "defense", "scheme"]), listed(["attack"]), listed([])
    ('attack, defense or scheme', 'attack', '')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)

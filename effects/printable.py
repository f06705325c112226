"""What may stand in a text of one line for people, and how the rest is shown to them."""

from __future__ import annotations

from unicodedata import category, normalize

_JOINERS = "\u200c\u200d"
"""The invisible characters that belong to a script: they join letters, or keep them apart."""


def printable(text: str) -> str:
    """Refuse what a terminal would obey instead of print: control, line and direction characters.

    A letter and its marks that were written one by one, as some systems do, become the one letter they are.

    >>> printable("Bjo\u0308rk") == "Bj\u00f6rk"
    True
    """
    for character in text:
        if is_obeyed(character):
            found = "more than one" if character in "\n\r\u2028\u2029" else f"the character U+{ord(character):04X}"
            raise ValueError(
                f"expected one line without control, direction or other invisible characters, found {found}"
            )
    return normalize("NFC", text)


def visible(text: str) -> str:
    r"""What a terminal would obey, spelled out: for what nobody has looked at yet, such as a mistyped id.

    >>> visible("fox\x1b[31m")
    'fox<U+001B>[31m'
    """
    return "".join(f"<U+{ord(character):04X}>" if is_obeyed(character) else character for character in text)


def is_obeyed(character: str) -> bool:
    """Whether a terminal obeys a character instead of printing it, or prints nothing."""
    return category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in _JOINERS

"""A letter for each zone, so that zones are told apart where there is no colour."""

from __future__ import annotations

from string import ascii_uppercase

from content.schema.unmatched.board import Board
from effects.wording.letters import upper


def zone_letters(board: Board, language: str = "en") -> dict[str, str]:
    """A capital letter for each zone, by its id: the first of its name in the language that is still free.

    Where a name is not written in these letters, as in Chinese, the English one gives them.
    """
    letters: dict[str, str] = {}
    for zone in board.zones:
        names = upper(zone.spoken(language), language) + upper(zone.spoken("en"), "en") + ascii_uppercase
        free = (one for one in names if is_letter(one) and one not in letters.values())
        letters[zone.id] = next(free)
    return letters


def is_letter(character: str) -> bool:
    """Whether it is a capital of a Latin alphabet, such as Ş, as the fonts have them.

    >>> is_letter("Ş"), is_letter("森"), is_letter("-")
    (True, False, False)
    """
    return character.isupper() and character.isalpha() and ord(character) < ord("\u0250")

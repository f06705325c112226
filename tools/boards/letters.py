"""A letter for each zone, so that zones are told apart where there is no colour."""

from __future__ import annotations

from string import ascii_uppercase

from content.schema.board import Board


def zone_letters(board: Board) -> dict[str, str]:
    """A capital letter for each zone, from its id if one of them is still free."""
    letters: dict[str, str] = {}
    for zone in board.zones:
        wanted = [*zone.id.upper(), *ascii_uppercase]
        letters[zone.id] = next(one for one in wanted if one in ascii_uppercase and one not in letters.values())
    return letters

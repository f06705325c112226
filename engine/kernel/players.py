"""Words for players, and the seats they mean to the play being carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import PLAY_OPPONENT, PLAY_SEAT
from engine.kernel.state import State

YOU: Final = 0
"""The player whose step it is."""
OPPONENT: Final = 1
"""The other side."""


def seat_of(s: State, player: i64) -> i64:
    """The seat that a word for a player means to the play being carried out."""
    return s.plays[s.play + (i64(PLAY_SEAT) if player == YOU else i64(PLAY_OPPONENT))]


def player_words(player: i64) -> str:
    """A word for a player in plain words."""
    return "you" if player == YOU else "your opponent"


def player_does(player: i64, verb: str) -> str:
    """What a player does in plain words: you draw, your opponent draws."""
    return f"you {verb}" if player == YOU else f"{player_words(player)} {verb}s"


def whose(player: i64) -> str:
    """What is a player's in plain words: your hand, your opponent's hand."""
    return "your" if player == YOU else f"{player_words(player)}'s"

"""What wording asks of the vocabulary: which words are players, which name several things, whose hand is whose."""

from __future__ import annotations

PLAYERS = frozenset({"you", "opponent"})
HAND_OWNERS = {"your_hand": "you", "opponent_hand": "opponent"}
"""The player whose cards are meant, where he picks them himself unless told otherwise."""

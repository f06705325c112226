"""Words that the language will have but has not yet: an author who writes one is told so, instead of being taken for
mistyped.
"""

from __future__ import annotations

PLANNED: dict[str, str] = {
    "attack": "a second combat",
    "before": "abilities before an event",
    "block": "preventing damage",
    "copy": "copying the effects of a card",
    "counter": "counters",
    "counters": "counters",
    "end_turn": "ending the turn",
    "gain": "counters",
    "gain_counter": "counters",
    "limit": "limits on a number",
    "once": "abilities that work once a turn, combat or game",
    "remove": "fighters that leave the board undefeated",
    "resolve": "named effects of a card",
    "search": "looking through a deck for a card",
    "substitute": "another fighter or card in a combat",
    "summon": "fighters that join during a match",
    "take": "moving cards between piles",
    "token": "tokens on the board",
    "tokens": "tokens on the board",
}
"""By word: the idea that is missing."""

"""Words that the language will have but has not yet: an author who writes one is told so, instead of being taken for
mistyped.
"""

from __future__ import annotations

PLANNED: dict[str, str] = {
    "activate": "abilities that are paid for",
    "attack": "a second combat",
    "before": "abilities before an event",
    "block": "preventing damage",
    "can": "permissions",
    "cannot": "prohibitions",
    "copy": "copying the effects of a card",
    "counter": "counters",
    "counters": "counters",
    "defeat": "defeating fighters outright",
    "end_turn": "ending the turn",
    "from_now": "abilities left behind by a card",
    "gain": "counters",
    "gain_counter": "counters",
    "instead_of": "abilities in place of an event",
    "limit": "limits on a number",
    "must": "duties",
    "once": "abilities that work once a turn, combat or game",
    "pay": "counters and prices",
    "play": "playing a card within an effect",
    "remove": "fighters that leave the board undefeated",
    "resolve": "named effects of a card",
    "reveal": "revealing cards",
    "search": "looking through a deck for a card",
    "spend": "counters and prices",
    "steal": "moving cards between players",
    "substitute": "another fighter or card in a combat",
    "summon": "fighters that join during a match",
    "swap": "swapping places or values",
    "take": "moving cards between piles",
    "token": "tokens on the board",
    "tokens": "tokens on the board",
    "until": "effects that last beyond their step",
}
"""By word: the idea that is missing."""

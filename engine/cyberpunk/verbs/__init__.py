"""The verbs of cyberpunk as instructions: each changes the match at once, or begins a procedure that asks what it must.

What is not where a verb needs it (a unit on the field, a gig in a Gig area) is left alone. Where a verb takes a `slot`,
it keeps there how much it did, and its cards where it says so.
"""

from __future__ import annotations

from engine.cyberpunk.verbs.actions import Call, Pay, PlayCard
from engine.cyberpunk.verbs.cards import Discard, Draw, Equip, Look, Put, Reveal, Sell, TrashTop
from engine.cyberpunk.verbs.choosing import NameType, PickLegend
from engine.cyberpunk.verbs.gigs import Adjust, SetValue, Steal, Swap
from engine.cyberpunk.verbs.later import ACTIVE_PLAYER, OTHER_PLAYER, OWNER, Arm, SpeakFor
from engine.cyberpunk.verbs.numbers import Change
from engine.cyberpunk.verbs.units import Defeat, Ready, Spend

__all__ = [
    "ACTIVE_PLAYER",
    "OTHER_PLAYER",
    "OWNER",
    "Adjust",
    "Arm",
    "Call",
    "Change",
    "Defeat",
    "Discard",
    "Draw",
    "Equip",
    "Look",
    "NameType",
    "Pay",
    "PickLegend",
    "PlayCard",
    "Put",
    "Ready",
    "Reveal",
    "Sell",
    "SetValue",
    "SpeakFor",
    "Spend",
    "Steal",
    "Swap",
    "TrashTop",
]

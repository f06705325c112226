"""The verbs of unmatched as instructions: each changes the match at once, and asks only where a fighter goes."""

from __future__ import annotations

from engine.unmatched.verbs.actions import GainActions
from engine.unmatched.verbs.cards import Discard, Draw, Look, Put, Shuffle
from engine.unmatched.verbs.combat import CancelEffects, ChangeValue, LayBoost, SomethingToCancel
from engine.unmatched.verbs.health import Damage, Prevent, Recover, SetHealth
from engine.unmatched.verbs.moving import (
    EXACTLY,
    UP_TO,
    MoveFighter,
    PlaceFighter,
    ReturnFighter,
    SomewhereToGo,
    the_one,
)
from engine.unmatched.verbs.opponents import ChooseOpponent
from engine.unmatched.verbs.states import InState, Switch

__all__ = [
    "EXACTLY",
    "UP_TO",
    "CancelEffects",
    "ChangeValue",
    "ChooseOpponent",
    "Damage",
    "Discard",
    "Draw",
    "GainActions",
    "InState",
    "LayBoost",
    "Look",
    "MoveFighter",
    "PlaceFighter",
    "Prevent",
    "Put",
    "Recover",
    "ReturnFighter",
    "SetHealth",
    "Shuffle",
    "SomethingToCancel",
    "SomewhereToGo",
    "Switch",
    "the_one",
]

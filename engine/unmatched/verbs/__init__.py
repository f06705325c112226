"""The verbs of unmatched as instructions: each changes the match at once, and asks only where a fighter goes."""

from __future__ import annotations

from engine.unmatched.verbs.actions import GainActions
from engine.unmatched.verbs.cards import Discard, Draw
from engine.unmatched.verbs.combat import CancelEffects, ChangeValue, SomethingToCancel
from engine.unmatched.verbs.health import Damage, Recover
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
    "MoveFighter",
    "PlaceFighter",
    "Recover",
    "ReturnFighter",
    "SomethingToCancel",
    "SomewhereToGo",
    "the_one",
]

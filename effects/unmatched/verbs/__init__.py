"""The verbs of fighters, the board and combat."""

from __future__ import annotations

from effects.syntax.keyword import Verb
from effects.unmatched.verbs.boost import Boost
from effects.unmatched.verbs.cancel_effects import CancelEffects
from effects.unmatched.verbs.damage import Damage
from effects.unmatched.verbs.gain_actions import GainActions
from effects.unmatched.verbs.ignore_value import IgnoreValue
from effects.unmatched.verbs.move import Move
from effects.unmatched.verbs.place import Place
from effects.unmatched.verbs.prevent import Prevent
from effects.unmatched.verbs.recover import Recover
from effects.unmatched.verbs.return_fighter import Return
from effects.unmatched.verbs.switch import Switch

VERBS: tuple[type[Verb], ...] = (
    Damage,
    Recover,
    Prevent,
    Move,
    Place,
    Return,
    Boost,
    CancelEffects,
    IgnoreValue,
    GainActions,
    Switch,
)

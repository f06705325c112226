"""The verbs of units, gear, legends, Gigs and Eddies."""

from __future__ import annotations

from effects.cyberpunk.verbs.adjust import Adjust, Decrease, Increase
from effects.cyberpunk.verbs.call import Call
from effects.cyberpunk.verbs.defeat import Defeat
from effects.cyberpunk.verbs.equip import Equip
from effects.cyberpunk.verbs.from_now import FromNow
from effects.cyberpunk.verbs.grant import Can, Cannot, Grant, Must
from effects.cyberpunk.verbs.guarding import Discount, Protect
from effects.cyberpunk.verbs.name_type import NameType
from effects.cyberpunk.verbs.pay import Pay
from effects.cyberpunk.verbs.play import Play
from effects.cyberpunk.verbs.ready import Ready
from effects.cyberpunk.verbs.reveal import Reveal
from effects.cyberpunk.verbs.sell import Sell
from effects.cyberpunk.verbs.spend import Spend
from effects.cyberpunk.verbs.steal import Steal
from effects.cyberpunk.verbs.swap import Swap
from effects.syntax.keyword import Verb

VERBS: tuple[type[Verb], ...] = (
    Defeat,
    Spend,
    Ready,
    Reveal,
    Play,
    Call,
    Sell,
    Pay,
    Equip,
    Increase,
    Decrease,
    Adjust,
    Swap,
    Steal,
    Grant,
    Can,
    Cannot,
    Must,
    Protect,
    Discount,
    FromNow,
    NameType,
)

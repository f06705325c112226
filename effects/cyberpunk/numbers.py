"""What the words for numbers, keywords, permissions and prohibitions are to the engine, and how long they last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.cyberpunk import terms

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.keyword import Verb

NUMBERS: Mapping[str, int] = {
    "power": terms.POWER,
    "cost": terms.COST,
    "go_solo_cost": terms.GO_SOLO_COST,
    "steals": terms.STEALS,
}
KEYWORDS: Mapping[str, int] = {
    "blocker": terms.BLOCKER,
    "adrenaline": terms.ADRENALINE,
    "quick": terms.QUICK,
    "go_solo": terms.GO_SOLO,
}
COLOURS: Mapping[str, int] = {
    "red": terms.RED,
    "yellow": terms.YELLOW,
    "green": terms.GREEN,
    "blue": terms.BLUE,
}
CAN: Mapping[str, int] = {
    "attack_units_at_once": terms.MAY_ATTACK_UNITS_AT_ONCE,
    "attack_gigs_at_once": terms.MAY_ATTACK_GIGS_AT_ONCE,
    "attack_ready_units": terms.MAY_ATTACK_READY,
    "attack_ready_blockers": terms.MAY_ATTACK_READY_BLOCKERS,
    "win_every_fight": terms.WINS_FIGHTS,
    "call_free": terms.CALLS_FREE,
    "reroll_gigs": terms.MAY_REROLL,
}
CANNOT: Mapping[str, int] = {
    "attack": terms.CANNOT_ATTACK,
    "attack_gigs": terms.CANNOT_ATTACK_GIGS,
    "attack_at_once": terms.CANNOT_ATTACK_AT_ONCE,
    "ready": terms.CANNOT_READY,
    "be_blocked": terms.CANNOT_BE_BLOCKED,
    "be_defeated_in_fights": terms.CANNOT_BE_DEFEATED_IN_FIGHTS,
    "defeat_in_fights": terms.DOES_NOT_DEFEAT,
}
MUST: Mapping[str, int] = {"attack": terms.MUST_ATTACK}
UNTIL: Mapping[str, int] = {
    "end_of_turn": terms.UNTIL_END_OF_TURN,
    "your_next_turn": terms.UNTIL_TURN_OF,
    "used": terms.UNTIL_USED,
}


def lasting(until: str | None, stat: int, verb: Verb, to: Compiler) -> int:
    """How long a change lasts; `used` is for what an attack, a fight, a steal or a payment uses up."""
    if until == "used" and stat not in terms.USED_UP:
        message = "`used` is not for this: no attack, fight, steal or payment uses it up"
        to.problem(verb.written_at, "never-used", message, "write `end_of_turn`, or leave `until` out")
    return UNTIL[until or "end_of_turn"]

"""The fight: higher power wins, the loser is defeated, equal power defeats both (rules 8.8, 8.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.defeating import condemn
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    CANNOT_BE_DEFEATED_IN_FIGHTS,
    DOES_NOT_DEFEAT,
    FIELD,
    FIGHTS,
    LOSES_FIGHT,
    UNTIL_USED,
    USED_BY_FIGHT,
    WINS_FIGHT,
    WINS_FIGHTS,
)
from engine.kernel.events import happen
from engine.kernel.layout import LAST, NOTHING
from engine.kernel.modifiers import use_modifiers
from engine.kernel.program import Instruction
from engine.kernel.state import State

# Who lost and may be defeated for it, in the frame's own number
ATTACKER_LOST: Final = 1
DEFENDER_LOST: Final = 2


class BeginFight(Instruction):
    """Who wins is settled, with what counts while they fight; what waits for winning or losing is pending."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        attacker = s.attacker
        defender = s.defender
        s.fighting = 1
        attacking = s.lineup.card_owners[attacker]
        happen(s, FIGHTS, attacking, defender, attacker, s.power(attacker), s.power(defender))
        margin = s.power(attacker) - s.power(defender)
        attacker_wins = s.has(WINS_FIGHTS, attacker)
        defender_wins = s.has(WINS_FIGHTS, defender)
        lost: i64 = ATTACKER_LOST | DEFENDER_LOST
        if attacker_wins != defender_wins:
            lost = i64(DEFENDER_LOST) if attacker_wins else i64(ATTACKER_LOST)
        elif margin > 0:
            lost = DEFENDER_LOST
        elif margin < 0:
            lost = ATTACKER_LOST
        s.frames[s.frame + LAST] = defeated_of(s, lost)
        if lost == DEFENDER_LOST:
            happen(s, WINS_FIGHT, attacking, defender, attacker, margin, 0)
        elif lost == ATTACKER_LOST:
            happen(s, WINS_FIGHT, 1 - attacking, attacker, defender, -margin, 0)
        if lost & ATTACKER_LOST != 0:
            happen(s, LOSES_FIGHT, attacking, attacker, defender, 0, 0)
        if lost & DEFENDER_LOST != 0:
            happen(s, LOSES_FIGHT, 1 - attacking, defender, attacker, 0, 0)

    def describe(self) -> str:
        return "fight"


def defeated_of(s: Rivalry, lost: i64) -> i64:
    """Those of the losers that this fight may defeat: not the ones whose opponent defeats nobody, whatever becomes of
    it in the fight.
    """
    if s.has(DOES_NOT_DEFEAT, s.attacker):
        lost &= ~DEFENDER_LOST
    if s.has(DOES_NOT_DEFEAT, s.defender):
        lost &= ~ATTACKER_LOST
    return lost


def defeats(s: Rivalry, winner: i64, loser: i64) -> bool:
    """Whether a unit that did not lose to it alone defeats a loser by the fight (rule 8.8)."""
    if s.area(loser) != FIELD or s.has(CANNOT_BE_DEFEATED_IN_FIGHTS, loser):
        return False
    return s.lineup.zero_power_defeats or s.power(winner) > 0


class DefeatLosers(Instruction):
    """Whoever lost is defeated, both at the same moment if both did; then the fight is over."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        attacker = s.attacker
        defender = s.defender
        lost = s.frames[s.frame + LAST]
        s.frames[s.frame + LAST] = 0
        base = s.scratch_top
        end = base
        if lost == 0:
            s.fighting = 0
            for stat in USED_BY_FIGHT:
                use_modifiers(s, stat, attacker, UNTIL_USED)
                use_modifiers(s, stat, defender, UNTIL_USED)
            return
        if lost & ATTACKER_LOST != 0 and defeats(s, defender, attacker):
            s.scratch[end] = attacker
            end += 1
        if lost & DEFENDER_LOST != 0 and defeats(s, attacker, defender):
            s.scratch[end] = defender
            end += 1
        s.again()
        if end > base:
            condemn(s, base, end, NOTHING)

    def describe(self) -> str:
        return "the losers are defeated"

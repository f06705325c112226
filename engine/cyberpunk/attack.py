"""The attack: target, spend, ATTACK, the reactions of the defender, then a fight or a theft (rules 8.1 to 8.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.changes import spend
from engine.cyberpunk.defeating import trigger_window
from engine.cyberpunk.fight import BeginFight, DefeatLosers
from engine.cyberpunk.permissions import can_target_gigs, can_target_unit
from engine.cyberpunk.reactions import AskReaction
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.stealing import begin_theft
from engine.cyberpunk.terms import (
    ATTACK_ENDED,
    ATTACK_PROGRAM,
    ATTACK_WINDOW,
    ATTACKS,
    CANNOT_BE_BLOCKED,
    CHOOSE_TARGET,
    DICE,
    FIELD,
    UNTIL_USED,
    USED_BY_ATTACK,
)
from engine.kernel.events import happen
from engine.kernel.flow import Jump
from engine.kernel.layout import NOTHING
from engine.kernel.modifiers import use_modifiers
from engine.kernel.pending import ResolvePending
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State

POWER_PER_GIG: Final = 10
"""One gig more is stolen for so much power (rule 8.10)."""


def begin_attack(s: Rivalry, unit: i64) -> None:
    """A unit begins to attack."""
    s.attacker = unit
    s.defender = NOTHING
    s.blocked = 0
    s.stays_target = 0
    s.unblockable = 0
    s.attack_over = 0
    s.push(ATTACK_PROGRAM, NOTHING, 0)


class AskTarget(Instruction):
    """Say what is attacked: a rival unit, or the rival's gigs (rule 8.2)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.lineup.card_owners[s.attacker]
        count: i64 = 0
        for i in range(s.size(1 - seat, FIELD)):
            target = s.card_at(1 - seat, FIELD, i)
            if can_target_unit(s, s.attacker, target):
                s.options[count] = target
                count += 1
        if can_target_gigs(s, s.attacker):
            s.options[count] = NOTHING
            count += 1
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, CHOOSE_TARGET, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        s.defender = option
        s.stays_target = i64(1) if option != NOTHING and s.is_ready(option) else i64(0)

    def describe(self) -> str:
        return "choose the target"


class Declare(Instruction):
    """The attacker is spent; what waits for that and its ATTACK are pending together (rule 8.4)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.lineup.card_owners[s.attacker]
        s.unblockable = i64(1) if s.has(CANNOT_BE_BLOCKED, s.attacker) else i64(0)
        for stat in USED_BY_ATTACK:
            use_modifiers(s, stat, s.attacker, UNTIL_USED)
        happen(s, ATTACKS, seat, s.defender, s.attacker, 0, 0)
        trigger_window(s, s.attacker, ATTACK_WINDOW, s.attacker, s.attacker)
        spend(s, s.attacker)

    def describe(self) -> str:
        return "spend the attacker"


def is_off(s: Rivalry) -> bool:
    """Whether the attack ends without a fight or a theft: one of the two has left the field, or the attacked unit is
    no longer a legal target; whoever blocked stays one (rule 8.7).
    """
    if s.attack_over != 0:
        return True
    return s.defender != NOTHING and s.stays_target == 0 and s.is_ready(s.defender)


class CheckAttack(Instruction):
    """The attack ends here if it has lost its attacker or its target (rule 8.7)."""

    def __init__(self, end: i64) -> None:
        self.end: i64 = end

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if is_off(s):
            s.attack_over = 1
            s.jump(self.end)

    def describe(self) -> str:
        return f"if attacker or target are lost, go on at {self.end}"


class StealGigs(Instruction):
    """An attack on gigs steals one, and one more for each 10 power; without power none (rule 8.10)."""

    def __init__(self, fight: i64) -> None:
        self.fight: i64 = fight

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if s.defender != NOTHING:
            s.jump(self.fight)
            return
        power = s.power(s.attacker)
        amount: i64 = 1 + power // POWER_PER_GIG if power > 0 else i64(0)
        base = s.scratch_top
        end = base
        for die in range(DICE):
            if s.die_seat[die] == 1 - s.lineup.card_owners[s.attacker]:
                s.scratch[end] = die
                end += 1
        begin_theft(s, s.attacker, amount, base, end, NOTHING)

    def describe(self) -> str:
        return f"steal gigs; if a unit is attacked, go on at {self.fight}"


class EndAttack(Instruction):
    """The attack is over (rule 8.9)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        attacker = s.attacker
        happen(s, ATTACK_ENDED, s.lineup.card_owners[attacker], NOTHING, attacker, s.attack_over, 0)
        s.attacker = NOTHING
        s.defender = NOTHING
        s.blocked = 0
        s.stays_target = 0
        s.unblockable = 0
        s.attack_over = 0

    def describe(self) -> str:
        return "the attack ends"


REACTIONS: Final = 3
THEFT: Final = 7
FIGHT: Final = 9
OVER: Final = 12

PROGRAM: Final[Program] = Program(
    "an attack",
    [
        AskTarget(),
        Declare(),
        ResolvePending(),
        CheckAttack(OVER),
        AskReaction(THEFT),
        ResolvePending(),
        Jump(REACTIONS),
        StealGigs(FIGHT),
        Jump(OVER),
        BeginFight(),
        ResolvePending(),
        DefeatLosers(),
        ResolvePending(),
        EndAttack(),
    ],
    [
        "target",
        "spend",
        "attack effects",
        "legality",
        "reactions",
        "reaction effects",
        "reactions",
        "steal",
        "steal",
        "fight",
        "fight effects",
        "defeat",
        "effects",
        "end",
    ],
)

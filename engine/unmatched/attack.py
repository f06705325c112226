"""The attack: attacker, target, cards face down; then the combat (rules 35 to 41)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOBODY, NOTHING
from engine.kernel.piles import put_face_down
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.combat import AfterCombat, DealCombatDamage, EndCombat, OpenWindow, Reveal
from engine.unmatched.hand import playable, users_of_hand
from engine.unmatched.movement import can_target, has_target
from engine.unmatched.terms import (
    AFTER_COMBAT,
    ATTACK_CARD,
    ATTACK_DECLARED,
    CHOOSE_ATTACK_CARD,
    CHOOSE_ATTACKER,
    CHOOSE_DEFENSE,
    CHOOSE_TARGET,
    DEFENSE_CARD,
    DURING_COMBAT,
    IMMEDIATELY,
    IN_PLAY,
    PILE_KINDS,
)


def can_attack(s: Battle, seat: i64) -> bool:
    """Whether a player has an attack card for one of his fighters that has a valid target (rule 35)."""
    lineup = s.lineup
    users = users_of_hand(s, seat, ATTACK_CARD)
    if users == 0:
        return False
    for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
        if users & lineup.kind_bit[fighter] != 0 and has_target(s, fighter):
            return True
    return False


class AskAttacker(Instruction):
    """Say which fighter attacks: one with a card to attack with and somebody to attack (rule 35)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        lineup = s.lineup
        seat = s.active
        users = users_of_hand(s, seat, ATTACK_CARD)
        count: i64 = 0
        for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
            if users & lineup.kind_bit[fighter] != 0 and has_target(s, fighter):
                s.options[count] = fighter
                count += 1
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, CHOOSE_ATTACKER, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.attacker = option

    def describe(self) -> str:
        return "choose the attacker"


class AskTarget(Instruction):
    """Say whom he attacks (rules 36 to 39)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        count: i64 = 0
        for target in range(s.lineup.fighters):
            if can_target(s, s.attacker, target):
                s.options[count] = target
                count += 1
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(s.active, CHOOSE_TARGET, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.defender = option

    def describe(self) -> str:
        return "choose the target"


def lay_down(s: Battle, seat: i64, card: i64, fighter: i64) -> i64:
    """A card is put face down for a fighter in the combat; its play is the answer (rule 40)."""
    put_face_down(s, card, seat * PILE_KINDS + IN_PLAY)
    return s.begin_play(seat, s.lineup.card_owners[card], card, fighter, s.opponent_of(seat))


class AskAttackCard(Instruction):
    """Put an attack card face down that the attacker may use (rule 40)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        count = playable(s, s.active, ATTACK_CARD, s.lineup.kind_bit[s.attacker])
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(s.active, CHOOSE_ATTACK_CARD, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.attack_play = lay_down(s, s.active, option, s.attacker)
        s.defense_play = NOTHING
        s.combat_damage = 0
        s.combat_winner = NOBODY
        happen(s, ATTACK_DECLARED, s.active, s.attacker, s.defender, 0, 0)

    def describe(self) -> str:
        return "put an attack card face down"


class AskDefense(Instruction):
    """The owner of the target may put a defense card face down that the target may use (rules 40, 41).

    It is asked even when no card fits: leaving the question out would tell that none does.
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        seat = s.lineup.fighter_seat[s.defender]
        count: i64 = 0
        if s.space[s.defender] != NOTHING:
            count = playable(s, seat, DEFENSE_CARD, s.lineup.kind_bit[s.defender])
        s.options[count] = NOTHING
        s.open_choice(seat, CHOOSE_DEFENSE, count + 1)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        if option != NOTHING:
            s.defense_play = lay_down(s, s.lineup.fighter_seat[s.defender], option, s.defender)

    def describe(self) -> str:
        return "put a defense card face down, or none"


PROGRAM: Final[Program] = Program(
    "an attack",
    [
        AskAttacker(),
        AskTarget(),
        AskAttackCard(),
        AskDefense(),
        Reveal(),
        OpenWindow(IMMEDIATELY),
        OpenWindow(DURING_COMBAT),
        DealCombatDamage(),
        OpenWindow(AFTER_COMBAT),
        AfterCombat(),
        EndCombat(),
    ],
    [
        "attacker",
        "target",
        "attack card",
        "defense card",
        "reveal",
        "immediately",
        "during combat",
        "damage",
        "after combat",
        "abilities",
        "discard",
    ],
)

"""The attack: attacker, target, cards face down, reveal, the windows of the combat, its end (rules 35 to 63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOBODY, NOTHING, PLAY_ACTOR, PLAY_CARD
from engine.kernel.modifiers import ADD, add_modifier, end_modifiers
from engine.kernel.piles import put_face_down, reveal
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State
from engine.kernel.windows import wait
from engine.unmatched.battle import Battle, standing_sum
from engine.unmatched.changes import discard, settle, take_damage, unprevented
from engine.unmatched.hand import playable, users_of_hand
from engine.unmatched.movement import can_target, has_target
from engine.unmatched.terms import (
    AFTER_ATTACK,
    AFTER_COMBAT,
    ATTACK_CARD,
    ATTACK_DECLARED,
    BOOST_REVEALED,
    CARDS_REVEALED,
    CHOOSE_ATTACK_CARD,
    CHOOSE_ATTACKER,
    CHOOSE_DEFENSE,
    CHOOSE_TARGET,
    COMBAT_DAMAGE,
    COMBAT_ENDED,
    COMBAT_LOST,
    COMBAT_RESULT,
    COMBAT_WON,
    DEFENSE_CARD,
    DURING_COMBAT,
    IMMEDIATELY,
    IN_PLAY,
    PILE_KINDS,
    UNTIL_CANCELLED,
    UNTIL_END_OF_COMBAT,
    VALUE,
    VALUE_ADDED,
    WINDOW_NAMES,
    WINDOWS,
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


def announce_standing(s: Battle, play: i64) -> None:
    """What an ability that holds all the time adds to a card is told when the card is revealed."""
    if play != NOTHING and s.lineup.has_standing:
        added = standing_sum(s, VALUE, play)
        if added != 0:
            fighter = s.plays[play + PLAY_ACTOR]
            card = s.plays[play + PLAY_CARD]
            s.record(VALUE_ADDED, s.lineup.fighter_seat[fighter], card, added, s.value(play), fighter)


def reveal_boost(s: Battle) -> None:
    """The card that lies beside the attack card is revealed with it, and its BOOST value is added (rule 61)."""
    card = s.boost_card()
    if card != NOTHING:
        reveal(s, card)
        amount = s.lineup.type_boost[s.lineup.card_types[card]]
        add_modifier(s, VALUE, s.attack_play, ADD, amount, card, UNTIL_CANCELLED)
        seat = s.lineup.fighter_seat[s.attacker]
        happen(s, BOOST_REVEALED, seat, card, amount, s.value(s.attack_play), s.attacker)


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


class Reveal(Instruction):
    """Both cards are revealed together (rule 40)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        attack_card = s.plays[s.attack_play + PLAY_CARD]
        reveal(s, attack_card)
        defense_card: i64 = NOTHING
        if s.defense_play != NOTHING:
            defense_card = s.plays[s.defense_play + PLAY_CARD]
            reveal(s, defense_card)
        happen(s, CARDS_REVEALED, NOBODY, attack_card, defense_card, 0, 0)
        announce_standing(s, s.attack_play)
        announce_standing(s, s.defense_play)
        reveal_boost(s)

    def describe(self) -> str:
        return "reveal the cards"


class OpenWindow(Instruction):
    """The effects of both cards in a window, the defender's first (rules 44, 45)."""

    def __init__(self, window: i64) -> None:
        self.window: i64 = window

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        self._wait(s, s.defense_play, s.defender)
        self._wait(s, s.attack_play, s.attacker)

    def _wait(self, s: Battle, play: i64, fighter: i64) -> None:
        if play != NOTHING:
            card_type = s.lineup.card_types[s.plays[play + PLAY_CARD]]
            program = s.lineup.type_programs[card_type * WINDOWS + self.window]
            if program != NOTHING:
                wait(s, s.lineup.fighter_seat[fighter], program, play, fighter, NOTHING)

    def describe(self) -> str:
        return f"carry out the cards' effects: {WINDOW_NAMES[self.window].replace('_', ' ')}"


class DealCombatDamage(Instruction):
    """Damage is the attack value minus the defense value; the attacker won if that is at least 1 (rules 47, 52 to
    55).
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        attack = s.value(s.attack_play)
        defense: i64 = s.value(s.defense_play) if s.defense_play != NOTHING else 0
        damage = unprevented(s, s.defender, attack - defense, COMBAT_DAMAGE)
        s.combat_damage = damage
        seat = s.lineup.fighter_seat[s.attacker if damage > 0 else s.defender]
        s.combat_winner = seat
        happen(s, COMBAT_RESULT, seat, attack, defense, damage, 0)
        take_damage(s, s.defender, damage, COMBAT_DAMAGE)
        settle(s)

    def describe(self) -> str:
        return "deal the damage: attack value minus defense value"


class AfterCombat(Instruction):
    """Abilities come after the cards' effects, before the cards are discarded (rule 44, N2)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        attacking = s.lineup.fighter_seat[s.attacker]
        defending = s.lineup.fighter_seat[s.defender]
        won = s.combat_winner == attacking
        happen(s, AFTER_ATTACK, attacking, s.attacker, s.defender, 0, 0)
        happen(s, COMBAT_WON, s.combat_winner, s.attacker if won else s.defender, 0, 0, 0)
        happen(s, COMBAT_LOST, defending if won else attacking, s.defender if won else s.attacker, 0, 0, 0)
        happen(s, COMBAT_ENDED, NOBODY, s.attacker, s.defender, 0, 0)

    def describe(self) -> str:
        return "abilities after the combat"


class EndCombat(Instruction):
    """The played cards are discarded, and what belongs to the combat ends with it (rule 44)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        for play in (s.attack_play, s.defense_play):
            if play != NOTHING:
                card = s.plays[play + PLAY_CARD]
                if s.card_pile[card] != NOTHING and s.card_pile[card] % PILE_KINDS == IN_PLAY:
                    discard(s, card)
        boost = s.boost_card()
        if boost != NOTHING:
            discard(s, boost)
        s.has_boost = 0
        end_modifiers(s, UNTIL_CANCELLED)
        end_modifiers(s, UNTIL_END_OF_COMBAT)
        s.play_top = s.attack_play
        s.attacker = NOTHING
        s.defender = NOTHING
        s.attack_play = NOTHING
        s.defense_play = NOTHING

    def describe(self) -> str:
        return "discard the cards"


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

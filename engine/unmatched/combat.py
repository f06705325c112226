"""The combat: reveal, the windows, the damage, its end (rules 44 to 63)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOBODY, NOTHING, PLAY_ACTOR, PLAY_CARD
from engine.kernel.modifiers import end_modifiers
from engine.kernel.piles import reveal
from engine.kernel.program import Instruction
from engine.kernel.state import State
from engine.kernel.windows import wait
from engine.unmatched.battle import Battle, standing_sum
from engine.unmatched.boosting import end_boost, reveal_boost
from engine.unmatched.changes import discard, settle, take_damage, unprevented
from engine.unmatched.terms import (
    AFTER_ATTACK,
    CARDS_REVEALED,
    COMBAT_DAMAGE,
    COMBAT_ENDED,
    COMBAT_LOST,
    COMBAT_RESULT,
    COMBAT_WON,
    IN_PLAY,
    PILE_KINDS,
    UNTIL_END_OF_COMBAT,
    VALUE,
    VALUE_ADDED,
    WINDOW_NAMES,
    WINDOWS,
)


def announce_standing(s: Battle, play: i64) -> None:
    """What an ability that holds all the time adds to a card is told when the card is revealed."""
    if play != NOTHING and s.lineup.has_standing:
        added = standing_sum(s, VALUE, play)
        if added != 0:
            fighter = s.plays[play + PLAY_ACTOR]
            card = s.plays[play + PLAY_CARD]
            s.record(VALUE_ADDED, s.lineup.fighter_seat[fighter], card, added, s.value(play), fighter)


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
        defense: i64 = s.value(s.defense_play) if s.defense_play != NOTHING else i64(0)
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
        end_boost(s)
        end_modifiers(s, UNTIL_END_OF_COMBAT)
        s.play_top = s.attack_play
        s.attacker = NOTHING
        s.defender = NOTHING
        s.attack_play = NOTHING
        s.defense_play = NOTHING

    def describe(self) -> str:
        return "discard the cards"

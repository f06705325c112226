"""Verbs of the combat: values changed, effects cancelled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.amounts import Number
from engine.kernel.events import happen
from engine.kernel.flow import cancel_windows, waiting_windows
from engine.kernel.layout import NOTHING, PLAY_ACTOR, PLAY_CARD
from engine.kernel.modifiers import ADD, IGNORE, SET, add_modifier
from engine.kernel.numbers import BIT
from engine.kernel.program import Amount, Condition, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.boosting import lay_boost, lose_boost
from engine.unmatched.terms import (
    EFFECTS_CANCELLED,
    SCHEME_WINDOW,
    UNTIL_END_OF_COMBAT,
    VALUE,
    VALUE_ADDED,
    VALUE_IGNORED,
    VALUE_SET,
    WINDOWS,
)


class ChangeValue(Instruction):
    """The value of cards in the combat is set, added to or ignored until the combat ends (rule 50, N15)."""

    def __init__(self, cards: Selector, layer: i64, amount: Amount) -> None:
        self.cards = cards
        self.layer: i64 = layer
        self.amount = amount

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        source = s.plays[s.play + PLAY_CARD]
        room = s.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = held(s, self.cards)
        changed: i64 = 0
        for i in range(base, end):
            play = s.play_of(room[i])
            if play != NOTHING:
                changed += 1
                add_modifier(s, VALUE, play, self.layer, amount, source, UNTIL_END_OF_COMBAT)
                event: i64 = VALUE_SET
                if self.layer == ADD:
                    event = VALUE_ADDED
                elif self.layer == IGNORE:
                    event = VALUE_IGNORED
                fighter = s.plays[play + PLAY_ACTOR]
                happen(s, event, s.lineup.fighter_seat[fighter], room[i], amount, s.value(play), fighter)
        s.scratch_top = base
        note_result(s, frame, NOTHING, changed)

    def describe(self) -> str:
        if self.layer == SET:
            return f"the value of {self.cards.describe()} is {self.amount.describe()} instead"
        if self.layer == ADD:
            if isinstance(self.amount, Number) and self.amount.number < 0:
                return f"subtract {-self.amount.number} from the value of {self.cards.describe()}"
            return f"add {self.amount.describe()} to the value of {self.cards.describe()}"
        return f"the value of {self.cards.describe()} counts as 0"


COMBAT_WINDOWS: Final[i64] = BIT[SCHEME_WINDOW] - 1
"""The windows of a combat, one bit each: those before `SCHEME_WINDOW`."""


def has_effects(s: Battle, card: i64, windows: i64) -> bool:
    """Whether a card has an effect in one of these windows (one bit each)."""
    first = s.lineup.card_types[card] * WINDOWS
    for window in range(i64(SCHEME_WINDOW)):
        if (windows >> window) & 1 != 0 and s.lineup.type_programs[first + window] != NOTHING:
            return True
    return False


class LayBoost(Instruction):
    """A card is put face down beside the attack card, to boost it when both are revealed (rule 61)."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        base = s.scratch_top
        end = self.cards.fill(s, base)
        laid = end > base and lay_boost(s, s.scratch[base])
        note_result(s, frame, NOTHING, i64(1) if laid else i64(0))

    def describe(self) -> str:
        return f"put {self.cards.describe()} face down beside the attack card as its BOOST"


class CancelEffects(Instruction):
    """What a card in the combat has not resolved yet is cancelled; it happened if there was an effect to cancel (rules
    56 to 62).
    """

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        base = s.scratch_top
        end = self.cards.fill(s, base)
        cancelled: i64 = 0
        for i in range(base, end):
            play = s.play_of(room[i])
            if play != NOTHING:
                if play == s.attack_play:
                    lose_boost(s)
                if has_effects(s, room[i], cancel_windows(s, play, COMBAT_WINDOWS)):
                    cancelled += 1
                    fighter = s.plays[play + PLAY_ACTOR]
                    happen(s, EFFECTS_CANCELLED, s.lineup.fighter_seat[fighter], room[i], 0, 0, 0)
        note_result(s, frame, NOTHING, cancelled)

    def describe(self) -> str:
        return f"cancel the effects of {self.cards.describe()}"


class SomethingToCancel(Condition):
    """One of these cards has an effect in the combat that has not been resolved yet."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        base = s.scratch_top
        for i in range(base, self.cards.fill(s, base)):
            card = s.scratch[i]
            play = s.play_of(card)
            if play != NOTHING and has_effects(s, card, waiting_windows(s, play, COMBAT_WINDOWS)):
                return True
        return False

    def describe(self) -> str:
        return f"there is an effect to cancel of {self.cards.describe()}"

"""Defeat: first what replaces it, then all that are left are defeated at the same moment (rules 8.9, 10.4, 10.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.cyberpunk.changes import move
from engine.cyberpunk.replacing import replace, replacements, stop_replacing
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    CHOOSE_REPLACEMENT,
    DEFEAT_PROGRAM,
    DEFEAT_REPLACED,
    DEFEATED,
    DEFEATED_WINDOW,
    FIELD,
    GEAR,
    GEAR_CARD,
    LEGENDS,
    TRASH,
    WINDOWS,
)
from engine.kernel.events import happen
from engine.kernel.layout import FIRST, FRAME_SIZE, LAST, NOTHING, PLAY_ACTOR, PLAY_SEAT
from engine.kernel.program import Instruction, Program
from engine.kernel.result import note_result
from engine.kernel.state import State


def condemn(s: Rivalry, first: i64, last: i64, slot: i64) -> None:
    """What stands in the scratch room is about to be defeated, as far as it is in play; the procedure begins.

    When it is over, the frame below has noted how many were, also under the name of its step.
    """
    outer = s.play
    seat = s.plays[outer + PLAY_SEAT] if outer != NOTHING else s.active
    actor = s.plays[outer + PLAY_ACTOR] if outer != NOTHING else i64(NOTHING)
    s.push(DEFEAT_PROGRAM, s.begin_effect(seat, actor, NOTHING, NOTHING, 0, NOTHING), 1)
    s.frames[s.frame + LAST] = slot
    for i in range(first, last):
        area = s.area(s.scratch[i])
        if area == FIELD or area == GEAR or area == LEGENDS:
            s.doomed[s.scratch[i]] = s.frame // FRAME_SIZE


def defeater(s: Rivalry, card: i64) -> i64:
    """What defeats a card: in a fight the other unit, else the card whose effect it is."""
    if s.fighting != 0 and s.plays[s.play + PLAY_ACTOR] == NOTHING:
        return s.attacker if card == s.defender else s.defender
    return s.plays[s.play + PLAY_ACTOR]


class AskReplacements(Instruction):
    """Each card's player says what replaces its defeat, where something can; the turn player's cards come first."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if s.frames[s.frame + FIRST] != 0:
            stop_replacing(s, s.frames[s.frame + FIRST] - 1)
            s.frames[s.frame + FIRST] = 0
        card = self.next_card(s)
        while card != NOTHING:
            count = replacements(s, DEFEATED, card, defeater(s, card))
            if count > 1:
                s.open_choice(s.lineup.card_owners[card], CHOOSE_REPLACEMENT, count)
                return
            if count == 1:
                self.take(s, s.options[0])
                return
            s.doomed[card] = -s.doomed[card]
            card = self.next_card(s)

    def next_card(self, s: Rivalry) -> i64:
        """The next card of which it has not been said whether something replaces its defeat."""
        mark = s.frame // FRAME_SIZE
        for turn in range(2):
            for card in range(s.lineup.cards):
                if s.doomed[card] == mark and (s.lineup.card_owners[card] == s.active) == (turn == 0):
                    return card
        return NOTHING

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        card = self.next_card(s)
        s.again()
        if option == NOTHING:
            s.doomed[card] = -s.doomed[card]
            return
        by = defeater(s, card)
        s.doomed[card] = 0
        frame = s.frame
        s.record(DEFEAT_REPLACED, s.lineup.card_owners[card], card, by, 0, 0)
        s.frames[frame + FIRST] = s.lineup.replacements[option].actor + 1
        replace(s, option, card, by)

    def describe(self) -> str:
        return "say what replaces the defeat"


class CommitDefeat(Instruction):
    """Those that are left are defeated and go to the trash, legends out of the game; then DEFEATED is pending."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        mark = -(s.frame // FRAME_SIZE)
        cards = vec[i64]()
        for card in range(s.lineup.cards):
            if s.doomed[card] == mark:
                cards = append(cards, card)
        count: i64 = len(cards)
        for i in range(count):
            self.announce(s, cards[i])
        for i in range(count):
            if s.doomed[cards[i]] == mark:  # not yet gone with its wearer
                move(s, cards[i], TRASH, False, s.lineup.card_owners[cards[i]])
        below = s.frame - FRAME_SIZE
        if below >= 0:
            note_result(s, below, s.frames[s.frame + LAST], count)

    def announce(self, s: Rivalry, card: i64) -> None:
        """The event, while the card is still where it was, and its own DEFEATED with that of its gear; DEFEATED on gear
        is about its wearer (rule 6.4), so gear that is defeated itself has none.
        """
        seat = s.lineup.card_owners[card]
        by = defeater(s, card)
        happen(s, DEFEATED, seat, card, by, 0, 0)
        if s.kind(card) != GEAR_CARD:
            trigger_window(s, card, DEFEATED_WINDOW, card, by)

    def describe(self) -> str:
        return "they are defeated"


def trigger_window(s: Rivalry, card: i64, window: i64, that: i64, by: i64) -> None:
    """Let the programs of a card and of the gear it wears for a window wait for their turn."""
    lineup = s.lineup
    seat = lineup.card_owners[card]
    program = lineup.type_programs[lineup.card_types[card] * WINDOWS + window]
    if program != NOTHING:
        s.trigger(seat, program, card, that, by, 0, NOTHING)
    for i in range(s.size(seat, GEAR)):
        gear = s.card_at(seat, GEAR, i)
        if s.host[gear] == card:
            program = lineup.type_programs[lineup.card_types[gear] * WINDOWS + window]
            if program != NOTHING:
                s.trigger(seat, program, gear, card, by, 0, NOTHING)


PROGRAM: Final[Program] = Program("a defeat", [AskReplacements(), CommitDefeat()], ["replacements", "defeat"])

"""Stealing: choose the gigs one by one, ask what replaces it for each, then all move at once (rules 8.10 to 8.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk import standing
from engine.cyberpunk.changes import steal
from engine.cyberpunk.replacing import replace, replacements, stop_replacing
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    CANNOT_STEAL,
    CHOOSE_REPLACEMENT,
    CHOOSE_STOLEN,
    DICE,
    STEAL_PROGRAM,
    STEAL_REPLACED,
    STEALS,
    STEALS_GIG,
    UNTIL_USED,
)
from engine.kernel.layout import (
    FIRST,
    FRAME_SIZE,
    LAST,
    NOTHING,
    PLAY_ACTOR,
    PLAY_AMOUNT,
    PLAY_BOUND,
    PLAY_DONE,
    PLAY_SEAT,
)
from engine.kernel.modifiers import modified, sum_of_modifiers, use_modifiers
from engine.kernel.numbers import BIT
from engine.kernel.program import Instruction, Program
from engine.kernel.result import note_result
from engine.kernel.state import State

# A theft has no other use for these cells of its play
ELIGIBLE: Final = PLAY_AMOUNT
"""The gigs that can be chosen, one bit each."""
SETTLED: Final = PLAY_DONE
"""The chosen gigs of which it has been said whether something replaces their theft."""
SLOT: Final = PLAY_BOUND
"""The name under which the frame below keeps how many were stolen."""


def begin_theft(s: Rivalry, thief: i64, amount: i64, first: i64, last: i64, slot: i64) -> None:
    """A unit begins to steal so many gigs of those in the scratch room; what steals more or fewer counts (rule 8.13).

    When it is over, the frame below has noted how many were stolen.
    """
    note_result(s, s.frame, slot, 0)
    if thief == NOTHING or amount <= 0:
        return
    seat = s.lineup.card_owners[thief]
    offered: i64 = 0
    for i in range(first, last):
        offered |= BIT[s.scratch[i]]
    eligible: i64 = 0
    for die in range(DICE):
        if (offered >> die) & 1 != 0 and s.die_seat[die] == 1 - seat:
            if modified(s, CANNOT_STEAL, die, 0, 0, thief) == 0:
                eligible |= BIT[die]
    number = amount + standing.added(s, STEALS, thief) + sum_of_modifiers(s, STEALS, thief)
    use_modifiers(s, STEALS, thief, UNTIL_USED)
    if number <= 0 or eligible == 0:
        return
    play = s.begin_effect(seat, thief, NOTHING, NOTHING, eligible, slot)
    s.push(STEAL_PROGRAM, play, 1)
    s.frames[s.frame + FIRST] = number


class AskStolen(Instruction):
    """The thief's player chooses gigs one by one, of any size and value (rule 8.11)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        missing = s.frames[s.frame + FIRST]
        left = s.plays[s.play + ELIGIBLE] & ~s.frames[s.frame + LAST]
        count: i64 = 0
        for die in range(DICE):
            if (left >> die) & 1 != 0:
                s.options[count] = die
                count += 1
        if count <= missing:
            s.frames[s.frame + LAST] |= left
            s.frames[s.frame + FIRST] = 0
        elif missing > 0:
            s.open_choice(s.plays[s.play + PLAY_SEAT], CHOOSE_STOLEN, count)

    def take(self, s: State, option: i64) -> None:
        s.frames[s.frame + LAST] |= BIT[option]
        s.frames[s.frame + FIRST] -= 1
        if s.frames[s.frame + FIRST] > 0:
            s.again()

    def describe(self) -> str:
        return "choose the gigs that are stolen"


class AskPrevented(Instruction):
    """For each gig its player says what replaces the theft, where something can (rule 8.11)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        if s.frames[s.frame + FIRST] != 0:
            stop_replacing(s, s.frames[s.frame + FIRST] - 1)
            s.frames[s.frame + FIRST] = 0
        thief = s.plays[s.play + PLAY_ACTOR]
        die = self.next_gig(s)
        while die != NOTHING:
            count = replacements(s, STEALS_GIG, die, thief)
            if count > 1:
                s.open_choice(s.die_seat[die], CHOOSE_REPLACEMENT, count)
                return
            if count == 1:
                self.take(s, s.options[0])
                return
            s.plays[s.play + SETTLED] |= BIT[die]
            die = self.next_gig(s)

    def next_gig(self, s: Rivalry) -> i64:
        """The next gig of which it has not been said whether something replaces its theft."""
        left = s.frames[s.frame + LAST] & ~s.plays[s.play + SETTLED]
        for die in range(DICE):
            if (left >> die) & 1 != 0:
                return die
        return NOTHING

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        die = self.next_gig(s)
        s.again()
        s.plays[s.play + SETTLED] |= BIT[die]
        if option == NOTHING:
            return
        thief = s.plays[s.play + PLAY_ACTOR]
        s.frames[s.frame + LAST] &= ~BIT[die]
        s.frames[s.frame + FIRST] = s.lineup.replacements[option].actor + 1
        s.record(STEAL_REPLACED, s.die_seat[die], die, thief, 0, 0)
        replace(s, option, die, thief)

    def describe(self) -> str:
        return "say what replaces the theft"


class CommitTheft(Instruction):
    """The gigs change their player at the same moment, with the values they show (rule 8.11)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        stolen = steal(s, s.frames[s.frame + LAST], s.plays[s.play + PLAY_SEAT], s.plays[s.play + PLAY_ACTOR])
        note_result(s, s.frame - FRAME_SIZE, s.plays[s.play + SLOT], stolen)

    def describe(self) -> str:
        return "steal the gigs"


PROGRAM: Final[Program] = Program(
    "a theft", [AskStolen(), AskPrevented(), CommitTheft()], ["gigs", "replacements", "steal"]
)

"""Verbs of gigs: adjust, set, swap, steal."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.changes import set_value, swap
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.stealing import begin_theft
from engine.cyberpunk.terms import CHOOSE_VALUE, SIZES
from engine.kernel.layout import NOTHING, PLAY_ACTOR, PLAY_SEAT
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.state import State


class Adjust(Instruction):
    """A gig goes up or down by a number the player chooses: to any value on the die that is at most so much higher or
    lower, or as it is; or, `exactly`, by just so much in a direction he chooses (rule 9.3).

    Only the first gig of the selector is adjusted. It happened if the value is another afterwards.
    """

    def __init__(self, gig: Selector, down: Amount, up: Amount, exactly: bool, player: i64, slot: i64) -> None:
        self.gig = gig
        self.down = down
        self.up = up
        self.exactly = exactly
        self.player: i64 = player
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        note_result(s, s.frame, self.slot, 0)
        die = self.die(s)
        if die == NOTHING:
            return
        value = s.die_value[die]
        lowest = value - self.down.value(s)
        highest = value + self.up.value(s)
        count: i64 = 0
        number = lowest
        while number <= highest:
            fits = number >= 1 and number <= SIZES[die]
            if self.exactly and number != lowest and number != highest:
                fits = False
            if self.exactly and number == value:
                fits = False
            if fits:
                s.options[count] = number
                count += 1
            number += 1
        if count == 1:
            self.take(s, s.options[0])
        elif count > 1:
            s.open_choice(seat_of(s, self.player), CHOOSE_VALUE, count)

    def die(self, s: Rivalry) -> i64:
        """The gig that is adjusted, or `NOTHING`."""
        base = s.scratch_top
        return s.scratch[base] if self.gig.fill(s, base) > base else i64(NOTHING)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        die = self.die(s)
        difference = option - s.die_value[die]
        if set_value(s, die, option, seat, s.plays[s.play + PLAY_ACTOR]):
            note_result(s, s.frame, self.slot, difference if difference > 0 else -difference)

    def describe(self) -> str:
        how = "exactly" if self.exactly else "up to"
        span = f"{self.down.describe()} down or {self.up.describe()} up"
        return f"{player_does(self.player, 'adjust')} {self.gig.describe()} by {how} {span}"


class SetValue(Instruction):
    """Gigs show this value from now on, those whose dice have it (rule 9.3)."""

    def __init__(self, gigs: Selector, value: Amount, slot: i64) -> None:
        self.gigs = gigs
        self.value = value
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        by = s.plays[s.play + PLAY_ACTOR]
        value = self.value.value(s)
        base = s.scratch_top
        s.scratch_top = self.gigs.fill(s, base)
        end = s.scratch_top
        changed: i64 = 0
        for i in range(base, end):
            if set_value(s, s.scratch[i], value, seat, by):
                changed += 1
        s.scratch_top = base
        note_result(s, s.frame, self.slot, changed)

    def describe(self) -> str:
        return f"set {self.gigs.describe()} to {self.value.describe()}"


class Swap(Instruction):
    """Two gigs of different players change places with their values; that is no theft (rule 8.13)."""

    def __init__(self, gig: Selector, other: Selector) -> None:
        self.gig = gig
        self.other = other

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        base = s.scratch_top
        middle = self.gig.fill(s, base)
        outer = s.scratch_top
        s.scratch_top = middle
        end = self.other.fill(s, middle)
        s.scratch_top = outer
        happened = False
        if middle > base and end > middle:
            happened = swap(s, s.scratch[base], s.scratch[middle], seat, s.plays[s.play + PLAY_ACTOR])
        note_result(s, s.frame, NOTHING, i64(1) if happened else i64(0))

    def describe(self) -> str:
        return f"swap {self.gig.describe()} with {self.other.describe()}"


class Steal(Instruction):
    """A unit steals gigs of its rival, chosen by its player among these (rules 8.11 to 8.13); how many is kept."""

    def __init__(self, amount: Amount, gigs: Selector, by: Selector, slot: i64) -> None:
        self.amount = amount
        self.gigs = gigs
        self.by = by
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        amount = self.amount.value(s)
        base = s.scratch_top
        thief: i64 = s.scratch[base] if self.by.fill(s, base) > base else i64(NOTHING)
        end = self.gigs.fill(s, base)
        begin_theft(s, thief, amount, base, end, self.slot)

    def describe(self) -> str:
        return f"{self.by.describe()} steals {self.amount.describe()} of {self.gigs.describe()}"

"""Conditions of cyberpunk: the fixer, the parity of Street Cred, what happened this turn, what could be done."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.paying import could_pay
from engine.cyberpunk.permissions import could_call
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import DICE_OF_SEAT
from engine.kernel.layout import NOTHING, PLAY_ACTOR
from engine.kernel.players import player_words, seat_of, whose
from engine.kernel.program import Amount, Condition
from engine.kernel.state import State


class StreetCredIs(Condition):
    """A player's Street Cred is even, or odd; without a gig it is neither (rule 9.1)."""

    def __init__(self, player: i64, even: bool) -> None:
        self.player: i64 = player
        self.even = even

    def holds(self, s: State) -> bool:
        assert isinstance(s, Rivalry)
        seat = seat_of(s, self.player)
        return s.gigs(seat) > 0 and (s.street_cred(seat) % 2 == 0) == self.even

    def describe(self) -> str:
        return f"{whose(self.player)} Street Cred is {'even' if self.even else 'odd'}"


class FixerEmpty(Condition):
    """No die is left in a player's fixer area."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def holds(self, s: State) -> bool:
        assert isinstance(s, Rivalry)
        first = seat_of(s, self.player) * DICE_OF_SEAT
        for die in range(first, first + DICE_OF_SEAT):
            if s.die_seat[die] == NOTHING:
                return False
        return True

    def describe(self) -> str:
        return f"{whose(self.player)} fixer area is empty"


class HappenedThisTurn(Condition):
    """What a listener of this card notes has happened this turn, whether the card was in play or not (rule 10.14).

    `number` counts those listeners of the card that are `first` or have no program.
    """

    def __init__(self, number: i64, words: str) -> None:
        self.number: i64 = number
        self.words = words

    def holds(self, s: State) -> bool:
        assert isinstance(s, Rivalry)
        return s.noted[s.lineup.first_note[s.plays[s.play + PLAY_ACTOR]] + self.number] != 0

    def describe(self) -> str:
        return f"{self.words} this turn"


class CanPay(Condition):
    """A player could pay so many Eddies (rule 7.3)."""

    def __init__(self, player: i64, amount: Amount) -> None:
        self.player: i64 = player
        self.amount = amount

    def holds(self, s: State) -> bool:
        assert isinstance(s, Rivalry)
        return could_pay(s, seat_of(s, self.player), self.amount.value(s), NOTHING)

    def describe(self) -> str:
        return f"{player_words(self.player)} can pay {self.amount.describe()}"


class CanCall(Condition):
    """You could Call a legend without paying: one lies face down, and you have called none this turn (rule 6.5)."""

    def holds(self, s: State) -> bool:
        assert isinstance(s, Rivalry)
        return could_call(s, seat_of(s, 0))

    def describe(self) -> str:
        return "you can Call a legend"

"""Verbs of cards: draw, discard, look, put, shuffle."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.amounts import so_many
from engine.kernel.events import happen
from engine.kernel.layout import NOBODY, NOTHING, PLAY_SEAT, UNDECIDED
from engine.kernel.numbers import BIT
from engine.kernel.piles import put_at_bottom, put_face_down, put_on_top, shuffle
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import discard, draw
from engine.unmatched.terms import CARD_PUT, DECK, DISCARD, HAND, LOOKED, PILE_KINDS, PILE_NAMES, SHUFFLED


class Draw(Instruction):
    """A player draws, one card at a time (rules 23 to 28)."""

    def __init__(self, player: i64, amount: Amount, slot: i64) -> None:
        self.player: i64 = player
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        missing = self.amount.value(s)
        seat = seat_of(s, self.player)
        drawn: i64 = 0
        if seat != NOBODY:
            while missing > 0 and s.winner == UNDECIDED:
                if draw(s, seat):
                    drawn += 1
                missing -= 1
        note_result(s, frame, self.slot, drawn)

    def describe(self) -> str:
        return f"{player_does(self.player, 'draw')} {so_many(self.amount, 'card', 'cards')}"


class Discard(Instruction):
    """Cards go to their owners' discard piles (rules 34, 82)."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        base = s.scratch_top
        end = held(s, self.cards)
        for i in range(base, end):
            discard(s, room[i])
        s.scratch_top = base
        note_result(s, frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"discard {self.cards.describe()}"


class Look(Instruction):
    """A player looks at cards; they stay where they are, and only he knows them from now on (rule 82)."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        seat = s.plays[s.play + PLAY_SEAT]
        base = s.scratch_top
        end = self.cards.fill(s, base)
        for i in range(base, end):
            s.known[s.scratch[i]] |= s.lineup.seats_of_player(seat)
        if end > base:
            s.record(LOOKED, seat, end - base, s.lineup.card_owners[s.scratch[base]], 0, 0)
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"look at {self.cards.describe()}"


class Put(Instruction):
    """Cards go into another pile of the player whose deck they are from, face down where that pile is hidden."""

    def __init__(self, cards: Selector, pile: i64, at_bottom: bool) -> None:
        self.cards = cards
        self.pile: i64 = pile
        self.at_bottom = at_bottom

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.scratch
        seat = s.plays[s.play + PLAY_SEAT]
        base = s.scratch_top
        end = held(s, self.cards)
        for i in range(base, end):
            owner = s.lineup.card_owners[room[i]]
            pile = owner * PILE_KINDS + self.pile
            is_seen: i64 = i64(1) if self.pile == DISCARD or s.known[room[i]] == BIT[s.table.seats] - 1 else i64(0)
            if self.at_bottom:
                put_at_bottom(s, room[i], pile, s.lineup.seats_of_player(seat))
            elif self.pile == HAND or self.pile == DECK:
                put_face_down(s, room[i], pile, s.lineup.seats_of_player(seat))
            else:
                put_on_top(s, room[i], pile)
            happen(s, CARD_PUT, owner, room[i], self.pile, i64(1) if self.at_bottom else i64(0), is_seen)
        s.scratch_top = base
        note_result(s, frame, NOTHING, end - base)

    def describe(self) -> str:
        if self.pile == DECK:
            return f"put {self.cards.describe()} {'under' if self.at_bottom else 'on top of'} the deck"
        return f"put {self.cards.describe()} into the {PILE_NAMES[self.pile]}"


class Shuffle(Instruction):
    """The player's deck is shuffled."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        seat = s.plays[s.play + PLAY_SEAT]
        shuffle(s, seat * PILE_KINDS + DECK)
        happen(s, SHUFFLED, seat, s.lineup.first_fighter[seat], 0, 0, 0)
        note_result(s, s.frame, NOTHING, 1)

    def describe(self) -> str:
        return "shuffle your deck"

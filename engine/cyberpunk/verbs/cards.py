"""Verbs of cards: draw, discard, put, trash, look, reveal, sell, equip."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.cyberpunk.changes import discard, draw, equip, move_all, trash_top
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.selling import lay_down
from engine.cyberpunk.terms import (
    DECK,
    FACE_UP,
    FIELD,
    GEAR,
    GEAR_CARD,
    HAND,
    LEGENDS,
    LOOKED,
    PILE_NAMES,
    REVEALED,
    TRASH,
)
from engine.kernel.amounts import so_many
from engine.kernel.events import happen
from engine.kernel.layout import NAME_AMOUNT, NAME_COUNT, NAME_IS_CARDS, NOTHING, PLAY_SEAT, UNDECIDED
from engine.kernel.numbers import BIT
from engine.kernel.picking import bind
from engine.kernel.piles import reveal
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.selectors import held
from engine.kernel.state import State


class Draw(Instruction):
    """A player draws, one card at a time; the first he cannot draw loses the match (rule 1.6)."""

    def __init__(self, player: i64, amount: Amount, slot: i64) -> None:
        self.player: i64 = player
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        missing = self.amount.value(s)
        seat = seat_of(s, self.player)
        drawn: i64 = 0
        while drawn < missing and s.winner == UNDECIDED:
            if draw(s, seat):
                drawn += 1
        note_result(s, s.frame, self.slot, drawn)

    def describe(self) -> str:
        return f"{player_does(self.player, 'draw')} {so_many(self.amount, 'card', 'cards')}"


class TrashTop(Instruction):
    """The top cards of a player's deck go to his trash, as many as there are (rule 10.12); the name holds them."""

    def __init__(self, player: i64, amount: Amount, slot: i64) -> None:
        self.player: i64 = player
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        missing = self.amount.value(s)
        seat = seat_of(s, self.player)
        trashed: i64 = 0
        if self.slot != NOTHING:
            at = s.play + self.slot
            s.plays[at + NAME_AMOUNT] = 0
            s.plays[at + NAME_COUNT] = 0
            s.plays[at + NAME_IS_CARDS] = 1
        while trashed < missing:
            card = trash_top(s, seat)
            if card == NOTHING:
                break
            trashed += 1
            if self.slot != NOTHING:
                bind(s, self.slot, card)
        note_result(s, s.frame, NOTHING, trashed)

    def describe(self) -> str:
        return f"{player_does(self.player, 'trash')} the top {so_many(self.amount, 'card', 'cards')} of the deck"


class Discard(Instruction):
    """Cards go from hands to their owners' trash (rule 10.12)."""

    def __init__(self, cards: Selector, slot: i64) -> None:
        self.cards = cards
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        room = s.scratch
        base = s.scratch_top
        end = held(s, self.cards)
        discarded: i64 = 0
        for i in range(base, end):
            if s.area(room[i]) == HAND:
                discard(s, room[i])
                discarded += 1
        s.scratch_top = base
        note_result(s, s.frame, self.slot, discarded)

    def describe(self) -> str:
        return f"discard {self.cards.describe()}"


class Put(Instruction):
    """Cards go into another pile of their owners (`HAND`, `DECK`, `TRASH`, `REMOVED`), several under a deck in random
    order (rule 10.13); what a unit wears goes along (rule 6.4a), and a legend leaves the game instead (rule 6.8). What
    has left the game stays out of it.
    """

    def __init__(self, cards: Selector, pile: i64, at_bottom: bool, slot: i64) -> None:
        self.cards = cards
        self.pile: i64 = pile
        self.at_bottom = at_bottom
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        base = s.scratch_top
        end = held(s, self.cards)
        cards = vec[i64]()
        for i in range(base, end):
            cards = append(cards, s.scratch[i])
        s.scratch_top = base
        note_result(s, s.frame, self.slot, move_all(s, cards, self.pile, self.at_bottom, seat))

    def describe(self) -> str:
        if self.pile == DECK:
            return f"put {self.cards.describe()} {'under' if self.at_bottom else 'on top of'} the deck"
        return f"put {self.cards.describe()} into the {PILE_NAMES[self.pile]}"


class Look(Instruction):
    """A player looks at cards, also at his face-down legends; only he knows them from now on (rule 2.3)."""

    def __init__(self, player: i64, cards: Selector) -> None:
        self.player: i64 = player
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = seat_of(s, self.player)
        base = s.scratch_top
        end = self.cards.fill(s, base)
        for i in range(base, end):
            s.known[s.scratch[i]] |= BIT[seat]
            s.record(LOOKED, seat, s.scratch[i], NOTHING, 0, s.area(s.scratch[i]))
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"{player_does(self.player, 'look')} at {self.cards.describe()}"


class Reveal(Instruction):
    """Everybody sees cards; they stay where they are."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        base = s.scratch_top
        end = held(s, self.cards)
        for i in range(base, end):
            reveal(s, s.scratch[i])
            happen(s, REVEALED, seat, s.scratch[i], NOTHING, 0, 0)
        s.scratch_top = base
        note_result(s, s.frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"reveal {self.cards.describe()}"


class Sell(Instruction):
    """Cards go face down into the Eddies area as they are, with or without a sell tag; it is not the turn's sale (rule
    7.2). Whoever does not know a card does not see it either.
    """

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        end = held(s, self.cards)
        sold: i64 = 0
        for i in range(base, end):
            area = s.area(s.scratch[i])
            if area == HAND or area == DECK or area == TRASH:
                lay_down(s, s.scratch[i])
                sold += 1
        s.scratch_top = base
        note_result(s, s.frame, NOTHING, sold)

    def describe(self) -> str:
        return f"sell {self.cards.describe()}"


class Equip(Instruction):
    """Gear is worn by another friendly unit or face-up legend from now on (rule 6.4)."""

    def __init__(self, gear: Selector, host: Selector) -> None:
        self.gear = gear
        self.host = host

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        middle = held(s, self.host)
        end = held(s, self.gear)
        moved: i64 = 0
        if middle > base:
            host = s.scratch[base]
            area = s.area(host)
            may_wear = area == FIELD or (area == LEGENDS and s.marks[host] & FACE_UP != 0)
            for i in range(middle, end):
                gear = s.scratch[i]
                is_friendly = s.lineup.card_owners[gear] == s.lineup.card_owners[host]
                if may_wear and is_friendly and s.kind(gear) == GEAR_CARD and s.area(gear) == GEAR:
                    if s.host[gear] != host:
                        equip(s, gear, host)
                        moved += 1
        s.scratch_top = base
        note_result(s, s.frame, NOTHING, moved)

    def describe(self) -> str:
        return f"move {self.gear.describe()} to {self.host.describe()}"

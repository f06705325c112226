"""The table of a match: everything that never changes during it; all copies of its state share it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.layout import LISTENER_SIZE, PLAY_NAMES
from engine.kernel.numbers import zeros
from engine.kernel.program import Condition, Program


class Table:
    """What never changes during a match; every copy of its state shares it."""

    def __init__(self, seats: i64, programs: list[Program], card_types: vec[i64], card_owners: vec[i64]) -> None:
        self.seats: i64 = seats
        self.programs = programs
        self.card_types = card_types
        """By card: its type."""
        self.card_owners = card_owners
        """By card: the seat whose deck it is from."""
        self.cards: i64 = len(card_types)
        self.pile_kinds: i64 = 0
        """How many piles each seat has; a pile's number is seat * pile_kinds + kind."""
        self.piles: i64 = 0
        self.pile_base = zeros(0)
        """By pile: where its cards start in `State.piles`."""
        self.pile_room: i64 = 0
        self.pile_sorted = zeros(0)
        """By pile: 1 if its cards are kept in canonical order, because their order means nothing."""
        self.pile_seen = zeros(0)
        """By pile: the seats that see what comes into it, one bit each."""
        self.play_size: i64 = PLAY_NAMES
        """The size of a play, with the named results that the loaded content needs."""
        self.seat_names = zeros(seats)
        """By seat: how many names the programs of its cards and abilities use."""
        self.seat_name_size = zeros(seats)
        """By seat: how many cells each of these names takes."""
        self.listeners = zeros(0)
        """What waits for events: rows by event, see `layout.py`."""
        self.listener_start = zeros(0)
        """By event: where its rows start in `listeners`; one entry more than there are events."""
        self.notes: i64 = 0
        """How many listeners ask whether something happened before in the turn."""
        self.conditions: list[Condition] = []
        """The conditions that rows of numbers ask for by their index."""
        self.batch_program: i64 = 0
        """The program that resolves a batch."""
        self.declined_event: i64 = 0
        """The event that says that a player who was asked declined; nothing waits for it."""
        self.effect_event: i64 = 0
        """The event that says which effect is carried out (card, program, actor, depth); nothing waits for it."""
        self.budget: i64 = 20_000
        """How many instructions one answer may set off."""
        self.patience: i64 = 2_000
        """How many answers one turn may take."""
        self.most_options: i64 = 0
        """How many options one choice can have at most."""
        self.empty_scratch = zeros(0)
        """The scratch room of a match before anything is written into it."""
        self.blank: object = None
        """The state before the first instruction: made once, because a copy of it costs much less. So all matches of a
        line-up share their scratch room, and are played in one thread."""

    def lay_out_piles(self, kinds: i64) -> None:
        """Give every seat a pile of each kind, with room for those cards of its deck that can lie there."""
        self.pile_kinds = kinds
        self.piles = self.seats * kinds
        self.pile_base = zeros(self.piles)
        self.pile_sorted = zeros(self.piles)
        self.pile_seen = zeros(self.piles)
        self.pile_room = 0
        for pile in range(self.piles):
            self.pile_base[pile] = self.pile_room
            for card in range(self.cards):
                if self.card_owners[card] == pile // kinds and self.can_lie_in(card, pile % kinds):
                    self.pile_room += 1

    def can_lie_in(self, card: i64, kind: i64) -> bool:
        """Whether a card can ever be in a pile of this kind."""
        return True

    def lay_out_listeners(self, events: i64, listeners: list[tuple[int, ...]]) -> None:
        """Put what waits for each event in the order of the seats; an entry is the event and a listener's cells."""
        self.listener_start = zeros(events + 1)
        ordered = sorted(listeners)
        for event in range(events):
            for entry in ordered:
                if entry[0] == event:
                    for number in entry[1:]:
                        self.listeners = append(self.listeners, i64(number))
            self.listener_start[event + 1] = i64(len(self.listeners)) // LISTENER_SIZE

    def make_room(self, options: i64, listed: i64) -> None:
        """Make room for choices of so many options, and for selectors that list so many things inside each other."""
        self.most_options = options
        self.empty_scratch = zeros(64 * listed)

    def fingerprint(self) -> str:
        """A mark of everything compiled: it differs as soon as anything that matters in play does."""
        raise NotImplementedError

"""The state of a match of cyberpunk: cards in play and their marks, the dice, the turn, the attack."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk import imagining, picture, standing, words
from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.terms import (
    CHOOSE_CARD,
    CHOOSE_HOST,
    DECK,
    DICE,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    HAND,
    LEGEND,
    LEGENDS,
    PILE_KINDS,
    POWER,
    SPENT,
    is_card_choice,
)
from engine.kernel.layout import NOTHING
from engine.kernel.modifiers import modified
from engine.kernel.numbers import filled, zeros
from engine.kernel.pending import enqueue
from engine.kernel.state import State


class Rivalry(State):
    """The numbers of one match of cyberpunk."""

    def __init__(self, lineup: LineUp, source: Rivalry | None = None) -> None:
        super().__init__(lineup, source)
        self.lineup = lineup
        self.starter: i64 = NOTHING
        """The seat that took the first turn, once that is known."""
        self.sold: i64 = 0
        """1 once the player whose turn it is has sold a card (rule 7.1)."""
        self.called: i64 = 0
        """The seats that have called a legend this turn, one bit each (rule 6.5)."""
        self.overtime: i64 = 0
        """1 once the overtime has begun (rule 1.3)."""
        self.attacker: i64 = NOTHING
        """The card that attacks, while an attack lasts."""
        self.defender: i64 = NOTHING
        """The unit that is attacked or that blocked; `NOTHING` while gigs are attacked."""
        self.blocked: i64 = 0
        """1 once a unit has blocked this attack (rule 8.6)."""
        self.stays_target: i64 = 0
        """1 if the defender may be ready: it was when it was chosen, or it blocked (rule 8.7)."""
        self.unblockable: i64 = 0
        """1 if this attack cannot be blocked (rule 8.6)."""
        self.fighting: i64 = 0
        """1 while attacker and defender fight."""
        self.attack_over: i64 = 0
        """1 once attacker or defender have left the field, so that the attack ends (rule 8.7)."""
        self.asking: i64 = 0
        """How deep standing abilities ask each other."""
        if source is None:
            self.marks = zeros(lineup.cards)
            """By card in play: its marks, one bit each (`terms.py`)."""
            self.host = filled(lineup.cards, NOTHING)
            """By gear: who wears it; in the trash or removed, who wore it last."""
            self.doomed = zeros(lineup.cards)
            """By card: the frame that is about to defeat it; 0 for none."""
            self.die_value = zeros(DICE)
            """By die: what it shows; 0 in the fixer area."""
            self.die_seat = filled(DICE, NOTHING)
            """By die: the seat that has it as a gig; `NOTHING` in the fixer area."""
            self.covered = zeros(lineup.pile_room)
            """In a view: the marks of the hidden card at each place of `piles`, and who knows it (`imagining.py`)."""
        else:
            self.starter = source.starter
            self.sold = source.sold
            self.called = source.called
            self.overtime = source.overtime
            self.attacker = source.attacker
            self.defender = source.defender
            self.blocked = source.blocked
            self.stays_target = source.stays_target
            self.unblockable = source.unblockable
            self.fighting = source.fighting
            self.attack_over = source.attack_over
            self.marks = source.marks[:]
            self.host = source.host[:]
            self.doomed = source.doomed[:]
            self.die_value = source.die_value[:]
            self.die_seat = source.die_seat[:]
            self.covered = source.covered

    def copy(self) -> Rivalry:
        return Rivalry(self.lineup, self)

    def rank(self, seat: i64) -> i64:
        """The player whose turn it is goes first (rule 10.2)."""
        return i64(0) if seat == self.active else i64(1)

    def opponent_of(self, seat: i64) -> i64:
        return 1 - seat

    def ability_works(self, actor: i64) -> bool:
        """The text of a card works on the field, face up in the Legends area, and while it is worn (rules 6.4, 6.5)."""
        pile = self.card_pile[actor]
        if pile == NOTHING:
            return False
        kind = pile % PILE_KINDS
        return kind == FIELD or kind == GEAR or (kind == LEGENDS and self.marks[actor] & FACE_UP != 0)

    def trigger(self, seat: i64, program: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> None:
        enqueue(self, seat, program, actor, that, by, amount, bound)

    def are_equal_options(self, kind: i64, a: i64, b: i64) -> bool:
        """Cards of one type are equal where nothing tells them apart, and so are Eddies."""
        if kind != CHOOSE_CARD and kind != CHOOSE_HOST:
            return False
        pile = self.card_pile[a]
        if pile != self.card_pile[b] or self.marks[a] != self.marks[b]:
            return False
        area = pile % PILE_KINDS
        if area == EDDIES:
            return True
        if area == FIELD or area == GEAR or area == LEGENDS:
            return False
        return self.lineup.card_types[a] == self.lineup.card_types[b]

    def is_hidden_from(self, kind: i64, item: i64, seat: i64) -> bool:
        if not is_card_choice(kind) or (self.known[item] >> seat) & 1 != 0:
            return False
        # All Eddies are the same, whatever they were before.
        return self.card_pile[item] % PILE_KINDS != EDDIES

    # What the rules often ask

    def pile(self, seat: i64, kind: i64) -> i64:
        """The number of a seat's pile."""
        return seat * PILE_KINDS + kind

    def size(self, seat: i64, kind: i64) -> i64:
        """How many cards are in a seat's pile."""
        return self.pile_size[seat * PILE_KINDS + kind]

    def card_at(self, seat: i64, kind: i64, index: i64) -> i64:
        """A card of a seat's pile, from the bottom."""
        return self.piles[self.table.pile_base[seat * PILE_KINDS + kind] + index]

    def area(self, card: i64) -> i64:
        """The kind of pile a card is in, or `NOTHING`."""
        pile = self.card_pile[card]
        return pile % PILE_KINDS if pile != NOTHING else i64(NOTHING)

    def kind(self, card: i64) -> i64:
        """Legend, unit, program or gear."""
        return self.lineup.type_kind[self.lineup.card_types[card]]

    def is_unit(self, card: i64) -> bool:
        """Whether a card is a unit on the field; a legend that went solo is one, too (rule 6.6)."""
        return self.area(card) == FIELD

    def is_legend(self, card: i64) -> bool:
        """Whether a card is a legend."""
        return self.kind(card) == LEGEND

    def is_ready(self, card: i64) -> bool:
        """Whether a card in play is not spent."""
        return self.marks[card] & SPENT == 0

    def has_gear(self, card: i64) -> bool:
        """Whether a card wears gear."""
        seat = self.lineup.card_owners[card]
        for i in range(self.size(seat, GEAR)):
            if self.host[self.card_at(seat, GEAR, i)] == card:
                return True
        return False

    def cost(self, card: i64) -> i64:
        """The cost of a card, as effects read it: without one it is 0 (rule 6.9)."""
        cost = self.lineup.type_cost[self.lineup.card_types[card]]
        return cost if cost > 0 else i64(0)

    def power(self, card: i64) -> i64:
        """The power of a card: printed, of its gear, and what else changes it; at least 0 (rule 10.10)."""
        lineup = self.lineup
        printed = lineup.type_power[lineup.card_types[card]]
        area = self.area(card)
        if area == FIELD or area == LEGENDS:
            seat = lineup.card_owners[card]
            for i in range(self.size(seat, GEAR)):
                gear = self.card_at(seat, GEAR, i)
                if self.host[gear] == card:
                    printed += lineup.type_power[lineup.card_types[gear]]
        if not standing.may_change(self, POWER, card):
            return printed
        return modified(self, POWER, card, printed, standing.added(self, POWER, card))

    def stat(self, stat: i64, card: i64) -> i64:
        """A statistic of a card that begins at 0."""
        return modified(self, stat, card, 0, standing.added(self, stat, card))

    def has(self, stat: i64, card: i64) -> bool:
        """Whether a card has a keyword, a permission or a prohibition."""
        return standing.has(self, stat, card)

    def gigs(self, seat: i64) -> i64:
        """How many gigs a seat has."""
        count: i64 = 0
        for die in range(DICE):
            if self.die_seat[die] == seat:
                count += 1
        return count

    def street_cred(self, seat: i64) -> i64:
        """The sum of a seat's gigs; without one it counts as 0 (rule 9.1)."""
        cred: i64 = 0
        for die in range(DICE):
            if self.die_seat[die] == seat:
                cred += self.die_value[die]
        return cred

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat has in hand."""
        return self.size(seat, HAND)

    def deck_size(self, seat: i64) -> i64:
        """How many cards are left to draw."""
        return self.size(seat, DECK)

    # For people: words, views, data

    def cover(self, seat: i64) -> None:
        imagining.cover(self, seat)

    def kind_word(self) -> str:
        return words.kind_word(self.choice_kind)

    def option_key(self, option: i64) -> str:
        return words.option_key(self, self.choice_kind, option)

    def imagine(self, seed: i64) -> bool:
        return imagining.imagine(self, seed)

    def as_data(self) -> dict[str, object]:
        return picture.as_data(self)

    def numbers(self) -> list[int]:
        numbers = super().numbers()
        numbers += [self.starter, self.sold, self.called, self.overtime, self.attacker, self.defender, self.blocked]
        numbers += [self.stays_target, self.unblockable, self.fighting, self.attack_over]
        numbers += self.marks
        numbers += self.host
        numbers += self.doomed
        numbers += self.die_value
        numbers += self.die_seat
        return numbers

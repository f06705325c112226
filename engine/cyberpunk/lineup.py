"""Whose deck meets whose: everything that never changes during a match, as tables of numbers."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.cyberpunk.abilities import CardActivation, CardReplacement, CardStanding
from engine.cyberpunk.decks import Card, Deck, Listener
from engine.cyberpunk.terms import (
    DECLINED,
    DICE,
    EFFECT_BEGUN,
    EVENTS,
    FIELD,
    GEAR,
    GEAR_CARD,
    HAND,
    LARGEST,
    LEGEND,
    LEGENDS,
    PILE_KINDS,
    PROGRAM_CARD,
    REMOVED,
    RESOLVING,
    SIZES,
    STATS,
    TRASH,
    UNIT,
    WINDOWS,
)
from engine.kernel.flow import MOST_BRANCHES
from engine.kernel.layout import NAME_ITEMS, NOTHING, PLAY_NAMES
from engine.kernel.numbers import BIT
from engine.kernel.program import Condition, Program
from engine.kernel.table import Table


@dataclass(frozen=True)
class Options:
    """Where the rules leave a choice (rule 12)."""

    zero_power_defeats: bool = True
    """Whether a unit with 0 power defeats what it wins against or ties with (rule 8.8)."""
    plain_legend_play: bool = False
    """Whether a legend may be played without GO SOLO (rule 6.7)."""


class LineUp(Table):
    """Two decks in the order of their seats, and the options of the rules.

    `procedures` are the programs of the rules, in the order of `terms.py`.
    """

    def __init__(self, decks: list[Deck], procedures: list[Program], options: Options) -> None:
        programs = list(procedures)
        numbers: dict[int, int] = {id(program): number for number, program in enumerate(programs)}
        self.decks = decks
        self.zero_power_defeats = options.zero_power_defeats
        self.plain_legend_play = options.plain_legend_play
        self.seat_ids = [deck.id for deck in decks]
        """By seat: the id of its deck; the second is numbered if both are the same."""
        if decks[0].id == decks[1].id:
            self.seat_ids[1] += ":2"
        self.type_ids: list[str] = []
        """By card type: its id."""
        self.type_names: list[str] = []
        """By card type: its name without the subtitle."""
        self.type_tags: list[tuple[str, ...]] = []
        self.type_kind = vec[i64]()
        """By card type: legend, unit, program or gear."""
        self.type_colour = vec[i64]()
        self.type_cost = vec[i64]()
        """By card type: its printed cost, `NOTHING` if it has none."""
        self.type_power = vec[i64]()
        """By card type: its printed power; 0 if it has none (rule 6.9)."""
        self.type_sells = vec[i64]()
        """By card type: 1 if it has the sell tag."""
        self.type_keywords = vec[i64]()
        """By card type: the statistics of its keywords, one bit each."""
        self.gear_keywords: i64 = 0
        """The keywords that some gear gives, one bit each."""
        self.type_programs = vec[i64]()
        """By card type * WINDOWS + window: the program, or `NOTHING`."""
        self.type_later: list[list[tuple[Listener, int, int]]] = []
        """By card type: what its programs arm for later, with the numbers of program and condition."""
        self.type_guards: list[list[int]] = []
        """By card type: the numbers of the conditions that its programs give to modifiers."""
        self.first_note = vec[i64]()
        """By card: where the notes of its listeners begin."""
        self.standings: list[list[CardStanding]] = [[] for _ in range(STATS)]
        """By statistic: what cards change of others."""
        self.own_standings: list[list[CardStanding]] = []
        """By card: what it changes of itself."""
        self.own_stats_of = vec[i64]()
        """By card: the statistics it changes of itself, one bit each."""
        self.all_own_stats: i64 = 0
        """The statistics that some card changes of itself, one bit each."""
        self.changed_stats: i64 = 0
        """The statistics that some card changes of others, one bit each."""
        self.replacements: list[CardReplacement] = []
        self.activations: list[CardActivation] = []
        self.activation_actor = vec[i64]()
        """By activation: its card."""
        self.first_activation = vec[i64]()
        """By seat: where its cards' activations begin; one entry more than there are seats."""
        conditions: list[Condition] = []
        listeners: list[tuple[int, ...]] = []
        types: list[int] = []
        owners: list[int] = []
        notes = 0
        cells = 0

        def numbered(program: Program | None) -> int:
            if program is None:
                return int(NOTHING)
            if id(program) not in numbers:
                numbers[id(program)] = len(programs)
                programs.append(program)
            return numbers[id(program)]

        def asked(condition: Condition | None) -> int:
            if condition is None:
                return int(NOTHING)
            conditions.append(condition)
            return len(conditions) - 1

        for seat, deck in enumerate(decks):
            self.first_activation = append(self.first_activation, i64(len(self.activations)))
            for card, copies in [*[(legend, 1) for legend in deck.legends], *deck.cards]:
                type_number = len(self.type_ids)
                self._add_type(card)
                for window in range(WINDOWS):
                    self.type_programs = append(self.type_programs, i64(numbered(card.programs.get(window))))
                later = [(each, numbered(each.program), asked(each.condition)) for each in card.later]
                self.type_later.append(later)
                self.type_guards.append([asked(guard) for guard in card.guards])
                waiting = [(each, numbered(each.program), asked(each.condition)) for each in card.listeners]
                for _ in range(copies):
                    actor = len(types)
                    types.append(type_number)
                    owners.append(seat)
                    self.first_note = append(self.first_note, i64(notes))
                    for listener, program, condition in waiting:
                        note = int(NOTHING)
                        if listener.first or listener.program is None:
                            note = notes
                            notes += 1
                        row = (listener.event, seat, program, actor, listener.whose, condition, note)
                        listeners.append(row)
                    own: list[CardStanding] = []
                    own_stats: i64 = 0
                    for standing in card.standings:
                        if standing.of is None:
                            own.append(CardStanding(i64(actor), standing))
                            own_stats |= BIT[i64(standing.stat)]
                            self.all_own_stats |= own_stats
                        else:
                            self.standings[standing.stat].append(CardStanding(i64(actor), standing))
                            self.changed_stats |= BIT[i64(standing.stat)]
                    self.own_standings.append(own)
                    self.own_stats_of = append(self.own_stats_of, own_stats)
                    for replacement in card.replacements:
                        number = numbered(replacement.program)
                        self.replacements.append(CardReplacement(i64(actor), replacement, i64(number)))
                    for number, activation in enumerate(card.activations):
                        program = numbered(activation.program)
                        self.activations.append(CardActivation(i64(actor), i64(number), card, i64(program)))
                        self.activation_actor = append(self.activation_actor, i64(actor))
            cells = max(cells, deck.names * (NAME_ITEMS + deck.most_named))
        self.first_activation = append(self.first_activation, i64(len(self.activations)))

        super().__init__(i64(len(decks)), programs, vec[i64](map(i64, types)), vec[i64](map(i64, owners)))
        self.conditions = conditions
        self.notes = i64(notes)
        self.effect_event = EFFECT_BEGUN
        self.declined_event = DECLINED
        self.play_size = PLAY_NAMES + i64(cells)
        for seat, deck in enumerate(decks):
            self.seat_names[i64(seat)] = i64(deck.names)
            self.seat_name_size[i64(seat)] = i64(NAME_ITEMS + deck.most_named)
        # All that a player could do with each of his cards (sell or play, go solo or be played) and abilities.
        deeds = 2 * max(owners.count(0), owners.count(1)) + len(self.activations)
        self.make_room(i64(max(deeds, len(types), MOST_BRANCHES, SIZES[LARGEST]) + 2), i64(max(len(types), DICE) + 2))
        self.lay_out_piles(PILE_KINDS)
        for seat in range(2):
            first: i64 = seat * PILE_KINDS
            for kind in (HAND, FIELD, GEAR):
                self.pile_sorted[first + kind] = 1
            self.pile_seen[first + HAND] = BIT[i64(seat)]
            for kind in (TRASH, FIELD, GEAR, RESOLVING, REMOVED):
                self.pile_seen[first + kind] = BIT[self.seats] - 1
        self.lay_out_listeners(EVENTS, listeners)

    def _add_type(self, card: Card) -> None:
        self.type_ids.append(card.id)
        self.type_names.append(card.name)
        self.type_tags.append(card.tags)
        self.type_kind = append(self.type_kind, i64(card.type))
        self.type_colour = append(self.type_colour, i64(card.colour))
        self.type_cost = append(self.type_cost, i64(card.cost))
        self.type_power = append(self.type_power, i64(max(card.power, 0)))
        self.type_sells = append(self.type_sells, i64(1 if card.sell else 0))
        keywords: i64 = 0
        for keyword in card.keywords:
            keywords |= BIT[i64(keyword)]
        self.type_keywords = append(self.type_keywords, keywords)
        if card.type == GEAR_CARD:
            self.gear_keywords |= keywords

    def can_lie_in(self, card: i64, kind: i64) -> bool:
        """Legends are in their area, on the field or out of the game, and nothing else is in their area (rule 6.8)."""
        sort = self.type_kind[self.card_types[card]]
        if kind == REMOVED:
            return True
        if kind == LEGENDS:
            return sort == LEGEND
        if kind == FIELD:
            return sort == LEGEND or sort == UNIT
        if kind == GEAR:
            return sort == GEAR_CARD
        if kind == RESOLVING:
            return sort == PROGRAM_CARD
        return sort != LEGEND

    def is_stood_for(self, stat: i64) -> bool:
        """Whether a standing ability of some card changes a statistic."""
        return ((self.all_own_stats | self.changed_stats) >> stat) & 1 != 0

    def seat_name(self, seat: i64) -> str:
        """The id of the deck in a seat, numbered if the earlier seat has the same."""
        return self.seat_ids[seat]

    def fingerprint(self) -> str:
        """A mark of everything compiled: it differs as soon as anything that matters in play does."""
        parts: list[str] = [*self.seat_ids, *self.type_ids, *self.type_names]
        parts += [str(self.zero_power_defeats), str(self.plain_legend_play)]
        for table in (
            self.type_tags,
            self.type_kind,
            self.type_colour,
            self.type_cost,
            self.type_power,
            self.type_sells,
            self.type_keywords,
            self.type_programs,
            self.card_types,
            self.listeners,
            self.listener_start,
        ):
            parts.append(repr(table))
        for deck in self.decks:
            parts += [card.mark for card in deck.legends]
            parts += [card.mark for card, _ in deck.cards]
        for program in self.programs:
            parts += program.marks()
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

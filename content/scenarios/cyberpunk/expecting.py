"""Comparing what a scenario of cyberpunk expects: piles, Gigs, power, how cards lie, what a player sees."""

from __future__ import annotations

from typing import ClassVar

from content.reading.ways import Way
from content.scenarios.cyberpunk.laying import SEATS
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.scenarios.cyberpunk.playing import CyberpunkPlaying
from content.scenarios.expecting import Comparison, pile_differs
from content.schema.cyberpunk.expect import EddiesExpectation, Expect, Holding, SideExpectation
from content.schema.short import NONE
from engine.cyberpunk import words
from engine.cyberpunk.costs import price
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    BLOCKER,
    DECK,
    DICE,
    DICE_OF_SEAT,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    HAND,
    LAG,
    LEGENDS,
    MAY_REROLL,
    REMOVED,
    SPENT,
    STAT_NAMES,
    TRASH,
)
from engine.kernel.layout import NOTHING

PILES = {"deck": DECK, "hand": HAND, "trash": TRASH, "removed": REMOVED, "legends": LEGENDS, "field": FIELD}
"""By key of an expectation: the kind of pile it speaks of."""
ORDERED = (DECK, TRASH)
"""The kinds of piles whose order means something."""
LYING = {"spent": (SPENT, True), "ready": (SPENT, False), "lag": (LAG, True), "face_up": (FACE_UP, True),
         "face_down": (FACE_UP, False)}  # fmt: skip
"""How cards lie: the mark, and whether they have it."""
STATS = {STAT_NAMES[stat]: stat for stat in range(BLOCKER, MAY_REROLL + 1)}
"""What cards have besides: keywords, permissions, prohibitions."""
QUALITIES = (*LYING, *STATS)


class CyberpunkComparison(Comparison):
    """One `expect`, compared with a match of cyberpunk."""

    playing: CyberpunkPlaying
    names: CyberpunkNames
    expect: Expect
    speaks_of: ClassVar = {
        ("choice",): "the kind of choice",
        ("asked",): "the player who is asked",
        ("winner",): "the winner",
        ("turn", "of"): "the player whose turn it is",
        ("turn", "number"): "the number of the turn",
        ("turn", "sold"): "whether a card has been sold this turn",
        ("power",): "power",
        ("cost",): "cost",
        ("gear",): "gear",
    }

    def compare_the_rest(self) -> None:
        s = self.playing.rivalry
        for seat, name in enumerate(SEATS):
            side: SideExpectation = getattr(self.expect, name)
            self._piles(s, seat, side, (name,))
            self._eddies(s, seat, side.eddies)
            self._dice(s, seat, side)
        self._cards(s)
        turn = self.expect.turn
        if turn is not None:
            self.differ_if(("turn", "of"), turn.of, SEATS[s.active])
            self.differ_if(("turn", "number"), turn.number, int(s.turn))
            if "sold" in turn.model_fields_set:
                self.differ_if(("turn", "sold"), turn.sold, s.sold != 0)
        for viewer, sight in self.expect.sees.items():
            seen = self.playing.match.view(SEATS.index(viewer)).state
            assert isinstance(seen, Rivalry)
            for seat, name in enumerate(SEATS):
                self._piles(seen, seat, getattr(sight, name), ("sees", viewer, name))

    def _piles(self, s: Rivalry, seat: int, side: Holding, way: Way) -> None:
        real = s is self.playing.rivalry
        for key, kind in PILES.items():
            pile = getattr(side, key)
            if pile is None:
                continue
            cards = words.pile_ids(s, seat, kind)
            if kind in (FIELD, LEGENDS):
                cards = [card.partition(":")[0] for card in cards]
            else:
                cards.reverse()  # the engine's topmost card is the last
            size = int(s.size(seat, kind)) if real else len(cards)
            whose = f"the {key} of {SEATS[seat]}" if real else f"what is seen of the {key} of {SEATS[seat]}"
            self.piles_differ(pile_differs(pile, cards, size, kind in ORDERED, SEATS[seat]), whose, (*way, key))

    def _eddies(self, s: Rivalry, seat: int, expected: EddiesExpectation | None) -> None:
        if expected is None:
            return
        cards = [int(s.card_at(seat, EDDIES, index)) for index in range(int(s.size(seat, EDDIES)))]
        ready = sum(s.is_ready(card) for card in cards)
        for key, wanted, found in (
            ("ready", expected.ready, ready),
            ("spent", expected.spent, len(cards) - ready),
        ):
            if wanted is not None and wanted != found:
                self._differs_at((SEATS[seat], "eddies", key), f"{key} Eddies of {SEATS[seat]}", wanted, found)
        if expected.cards is not None:
            ids = sorted(words.card_id(s, card) for card in cards)
            if sorted(expected.cards) != ids:
                self._differs_at((SEATS[seat], "eddies", "cards"), f"Eddies of {SEATS[seat]}", expected.cards, ids)

    def _dice(self, s: Rivalry, seat: int, side: SideExpectation) -> None:
        name = SEATS[seat]
        if side.gigs is not None:
            found = {die: int(s.die_value[die]) for die in range(DICE) if s.die_seat[die] == seat}
            wanted = {self.names.die(die, seat, ()): value for die, value in side.gigs.items()}
            if wanted != found:
                told = {words.die_name(s, die, seat): value for die, value in found.items()}
                self._differs_at((name, "gigs"), f"Gigs of {name}", side.gigs, told)
        if side.fixer is not None:
            own = range(seat * DICE_OF_SEAT, (seat + 1) * DICE_OF_SEAT)
            dice = [words.die_name(s, die, seat) for die in own if s.die_seat[die] == NOTHING]
            if sorted(side.fixer) != sorted(dice):
                self._differs_at((name, "fixer"), f"dice in the fixer area of {name}", side.fixer, dice)
        if side.street_cred is not None:
            cred = int(s.street_cred(seat)) if s.gigs(seat) > 0 else NONE
            if side.street_cred != cred:
                self._differs_at((name, "street_cred"), f"Street Cred of {name}", side.street_cred, cred)

    def _differs_at(self, way: Way, what: str, expected: object, found: object) -> None:
        self.names.notes.add(
            "differs", (*self.way, *way), f"Expected the {what} to be {_told(expected)}, found {_told(found)}."
        )

    def _cards(self, s: Rivalry) -> None:
        expect = self.expect
        for name, power in expect.power.items():
            card = self._in_play(s, name, ("power", name))
            if card is not None:
                self.differ_if(("power", name), power, int(s.power(card)))
        for name, cost in expect.cost.items():
            self._cost(s, name, cost)
        for key, has in (("is", True), ("is_not", False)):
            qualities: dict[str, tuple[str, ...]] = expect.is_ if has else expect.is_not
            for name, wanted in qualities.items():
                card = self._in_play(s, name, (key, name))
                for quality in wanted if card is not None else ():
                    assert card is not None
                    if self._is(s, card, quality) != has:
                        message = f"Expected {name} {'' if has else 'not '}to be {quality}."
                        self.names.notes.add("differs", (*self.way, key, name), message)
        for name, wanted in expect.gear.items():
            card = self._in_play(s, name, ("gear", name))
            if card is not None:
                seat = s.lineup.card_owners[card]
                worn = [s.card_at(seat, GEAR, index) for index in range(int(s.size(seat, GEAR)))]
                found = [words.card_id(s, gear).partition(":")[0] for gear in worn if s.host[gear] == card]
                if sorted(wanted) != sorted(found):
                    self._differs_at(("gear", name), f"gear of {name}", wanted, found)

    def _cost(self, s: Rivalry, name: str, cost: int) -> None:
        """What it costs to play a card in hand, or to go solo."""
        owner, card_id = self.names.owned(name, ())
        cards = [card for card in self.names.copies[owner, card_id] if s.area(card) in (HAND, LEGENDS)]
        if not cards:
            message = f"Expected {name} in hand or in the Legends area."
            self.names.notes.add("differs", (*self.way, "cost", name), message)
            return
        self.differ_if(("cost", name), cost, int(price(s, cards[0], s.area(cards[0]) == LEGENDS)))

    def _in_play(self, s: Rivalry, name: str, way: Way) -> int | None:
        card = self.names.in_play(s, name)
        if card is None:
            self.names.notes.add("differs", (*self.way, *way), f"Expected {name} in play, and it is not.")
        return card

    def _is(self, s: Rivalry, card: int, quality: str) -> bool:
        if quality in LYING:
            mark, has = LYING[quality]
            return (s.marks[card] & mark != 0) == has
        return bool(s.has(STATS[quality], card))


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {one}" for key, one in value.items()) or "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or "none"
    return str(value)

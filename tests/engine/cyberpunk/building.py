"""Tiny decks and positions of cyberpunk from a few lines, and what one asks of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.cyberpunk import terms
from engine.cyberpunk.decks import Card, Deck
from engine.cyberpunk.lineup import LineUp, Options
from engine.cyberpunk.position import Position, Side, begin_at
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.setup import line_up
from engine.cyberpunk.terms import BLUE, EVENT_NAMES, GEAR_CARD, LEGEND, PROGRAM_CARD, RED, UNIT
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.kernel.program import Instruction, Program

SLOT = 11
"""Where the first name of a play stands, for hand-built programs; the others follow by `ROOM`."""
ROOM = 13
"""How many cells a name takes: three, and ten things."""


def slot(number: int) -> int:
    """The place of a name by its number from 0."""
    return SLOT + number * ROOM


def program(*code: Instruction, name: str = "test") -> Program:
    """A program of these instructions."""
    return Program(name, list(code), ["step"] * len(code))


def unit(id: str, power: int = 4, cost: int = 2, **others: Any) -> Card:
    """A unit."""
    return Card(id, id, UNIT, RED, cost, power, **others)


def gear(id: str, power: int = 2, cost: int = 1, **others: Any) -> Card:
    """A gear, with a sell tag."""
    return Card(id, id, GEAR_CARD, BLUE, cost, power, sell=True, **others)


def trick(id: str, *code: Instruction, cost: int = 1, **others: Any) -> Card:
    """A program that does this, with a sell tag."""
    programs = {terms.PLAY_WINDOW: program(*code, name=id)}
    return Card(id, id, PROGRAM_CARD, RED, cost, sell=True, programs=programs, **others)


def legend(id: str, power: int = 6, cost: int = 5, **others: Any) -> Card:
    """A legend with GO SOLO."""
    others.setdefault("keywords", (terms.GO_SOLO,))
    return Card(id, id, LEGEND, RED, cost, power, sell=True, **others)


LEGENDS = (legend("ada"), legend("bob"), legend("cleo"))
FILLER = unit("filler", 1, 1)
"""A unit of which there are enough that no deck runs out by accident."""


def deck(id: str, *cards: Card, legends: Sequence[Card] = LEGENDS, filler: int = 20) -> Deck:
    """A deck with three copies of each card and a lot of fillers."""
    counted = [*((card, 3) for card in cards), (FILLER, filler)]
    return Deck(id, tuple(legends), tuple(counted), names=4, most_named=ROOM - 3)


@dataclass
class Scene:
    """A position in words; cards that are not mentioned lie in the deck, dice in the fixer area.

    In every list of cards `x` is a card by its id; `x*` is spent, `x~` has lag, `x^` is a legend face up, `x+y` wears
    y. Dice are written `d6=3`, or `rival/d6=3` for one that was the rival's.
    """

    cards: Sequence[Card] = ()
    rival_cards: Sequence[Card] = ()
    field: str = ""
    rival_field: str = ""
    hand: str = ""
    rival_hand: str = ""
    eddies: int = 0
    """How many ready fillers lie in the Eddies area."""
    rival_eddies: int = 0
    legends: str = "ada bob cleo"
    rival_legends: str = "ada bob cleo"
    trash: str = ""
    rival_trash: str = ""
    deck: str | None = None
    """The whole deck from the top; all else is removed then. None: whatever lies nowhere else."""
    rival_deck: str | None = None
    gigs: str = ""
    rival_gigs: str = ""
    turn: int = 5
    begins: bool = False
    own_legends: Sequence[Card] = LEGENDS
    other_legends: Sequence[Card] = LEGENDS
    rules: Options | None = None
    seed: int = 1
    chance_is_asked: bool = False

    def begin(self) -> Match:
        """The match at its first choice; seat 0, deck `own`, is active."""
        lineup = line_up(
            [
                deck("own", *self.cards, legends=self.own_legends),
                deck("other", *self.rival_cards, legends=self.other_legends),
            ],
            self.rules,
        )
        self.spent: set[int] = set()
        self.lag: set[int] = set()
        self.face_up: set[int] = set()
        self.gear: list[tuple[int, int]] = []
        sides = (
            self._side(lineup, 0, self.hand, self.deck, self.trash, self.eddies, self.legends, self.field),
            self._side(
                lineup,
                1,
                self.rival_hand,
                self.rival_deck,
                self.rival_trash,
                self.rival_eddies,
                self.rival_legends,
                self.rival_field,
            ),
        )
        position = Position(
            0,
            self.turn,
            sides,
            frozenset(self.spent),
            frozenset(self.face_up),
            frozenset(self.lag),
            tuple(self.gear),
            (*_gigs(0, self.gigs), *_gigs(1, self.rival_gigs)),
            begins=self.begins,
        )
        return begin_at(lineup, position, self.seed, self.chance_is_asked)

    def _side(
        self,
        lineup: LineUp,
        seat: int,
        hand: str,
        deck: str | None,
        trash: str,
        eddies: int,
        legends: str,
        field: str,
    ) -> Side:
        left = [card for card in range(lineup.cards) if lineup.card_owners[card] == seat]

        def taken(cards: str) -> tuple[int, ...]:
            found = []
            for word in cards.split():
                name, *worn = word.split("+")
                card = next(c for c in left if lineup.type_ids[lineup.card_types[c]] == name.rstrip("*~^"))
                left.remove(card)
                found.append(card)
                for sign, marked in (("*", self.spent), ("~", self.lag), ("^", self.face_up)):
                    if sign in name:
                        marked.add(card)
                for gear in worn:
                    self.gear.append((taken(gear)[0], card))
            return tuple(found)

        known = {
            "legends": taken(legends),
            "field": taken(field),
            "hand": taken(hand),
            "trash": taken(trash),
            "eddies": taken("filler " * eddies),
        }
        if deck is not None:
            return Side(**known, deck=taken(deck), removed=tuple(left))
        removed = [card for card in left if lineup.type_kind[lineup.card_types[card]] == LEGEND]
        return Side(**known, deck=tuple(card for card in left if card not in removed), removed=tuple(removed))


def _gigs(seat: int, dice: str) -> list[tuple[int, int, int]]:
    found = []
    for word in dice.split():
        name, value = word.split("=")
        origin = 1 - seat if name.startswith("rival/") else seat
        size = int(name.removeprefix("rival/").removeprefix("d"))
        found.append((origin * 6 + (4, 6, 8, 10, 12, 20).index(size), seat, int(value)))
    return found


def answer(match: Match, *keys: str) -> Match:
    """Give these answers, one after the other."""
    for key in keys:
        choice = match.choice
        assert choice is not None, key
        assert key in choice.options, (key, choice)
        match.answer(key)
    return match


def options(match: Match) -> list[str]:
    """The keys of the open choice."""
    return list(match.choice.options) if match.choice is not None else []


def kind(match: Match) -> str:
    """The kind of the open choice; empty once the match is decided."""
    return match.choice.kind if match.choice is not None else ""


def rivalry(match: Match) -> Rivalry:
    """The state of a match of cyberpunk."""
    assert isinstance(match.state, Rivalry)
    return match.state


def seat_data(match: Match, seat: int = 0) -> dict[str, Any]:
    """What lies in front of a seat."""
    seats = match.state.as_data()["seats"]
    assert isinstance(seats, list)
    found: dict[str, Any] = seats[seat]
    return found


def units(match: Match, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The units of a seat by their ids."""
    return {data["card"]: data for data in seat_data(match, seat)["field"]}


def power(match: Match, id: str, seat: int = 0) -> int:
    """The power of a unit."""
    return int(units(match, seat)[id]["power"])


def gigs(match: Match, seat: int = 0) -> dict[str, int]:
    """The gigs of a seat with their values."""
    found: dict[str, int] = seat_data(match, seat)["gigs"]
    return found


def happened(match: Match, event: str) -> list[tuple[int, ...]]:
    """The events of a kind so far, each without its kind."""
    return [row[1:] for row in match.events() if EVENT_NAMES[row[0]] == event]


def ever(match: Match) -> list[str]:
    """The kinds of all events so far, in their order."""
    return [EVENT_NAMES[row[0]] for row in match.events()]


def number(match: Match, id: str, seat: int = 0) -> int:
    """The number of a card in play."""
    s = rivalry(match)
    return next(
        card
        for card in range(s.lineup.cards)
        if s.lineup.card_owners[card] == seat
        and s.lineup.type_ids[s.lineup.card_types[card]] == id
        and s.card_pile[card] != NOTHING
        and s.area(card) in (terms.FIELD, terms.GEAR, terms.LEGENDS)
    )

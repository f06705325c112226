"""Whether a deck can be played: its legends, its size, its copies and its RAM (rules 3.1 to 3.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from content.checks.finding import Finding
from content.reading.ways import Way
from content.saying import counted
from content.schema.cyberpunk.card import Card, CardColour, CardType
from content.schema.cyberpunk.deck import Deck
from effects.problem import Problem
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.library.card_shelf import CardShelf

LEGENDS = 3
"""How many legends a deck has (rule 3.1)."""
FEWEST, MOST = 40, 50
"""How many cards a main deck has (rule 3.2)."""
MOST_COPIES = 3
"""How many copies of a card a main deck has at most (rule 3.2)."""


@dataclass(frozen=True)
class Built:
    """A deck with the cards that its ids stand for."""

    id: str
    deck: Deck
    shelf: CardShelf

    @cached_property
    def legends(self) -> list[tuple[Way, Card]]:
        """The cards that stand as legends, each with the way to its id."""
        found = ((("legends", index), self.shelf.get(id_)) for index, id_ in enumerate(self.deck.legends))
        return [(way, shelved.card) for way, shelved in found if shelved is not None]

    @cached_property
    def cards(self) -> list[tuple[Way, Card, int]]:
        """The cards of the main deck, each with the way to its copies, and how many they are."""
        found = ((("cards", id_), self.shelf.get(id_), copies) for id_, copies in self.deck.cards.items())
        return [(way, shelved.card, copies) for way, shelved, copies in found if shelved is not None]

    @cached_property
    def limits(self) -> Counter[CardColour]:
        """The RAM limit of each colour: the sum of the RAM of its legends (rule 3.3)."""
        limits: Counter[CardColour] = Counter()
        for _, legend in self.legends:
            limits[legend.colour] += legend.ram or 0
        return limits


def check_deck(deck_id: str, deck: Deck, shelf: CardShelf, data: Any = None) -> list[Problem]:
    """Every problem of a deck of cards from a shelf, each at its place in `data`, what was read from its file."""
    built = Built(deck_id, deck, shelf)
    found = (finding.placed(data) for check in CHECKS for finding in check(built))
    return sorted(found, key=lambda problem: problem.place)


def id_is_its_own(built: Built) -> Iterator[Finding]:
    """A deck is not called by the id of a card."""
    if built.id in built.shelf:
        message = f"There is a card with the id {built.id} already: expected every deck to have an id of its own."
        yield Finding("duplicate-deck", (), message, "Give the file another name.")


def cards_exist(built: Built) -> Iterator[Finding]:
    """Every id of a deck is one of a card that can be read."""
    ways: list[tuple[Way, str]] = [(("legends", index), id_) for index, id_ in enumerate(built.deck.legends)]
    ways += [(("cards", id_), id_) for id_ in built.deck.cards]
    for way, id_ in ways:
        if id_ in built.shelf:
            continue
        if id_ in built.shelf.unreadable:
            message = f"The card {id_} cannot be read."
            yield Finding("unreadable-card", way, message, "Its own file says why.", of_key=True)
        else:
            hint = did_you_mean(id_, built.shelf) or "Ids of cards stand in the folders cards of the sets."
            yield Finding("unknown-card", way, f"There is no card {id_}.", hint, of_key=True)


def legends_are_three(built: Built) -> Iterator[Finding]:
    """A deck has exactly 3 legends (rule 3.1)."""
    found = len(built.deck.legends)
    if found != LEGENDS:
        mend = f"{'Add' if found < LEGENDS else 'Take out'} {counted(abs(LEGENDS - found), 'legend')}."
        message = f"The deck has {counted(found, 'legend')}: expected {LEGENDS}."
        yield Finding("legend-count", ("legends",), message, mend, of_key=True)


def legends_are_legends(built: Built) -> Iterator[Finding]:
    """What stands under `legends` is a legend, and legends stand nowhere else (rules 3.1, 3.2)."""
    for way, card in built.legends:
        if card.type is not CardType.LEGEND:
            message = f"{card.title()} is of the type {card.type.value}: expected a legend."
            yield Finding("no-legend", way, message, "Write it under cards, with its copies.")
    for way, card, _ in built.cards:
        if card.type is CardType.LEGEND:
            message = f"{card.title()} is a legend: expected units, programs and gear in the main deck."
            yield Finding("legend-in-deck", way, message, "Write it under legends.", of_key=True)


def legends_have_different_names(built: Built) -> Iterator[Finding]:
    """No two legends of a deck have the same name; the subtitle is not part of it (rule 3.1)."""
    for index, (way, card) in enumerate(built.legends):
        other = next((other for _, other in built.legends[:index] if str(other.name) == str(card.name)), None)
        if other is None:
            continue
        message = f"{card.title()} and {other.title()} are both called {card.name}: expected different names."
        if other.id == card.id:
            message = f"{card.title()} stands here twice: expected legends of different names."
        yield Finding("same-legend", way, message, "Choose another legend; the subtitle is not part of the name.")


def deck_has_its_size(built: Built) -> Iterator[Finding]:
    """A main deck has 40 to 50 cards, legends not counted (rule 3.2)."""
    found = built.deck.size - sum(copies for _, card, copies in built.cards if card.type is CardType.LEGEND)
    if FEWEST <= found <= MOST:
        return
    mend = f"Add {counted(FEWEST - found, 'card')}" if found < FEWEST else f"Take out {counted(found - MOST, 'card')}"
    message = f"The main deck has {counted(found, 'card')}: expected {FEWEST} to {MOST}."
    yield Finding("deck-size", ("cards",), message, f"{mend}; legends are not counted.", of_key=True)


def copies_are_few(built: Built) -> Iterator[Finding]:
    """A main deck has at most 3 copies of a card, by its name and subtitle (rule 3.2)."""
    copies: Counter[str] = Counter()
    for way, card, number in built.cards:
        before = copies[card.title()]
        copies[card.title()] += number
        if before <= MOST_COPIES < before + number:
            message = f"The deck has {before + number} copies of {card.title()}: expected at most {MOST_COPIES}."
            hint = f"Take {before + number - MOST_COPIES} out."
            if before:
                hint += " Cards of the same name and subtitle are the same card."
            yield Finding("too-many-copies", way, message, hint)


def cards_have_ram(built: Built) -> Iterator[Finding]:
    """A card on which no RAM is printed is in no deck (rule 3.4)."""
    for way, card in [*built.legends, *((way, card) for way, card, _ in built.cards)]:
        if card.ram is None:
            message = f"{card.title()} has no RAM, so no deck can have it."
            yield Finding("card-without-ram", way, message, "Choose another card.", of_key=True)


def ram_is_enough(built: Built) -> Iterator[Finding]:
    """A card needs no more RAM than the legends of its colour have together (rule 3.3)."""
    if len(built.legends) < len(built.deck.legends):
        return
    for way, card, _ in built.cards:
        limit = built.limits[card.colour]
        if card.type is CardType.LEGEND or card.ram is None or card.ram <= limit:
            continue
        colour = card.colour.value
        given = f"the {colour} legends have {limit}" if limit else f"no legend is {colour}"
        message = f"{card.title()} needs {card.ram} {colour} RAM: expected at most {limit}, for {given}."
        yield Finding("too-little-ram", way, message, f"Take it out, or choose more {colour} legends.", of_key=True)


Check = Callable[[Built], Iterator[Finding]]

CHECKS: tuple[Check, ...] = (
    id_is_its_own,
    cards_exist,
    legends_are_three,
    legends_are_legends,
    legends_have_different_names,
    deck_has_its_size,
    copies_are_few,
    cards_have_ram,
    ram_is_enough,
)
"""What holds for every deck."""

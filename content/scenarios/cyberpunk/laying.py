"""What lies where on a side of a scenario, by the ids of the cards; what is not said is filled with blank cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from content.reading.ways import Way
from content.schema.cyberpunk.position import InPlay, Pile, Side, State

SEATS = ("you", "rival")
"""Who takes part, in the order of the seats."""
BLANK = "blank"
"""The id of a card that nobody can play or sell, for the places where it does not matter which card lies there."""
BLANKS_IN_DECK = 10
"""How many blank cards a deck has of which nothing is said, so that nobody runs out of cards by the way."""

Lying = tuple[str, Way]
"""The id of a card, and where it is written."""


@dataclass(frozen=True)
class Placed:
    """A card in play."""

    card: str
    way: Way
    states: tuple[State, ...] = ()
    gear: tuple[Lying, ...] = ()


@dataclass
class Laid:
    """The cards of a side, the topmost first."""

    hand: list[Lying] = field(default_factory=list)
    deck: list[Lying] = field(default_factory=list)
    trash: list[Lying] = field(default_factory=list)
    removed: list[Lying] = field(default_factory=list)
    eddies: list[Placed] = field(default_factory=list)
    legends: list[Placed] = field(default_factory=list)
    field: list[Placed] = field(default_factory=list)

    def cards(self) -> Iterator[Lying]:
        """Every card of the side."""
        for pile in (self.hand, self.deck, self.trash, self.removed):
            yield from pile
        for placed in (*self.eddies, *self.legends, *self.field):
            yield placed.card, placed.way
            yield from placed.gear

    def copies(self) -> Counter[str]:
        """How many copies of each card there are."""
        return Counter(card for card, _ in self.cards())


def laid(name: str, side: Side, deck_of: Callable[[str], tuple[list[str], list[str]]]) -> Laid:
    """The cards of a side called `name`; `deck_of` gives the legends and the other cards of a deck of the library."""
    result = Laid(
        hand=_pile(side.hand, (name, "hand")),
        trash=_pile(side.trash, (name, "trash")),
        removed=_pile(side.removed, (name, "removed")),
        eddies=[_placed(one, (name, "eddies", "cards", index)) for index, one in enumerate(side.eddies.cards)],
        legends=[_placed(one, (name, "legends", index)) for index, one in enumerate(side.legends)],
        field=[_placed(one, (name, "field", index)) for index, one in enumerate(side.field)],
    )
    eddies: Way = (name, "eddies")
    result.eddies += [Placed(BLANK, eddies)] * side.eddies.ready
    result.eddies += [Placed(BLANK, eddies, (State.SPENT,))] * side.eddies.spent
    deck = side.deck
    whole = deck.all
    part = "top" if whole is None else "all"
    result.deck = [(card, (name, "deck", part, index)) for index, card in enumerate(whole or deck.top)]
    if deck.id is not None:
        _fill(result, *deck_of(deck.id), (name, "deck"))
    elif whole is None:
        blanks = BLANKS_IN_DECK if deck.blanks is None else deck.blanks
        result.deck += [(BLANK, (name, "deck"))] * blanks
    return result


def _fill(result: Laid, legends: list[str], cards: list[str], way: Way) -> None:
    """What lies nowhere else: cards of a deck at its bottom, legends face down."""
    lying = result.copies()
    for legend in legends:
        if lying[legend] == 0:
            result.legends.append(Placed(legend, way, (State.FACE_DOWN,)))
    for card in cards:
        if lying[card] > 0:
            lying[card] -= 1
        else:
            result.deck.append((card, way))


def _pile(pile: Pile, way: Way) -> list[Lying]:
    return [*((card, (*way, "all", index)) for index, card in enumerate(pile.all)), *[(BLANK, way)] * pile.blanks]


def _placed(one: InPlay, way: Way) -> Placed:
    gear = tuple((card, (*way, "gear", index)) for index, card in enumerate(one.gear))
    return Placed(one.card, (*way, "card"), one.is_, gear)

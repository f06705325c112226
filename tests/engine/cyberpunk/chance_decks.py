"""Legal decks of the built-in cards, put together by chance (rules 3.1 to 3.3)."""

from __future__ import annotations

from functools import cache
from random import Random

from content.library import Library, load
from content.linking.cyberpunk import card_source
from content.matches.cyberpunk import line_up as meeting
from effects.cyberpunk.compile import Compiled, compile_card
from engine.cyberpunk.decks import Card, Deck
from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.setup import line_up
from engine.cyberpunk.terms import LEGEND

LEGENDS = 3
COPIES = 3
SMALLEST, LARGEST = 40, 50
STARTERS = ("embracing-power-starter", "the-heist-starter")


@cache
def library() -> Library:
    return load()


@cache
def compiled() -> tuple[Compiled, ...]:
    """All cards, with room in their names for what any of them needs."""

    def at(room: int) -> list[Compiled]:
        found = [compile_card(card_source(each.card), library().known(), room) for each in library().shelf.values()]
        assert not [problem for _, problems in found for problem in problems if problem.is_error]
        return [one for one, _ in found if one is not None]

    return tuple(at(max(one.most_named for one in at(1))))


def deck_of(number: int) -> Deck:
    """A deck by its number: three legends of different names, and cards within their RAM."""
    chance = Random(number)
    cards = [one.card for one in compiled()]
    legends: list[Card] = []
    known = [card for card in cards if card.type == LEGEND and card.ram > 0]
    for legend in chance.sample(known, k=len(known)):
        if len(legends) < LEGENDS and legend.name not in {other.name for other in legends}:
            legends.append(legend)
    ram = {colour: sum(card.ram for card in legends if card.colour == colour) for colour in range(4)}
    fitting = [card for card in cards if card.type != LEGEND and card.ram <= ram[card.colour]]
    chance.shuffle(fitting)
    size = chance.randint(SMALLEST, LARGEST)
    chosen: dict[str, tuple[Card, int]] = {}
    for card in fitting:
        left = size - sum(copies for _, copies in chosen.values())
        if left > 0:
            chosen[card.id] = card, min(left, chance.randint(1, COPIES))
    return Deck(
        f"deck-{number}",
        tuple(legends),
        tuple(chosen.values()),
        max(one.names for one in compiled()),
        max(one.most_named for one in compiled()),
    )


def rivals(number: int, decks: int) -> LineUp:
    """Who meets in a match: every tenth time the starter decks, else two of so many decks."""
    if number % 10 == 0:
        return meeting(library(), STARTERS[:: 1 if number % 20 == 0 else -1])
    chance = Random(number)
    return line_up([deck_of(chance.randrange(decks)), deck_of(chance.randrange(decks))])

"""Checking the ids in what a scenario of unmatched does and expects."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.names import UNKNOWN
from content.scenarios.unmatched.expecting import PILES
from content.scenarios.unmatched.names import UnmatchedNames
from content.schema.expect import PileExpectation
from content.schema.short import NONE
from content.schema.unmatched.answers import Deed
from content.schema.unmatched.expect import Expect


def check_deed(deed: Deed, names: UnmatchedNames, way: Way) -> None:
    """The ids in what a player does."""
    if (attack := deed.attack) is not None:
        for key, fighter in (("with", attack.with_), ("target", attack.target)):
            if fighter is not None:
                names.fighter(fighter, (*way, "attack", key))
        _check_card(attack.card, names, (*way, "attack", "card"))
    _check_card(deed.defend, names, (*way, "defend"))
    if (scheme := deed.scheme) is not None:
        _check_card(scheme.card, names, (*way, "scheme", "card"))
        if scheme.by is not None:
            names.fighter(scheme.by, (*way, "scheme", "by"))
    if (maneuver := deed.maneuver) is not None:
        _check_card(maneuver.boost, names, (*way, "maneuver", "boost"))
        for fighter, space in maneuver.move.items():
            names.fighter(fighter, (*way, "maneuver", "move", fighter), key=True)
            names.space(space, (*way, "maneuver", "move", fighter))


def _check_card(card: str | None, names: UnmatchedNames, way: Way) -> None:
    """A card of any deck; whose it is, the match will say."""
    if card not in (None, NONE):
        names.cards(str(card), way)


def check_expect(expect: Expect, names: UnmatchedNames, way: Way) -> None:
    """The ids in what must hold."""
    if expect.turn is not None and expect.turn.of is not None:
        names.seat(expect.turn.of, (*way, "turn", "of"))
    for fighter in expect.health:
        names.fighter(fighter, (*way, "health", fighter), key=True)
    for fighter, space in expect.at.items():
        names.fighter(fighter, (*way, "at", fighter), key=True)
        names.space(space, (*way, "at", fighter))
    _check_states(expect, names, way)
    _check_piles(expect, names, way)
    for hero, sight in expect.sees.items():
        names.seat(hero, (*way, "sees", hero), key=True)
        _check_piles(sight, names, (*way, "sees", hero))


def _check_states(expect: Expect, names: UnmatchedNames, way: Way) -> None:
    for hero, states in expect.states.items():
        seat = names.seat(hero, (*way, "states", hero), key=True)
        for state, value in states.items() if seat != UNKNOWN else ():
            names.state_value(seat, state, value, (*way, "states", hero, state))


def _check_piles(expected: object, names: UnmatchedNames, way: Way) -> None:
    for key in PILES:
        piles: dict[str, PileExpectation] = getattr(expected, key)
        for hero, pile in piles.items():
            seat = names.seat(hero, (*way, key, hero), key=True)
            for part in ("all", "top", "has", "lacks"):
                for index, card in enumerate(getattr(pile, part) or () if seat >= 0 else ()):
                    names.card(card, seat, (*way, key, hero, part, index))

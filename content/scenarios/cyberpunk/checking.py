"""Checking the ids in what a scenario of cyberpunk does and expects."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.cyberpunk.expecting import PILES, QUALITIES
from content.scenarios.cyberpunk.laying import SEATS
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.schema.cyberpunk.answers import EDDIE, GIGS, Deed
from content.schema.cyberpunk.expect import Expect, Holding
from effects.spelling import did_you_mean


def check_deed(deed: Deed, names: CyberpunkNames, way: Way) -> None:
    """The ids in what a player does."""
    for key in ("play", "go_solo"):
        play = getattr(deed, key)
        if play is not None:
            names.owned(play.card, (*way, key, "card"))
            if play.on is not None:
                names.owned(play.on, (*way, key, "on"))
            _check_payments(play.pay, names, (*way, key, "pay"))
    for key in ("sell", "block"):
        card = getattr(deed, key)
        if card is not None:
            names.owned(card, (*way, key))
    if deed.call is not None:
        names.owned(deed.call.legend, (*way, "call", "legend"))
        _check_payments(deed.call.pay, names, (*way, "call", "pay"))
    if deed.use is not None:
        names.owned(deed.use.card, (*way, "use", "card"))
        _check_payments(deed.use.pay, names, (*way, "use", "pay"))
    if deed.attack is not None:
        names.owned(deed.attack.with_, (*way, "attack", "with"))
        if deed.attack.target not in (None, GIGS):
            names.owned(str(deed.attack.target), (*way, "attack", "target"))


def _check_payments(payments: tuple[str, ...], names: CyberpunkNames, way: Way) -> None:
    for index, payment in enumerate(payments):
        if payment != EDDIE:
            names.owned(payment, (*way, index))


def check_expect(expect: Expect, names: CyberpunkNames, way: Way) -> None:
    """The ids in what must hold."""
    if expect.turn is not None and expect.turn.of is not None:
        names.seat(expect.turn.of, (*way, "turn", "of"))
    for seat, name in enumerate(SEATS):
        side = getattr(expect, name)
        _check_piles(side, seat, names, (*way, name))
        for index, card in enumerate(side.eddies.cards or () if side.eddies is not None else ()):
            names.owned(card, (*way, name, "eddies", "cards", index), seat)
        for die in side.gigs or ():
            names.die(die, seat, (*way, name, "gigs", die), key=True)
        for index, die in enumerate(side.fixer or ()):
            names.die(die, seat, (*way, name, "fixer", index))
    for key in ("power", "cost", "gear"):
        for card in getattr(expect, key):
            names.owned(card, (*way, key, card), key=True)
    for card, worn in expect.gear.items():
        for index, gear in enumerate(worn):
            names.owned(gear, (*way, "gear", card, index))
    for key, qualities in (("is", expect.is_), ("is_not", expect.is_not)):
        for card, wanted in qualities.items():
            names.owned(card, (*way, key, card), key=True)
            for index, quality in enumerate(wanted):
                if quality not in QUALITIES:
                    hint = did_you_mean(quality, QUALITIES) or f"A card can be {', '.join(QUALITIES)}."
                    message = f"There is nothing that a card is called {quality}."
                    names.notes.add("unknown-quality", (*way, key, card, index), message, hint)
    for viewer, sight in expect.sees.items():
        names.seat(viewer, (*way, "sees", viewer), key=True)
        for seat, name in enumerate(SEATS):
            _check_piles(getattr(sight, name), seat, names, (*way, "sees", viewer, name))


def _check_piles(side: Holding, seat: int, names: CyberpunkNames, way: Way) -> None:
    for key in PILES:
        pile = getattr(side, key)
        for part in ("all", "top", "has", "lacks") if pile is not None else ():
            for index, card in enumerate(getattr(pile, part) or ()):
                names.owned(card, (*way, key, part, index), seat)

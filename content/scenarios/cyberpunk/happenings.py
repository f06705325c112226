"""Events of cyberpunk in the words of scenarios: what each of them is about."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.cyberpunk.laying import SEATS
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.scenarios.happenings import NUMBER, SEAT, Happenings
from content.schema.short import NONE
from engine.cyberpunk import terms
from engine.kernel.layout import NOTHING

CARD, DIE, PILE, STAT, TYPE = "card", "die", "pile", "statistic", "type of card"
PILES = ("deck", "hand", "trash", "eddies", "legends", "field", "gear", "resolving", "removed")
"""The piles, in the engine's order."""
THAT, BY, AMOUNT, FOURTH = range(4)
"""What the numbers of an event are: what it happens to, who does it, how much, and one more."""

_THAT = ("card", CARD, THAT)
_BY = ("by", CARD, BY)
_GIG = ("gig", DIE, THAT)
_UNIT = ("unit", CARD, BY)
_AMOUNT = ("amount", NUMBER, AMOUNT)
_TURN = (("number", NUMBER, AMOUNT),)

ABOUT: dict[str, tuple[tuple[str, str, int], ...]] = {
    "match_started": (),
    "rolled_off": (_AMOUNT,),
    "starts": (),
    "mulligan": (_AMOUNT,),
    "start_of_turn": _TURN,
    "end_of_turn": _TURN,
    "readied": (_THAT,),
    "drawn": (_THAT,),
    "die_rolled": (_GIG, ("value", NUMBER, AMOUNT)),
    "rolled": (_GIG, ("value", NUMBER, AMOUNT)),
    "sold": (_THAT,),
    "played": (_THAT, ("paid", NUMBER, AMOUNT)),
    "called": (_THAT,),
    "activated": (("card", CARD, BY),),
    "attacks": (_UNIT, ("target", CARD, THAT)),
    "blocks": (_UNIT, ("attacker", CARD, THAT)),
    "spent": (_THAT,),
    "fights": (_UNIT, ("with", CARD, THAT)),
    "wins_fight": (_UNIT, ("against", CARD, THAT), ("margin", NUMBER, AMOUNT)),
    "loses_fight": (_THAT, ("against", CARD, BY)),
    "steals_gig": (_UNIT, _GIG, ("value", NUMBER, AMOUNT)),
    "steals_gigs": (_UNIT, _AMOUNT),
    "steal_replaced": (_GIG, _BY),
    "defeated": (_THAT, _BY),
    "defeat_replaced": (_THAT,),
    "adjusted": (_GIG, _BY, ("to", NUMBER, AMOUNT), ("from", NUMBER, FOURTH)),
    "swapped": (_GIG, _BY, ("for", DIE, FOURTH)),
    "moved": (_THAT, ("to", PILE, AMOUNT), ("from", PILE, FOURTH)),
    "discarded": (_THAT,),
    "trashed": (_THAT,),
    "revealed": (_THAT,),
    "looked": (_THAT, ("in", PILE, FOURTH)),
    "equipped": (_THAT, ("on", CARD, BY)),
    "changed": (_THAT, _BY, _AMOUNT, ("what", STAT, FOURTH)),
    "armed": (("by", CARD, BY),),
    "attack_ended": (("unit", CARD, BY),),
    "paid": (_AMOUNT,),
    "overtime": (),
    "match_ended": (),
    "effect_begun": (_THAT,),
    "declined": (),
    "passed": (),
    "named": (("type", TYPE, AMOUNT),),
}
"""By event: what its numbers are, the main thing first."""


class CyberpunkHappenings(Happenings):
    """The events of a match of cyberpunk."""

    names: CyberpunkNames
    about = ABOUT
    words = terms.EVENT_NAMES
    of_seats = ("starts", "match_ended", "declined", "passed")
    effect = terms.EFFECT_BEGUN

    def meant(self, kind: str, wanted: str | int, owner: str | None) -> str | int:
        text = str(wanted)
        if kind == DIE and "/" not in text and owner in SEATS:
            return f"{owner}/{text}"
        return wanted

    def number(self, kind: str, wanted: str | int, way: Way) -> int:
        text = str(wanted)
        if kind == NUMBER:
            return wanted if isinstance(wanted, int) else self.misfit("a number", text, way)
        if kind in (PILE, STAT, TYPE):
            known = {PILE: PILES, STAT: terms.STAT_NAMES, TYPE: terms.TYPE_NAMES}[kind]
            return known.index(text) if text in known else self.misfit(" or ".join(known), text, way)
        if kind == SEAT:
            return self.seat_number(text, way)
        if text == NONE or (text == "gigs" and kind == CARD):
            return NOTHING
        if kind == DIE:
            return self.names.die(text, 0, way)
        return self.names.card_type(text, way)

    def matches(self, kind: str, number: int, wanted: int) -> bool:
        if kind == CARD and number != NOTHING:
            return int(self.names.lineup.card_types[number]) == wanted
        return number == wanted

    def word(self, kind: str, number: int) -> str:
        if kind == NUMBER:
            return str(number)
        if kind in (PILE, STAT, TYPE):
            return {PILE: PILES, STAT: terms.STAT_NAMES, TYPE: terms.TYPE_NAMES}[kind][number]
        if number == NOTHING:
            return NONE
        if kind == DIE:
            return f"{SEATS[number // terms.DICE_OF_SEAT]}/d{terms.SIZES[number]}"
        lineup = self.names.lineup
        return f"{SEATS[lineup.card_owners[number]]}/{lineup.type_ids[lineup.card_types[number]]}"

"""What the references of the game systems differ in: their pages, how cards are told, and the examples of selectors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from effects.cyberpunk import source as cyberpunk
from effects.syntax.words import EventWord, Kind
from effects.unmatched import source as unmatched
from effects.wording import Called

Effects = unmatched.CardEffects | cyberpunk.CardEffects


@dataclass(frozen=True, slots=True)
class System:
    """What one page is made from."""

    page: str
    """Its file in `docs`; the template of this name makes it."""
    effects: type[Effects]
    quantifiers: Mapping[str, str]
    """An example for each quantifier."""
    names: Mapping[str, Called]
    """What the examples speak of by name."""

    def card(self, effects: object, sort: str) -> Effects:
        """Effects as a card of this sort has them."""
        if self.effects is unmatched.CardEffects:
            return unmatched.CardEffects.model_validate(effects)
        return _of_sort(sort).model_validate(effects)


SUFFERED = frozenset({"fight_lost"})
"""The events that an ability waits for because of whom they happen to, though somebody else does it."""


def event_example(event: EventWord) -> object:
    """What an ability waits for in a table of events: a word, where it says enough."""
    if event.is_deed and event.word not in SUFFERED:
        return {"event": event.word, "by": {"cards": "this"}}
    if event.of is not None:
        return {"event": event.word, "of": {"gigs": "friendly_gigs"} if event.of is Kind.GIGS else {"cards": "this"}}
    return event.word


def _of_sort(sort_: str) -> type[cyberpunk.CardEffects]:
    class Printed(cyberpunk.CardEffects):
        @property
        def sort(self) -> str:
            return sort_

    return Printed


SYSTEMS: Mapping[str, System] = {
    "unmatched": System(
        "language.md",
        unmatched.CardEffects,
        {
            "one": "{one: opposing_fighters}",
            "each": "{each: fighters, adjacent_to: your_fighter}",
            "any_number": "{any_number: your_hand}",
            "exactly": "{exactly: 2, of: your_hand}",
            "up_to": "{up_to: 2, of: your_fighters}",
            "random": "{random: 1, of: opponent_hand}",
            "top": "{top: 3, of: your_deck}",
            "bottom": "{bottom: 1, of: your_deck}",
        },
        {},
    ),
    "cyberpunk": System(
        "language-cyberpunk.md",
        cyberpunk.CardEffects,
        {
            "one": "{one: rival_units}",
            "each": "{each: friendly_units, is: equipped}",
            "any_number": "{any_number: your_hand}",
            "exactly": "{exactly: 2, of: your_hand}",
            "up_to": "{up_to: 2, of: friendly_legends}",
            "random": "{random: 1, of: rival_hand}",
            "top": "{top: 3, of: your_deck}",
            "bottom": "{bottom: 1, of: your_deck}",
        },
        {"tag arasaka": Called("Arasaka"), "tag merc": Called("Merc")},
    ),
}

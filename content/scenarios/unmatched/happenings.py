"""Events of unmatched in the words of scenarios: what each of them is about."""

from __future__ import annotations

from typing import ClassVar

from content.reading.ways import Way
from content.scenarios.happenings import NUMBER, SEAT, Happenings
from content.scenarios.names import UNKNOWN
from content.scenarios.unmatched.names import UnmatchedNames
from content.schema.short import NONE
from engine.kernel.layout import NOTHING
from engine.unmatched import terms

FIGHTER, CARD, SPACE, DAMAGE = "fighter", "card", "space", "kind of damage"

DAMAGE_WORDS = ("combat", "effect", "exhaustion")
"""The kinds of damage, in the engine's order."""

ABOUT: dict[str, tuple[tuple[str, str], ...]] = {
    "game_started": (),
    "start_of_turn": (("hero", FIGHTER), ("number", NUMBER)),
    "end_of_turn": (("hero", FIGHTER), ("number", NUMBER)),
    "maneuvered": (("hero", FIGHTER),),
    "maneuver_ended": (("hero", FIGHTER),),
    "scheme_played": (("fighter", FIGHTER), ("card", CARD)),
    "scheme_ended": (("fighter", FIGHTER), ("card", CARD)),
    "attack_declared": (("attacker", FIGHTER), ("target", FIGHTER)),
    "cards_revealed": (("attack", CARD), ("defense", CARD)),
    "combat_result": (("attack", NUMBER), ("defense", NUMBER), ("damage", NUMBER)),
    "after_attack": (("attacker", FIGHTER), ("target", FIGHTER)),
    "combat_won": (("fighter", FIGHTER),),
    "combat_lost": (("fighter", FIGHTER),),
    "combat_ended": (("attacker", FIGHTER), ("target", FIGHTER)),
    "card_drawn": (("card", CARD),),
    "exhausted": (("hero", SEAT),),
    "card_discarded": (("card", CARD),),
    "boosted": (("card", CARD), ("amount", NUMBER), ("move", NUMBER)),
    "moved": (("fighter", FIGHTER), ("from", SPACE), ("to", SPACE)),
    "placed": (("fighter", FIGHTER), ("from", SPACE), ("to", SPACE)),
    "returned": (("fighter", FIGHTER), ("to", SPACE), ("health", NUMBER)),
    "damaged": (("fighter", FIGHTER), ("amount", NUMBER), ("left", NUMBER), ("kind", DAMAGE)),
    "recovered": (("fighter", FIGHTER), ("amount", NUMBER), ("left", NUMBER)),
    "defeated": (("fighter", FIGHTER), ("from", SPACE)),
    "value_set": (("card", CARD), ("amount", NUMBER), ("value", NUMBER), ("fighter", FIGHTER)),
    "value_added": (("card", CARD), ("amount", NUMBER), ("value", NUMBER), ("fighter", FIGHTER)),
    "value_ignored": (("card", CARD), ("amount", NUMBER), ("value", NUMBER), ("fighter", FIGHTER)),
    "effects_cancelled": (("card", CARD),),
    "actions_gained": (("hero", FIGHTER), ("amount", NUMBER), ("left", NUMBER)),
    "declined": (("hero", SEAT),),
    "looked": (("number", NUMBER),),
    "card_put": (("card", CARD),),
    "shuffled": (("hero", FIGHTER),),
    "damage_prevented": (("fighter", FIGHTER), ("amount", NUMBER), ("kind", DAMAGE)),
    "health_set": (("fighter", FIGHTER), ("before", NUMBER), ("health", NUMBER)),
    "state_switched": (("hero", FIGHTER), ("state", NUMBER), ("value", NUMBER)),
    "set_up": (("hero", FIGHTER),),
    "boost_laid": (("fighter", FIGHTER),),
    "boost_revealed": (("card", CARD), ("amount", NUMBER), ("value", NUMBER)),
    "boost_lost": (("card", CARD), ("amount", NUMBER), ("value", NUMBER)),
    "removed": (("fighter", FIGHTER), ("from", SPACE)),
    "game_ended": (),
    "effect_begun": (("card", CARD),),
}
"""By event: what its numbers are, in their order, the main thing first."""


class UnmatchedHappenings(Happenings):
    """The events of a match of unmatched."""

    names: UnmatchedNames
    about: ClassVar = {
        word: tuple((key, kind, cell) for cell, (key, kind) in enumerate(parts)) for word, parts in ABOUT.items()
    }
    words = terms.EVENT_NAMES
    of_seats = ("game_ended",)
    effect = terms.EFFECT_BEGUN

    def meant(self, kind: str, wanted: str | int, owner: str | None) -> str | int:
        own = f"{owner}/{wanted}"
        return own if kind == CARD and own in self.names.lineup.card_ids else wanted

    def number(self, kind: str, wanted: str | int, way: Way) -> int:
        text = str(wanted)
        if kind == NUMBER:
            return wanted if isinstance(wanted, int) else self.misfit("a number", text, way)
        if text == NONE and kind in (CARD, FIGHTER, SPACE):
            return NOTHING
        if kind == FIGHTER:
            return self.names.fighter(text, way)
        if kind == SPACE:
            return self.names.space(text, way)
        if kind == SEAT:
            return self.seat_number(text, way)
        if kind == DAMAGE:
            return (
                DAMAGE_WORDS.index(text) if text in DAMAGE_WORDS else self.misfit(" or ".join(DAMAGE_WORDS), text, way)
            )
        return self._card(text, way)

    def _card(self, text: str, way: Way) -> int:
        """A card's type; without a hero, the only one of that id."""
        found = self.names.cards(text, way)
        if len(found) > 1:
            whole = " or ".join(self.names.lineup.card_ids[card_type] for card_type in found)
            self.names.notes.add("unclear-card", way, f"Expected {whole}, found {text}.")
        return found[0] if len(found) == 1 else UNKNOWN

    def matches(self, kind: str, number: int, wanted: int) -> bool:
        if kind == CARD and number != NOTHING:
            return self.names.lineup.card_types[number] == wanted
        return number == wanted

    def word(self, kind: str, number: int) -> str:
        if kind in (NUMBER, DAMAGE):
            return str(number) if kind == NUMBER else DAMAGE_WORDS[number]
        if number == NOTHING:
            return NONE
        if kind == FIGHTER:
            return self.names.lineup.fighter_ids[number]
        if kind == SPACE:
            return self.names.lineup.board.space_ids[number]
        if kind == SEAT:
            return self.names.seats[number]
        return self.names.lineup.card_ids[self.names.lineup.card_types[number]]

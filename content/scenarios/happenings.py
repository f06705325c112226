"""Events in the words of scenarios: what each of them is about, and whether one fits what an author wrote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from content.reading.ways import Way
from content.scenarios.names import UNKNOWN, Names
from content.schema.short import ANY
from effects.spelling import did_you_mean
from engine.kernel.layout import DRAW, EVENT_A, EVENT_KIND, EVENT_SEAT, NOBODY, NOTHING
from engine.unmatched import terms

FIGHTER, CARD, SPACE, NUMBER, SEAT, DAMAGE = "fighter", "card", "space", "number", "hero", "kind of damage"

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
"""By event: what its numbers are, the main thing first."""

OWNER = "of"
"""The key of the hero whose event it is."""


class Happenings:
    """The events of a match, against what an author wrote."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lineup = names.lineup

    def check(self, happening: Mapping[str, str | int], way: Way) -> None:
        """Note words, keys and ids that no event has."""
        word = next(iter(happening))
        notes = self.names.notes
        if word not in ABOUT:
            hint = did_you_mean(word, ABOUT) or "docs/scenarios.md lists the events."
            notes.add("unknown-event", way, f"There is no event {word}.", hint)
            return
        keys = {OWNER, *(key for key, _ in ABOUT[word])}
        for key in list(happening)[1:]:
            if key not in keys:
                hint = f"{did_you_mean(key, keys)} The keys of {word} are {', '.join(sorted(keys))}.".strip()
                notes.add("unknown-key", (*way, key), f"There is no key {key} for {word}.", hint, key=True)
        for key, kind, wanted in self._wanted(word, happening):
            self._number(kind, wanted, (*way, key))

    def fits(self, event: tuple[int, ...], happening: Mapping[str, str | int]) -> bool:
        """Whether an event is what the author wrote."""
        word = next(iter(happening))
        if terms.EVENT_NAMES[event[EVENT_KIND]] != word:
            return False
        numbers = {key: event[EVENT_A + i] for i, (key, _) in enumerate(ABOUT[word])} | {OWNER: event[EVENT_SEAT]}
        if word in happening:
            numbers[word] = event[EVENT_A] if ABOUT[word] else event[EVENT_SEAT]
        return all(
            self._is(kind, numbers[key], self._number(kind, wanted, ()))
            for key, kind, wanted in self._wanted(word, happening)
        )

    def told_all(self, events: Sequence[tuple[int, ...]]) -> str:
        """Events in a row, without the marks of where an effect ends."""
        marks = (terms.EFFECT_BEGUN, NOTHING)
        return "; ".join(self.told(event) for event in events if (event[EVENT_KIND], event[EVENT_A]) != marks)

    def told(self, event: tuple[int, ...]) -> str:
        """An event as an author would write it."""
        word = terms.EVENT_NAMES[event[EVENT_KIND]]
        parts = [f"{key}: {self._word(kind, event[EVENT_A + i])}" for i, (key, kind) in enumerate(ABOUT.get(word, ()))]
        if not parts:
            winner = {NOBODY: "", DRAW: "draw"}.get(event[EVENT_SEAT]) if word == "game_ended" else ""
            return word if winner == "" else f"{word}: {winner or self.names.heroes[event[EVENT_SEAT]]}"
        main = parts[0].split(": ", 1)[1]
        return ", ".join([f"{word}: {main}", *parts[1:]])

    def _wanted(self, word: str, happening: Mapping[str, str | int]) -> Iterator[tuple[str, str, str | int]]:
        """What the author says of an event: key, kind of thing, thing. The main thing stands under the event's word."""
        kinds = dict(ABOUT[word]) | {OWNER: SEAT, word: ABOUT[word][0][1] if ABOUT[word] else SEAT}
        for key, wanted in happening.items():
            if wanted != ANY and key in kinds:
                own = f"{happening.get(OWNER)}/{wanted}"
                is_own = kinds[key] == CARD and own in self.lineup.card_ids
                yield key, kinds[key], own if is_own else wanted

    def _number(self, kind: str, wanted: str | int, way: Way) -> int:
        text = str(wanted)
        if kind == NUMBER:
            if isinstance(wanted, int):
                return int(wanted)
            return self._misfit("a number", text, way)
        if text == "none" and kind in (CARD, FIGHTER, SPACE):
            return NOTHING
        if kind == FIGHTER:
            return self.names.fighter(text, way)
        if kind == SPACE:
            return self.names.space(text, way)
        if kind == SEAT:
            return DRAW if text == "draw" else self.names.seat(text, way)
        if kind == DAMAGE:
            return (
                DAMAGE_WORDS.index(text) if text in DAMAGE_WORDS else self._misfit(" or ".join(DAMAGE_WORDS), text, way)
            )
        return self._card(text, way)

    def _card(self, text: str, way: Way) -> int:
        """A card's type; without a hero, the only one of that id."""
        found = self.names.cards(text, way)
        if len(found) > 1:
            whole = " or ".join(self.lineup.card_ids[card_type] for card_type in found)
            self.names.notes.add("unclear-card", way, f"Expected {whole}, found {text}.")
        return found[0] if len(found) == 1 else UNKNOWN

    def _misfit(self, expected: str, found: str, way: Way) -> int:
        self.names.notes.add("wrong-value", way, f"Expected {expected}, found {found}.")
        return UNKNOWN

    def _is(self, kind: str, number: int, wanted: int) -> bool:
        if kind == CARD and number != NOTHING:
            return self.lineup.card_types[number] == wanted
        return number == wanted

    def _word(self, kind: str, number: int) -> str:
        if kind in (NUMBER, DAMAGE):
            return str(number) if kind == NUMBER else DAMAGE_WORDS[number]
        if number == NOTHING:
            return "none"
        if kind == FIGHTER:
            return self.lineup.fighter_ids[number]
        if kind == SPACE:
            return self.lineup.board.space_ids[number]
        if kind == SEAT:
            return self.names.heroes[number]
        return self.lineup.card_ids[self.lineup.card_types[number]]

"""The keys of answers: whether a match of these heroes could ever offer what an author wrote."""

from __future__ import annotations

import re

from content.reading.ways import Way
from content.scenarios.unmatched.names import UnmatchedNames
from content.schema.short import NONE
from effects.spelling import did_you_mean

WORDS = ("attack", "done", "maneuver", "no", NONE, "scheme", "yes")
"""The answers that are a word alone."""
FIRST = "first"
"""Begins the answer that says which effect comes first; the engine names the effect."""
_OPTION = re.compile(r"[1-9]")


def check_key(key: str, names: UnmatchedNames, way: Way) -> None:
    """Note what is unknown in the key of an answer, such as `space f09`: its word, or the id behind it."""
    word, _, rest = key.partition(" ")
    if key in WORDS or (word == FIRST and rest):
        return
    match word, rest.split(" "):
        case "space", [space] if space:
            names.space(space, way)
        case "card", [card] if card:
            names.cards(card, way)
        case "fighter", [fighter] if fighter:
            names.fighter(fighter, way)
        case "opponent", [hero] if hero:
            names.seat(hero, way)
        case "attack", [_] | [_, _] as fighters:
            for fighter in fighters:
                names.fighter(fighter, way)
        case "option", [number] if _OPTION.fullmatch(number):
            pass
        case _:
            known = [*WORDS, "space", "card", "fighter", "opponent", "option 1"]
            hint = did_you_mean(word, known) or "Answers are such as maneuver, card feint, space f09, done or yes."
            names.notes.add("unknown-answer", way, f"No choice has an answer `{key}`.", hint)

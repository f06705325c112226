"""The keys of answers: whether a match of these cards could ever offer what an author wrote."""

from __future__ import annotations

import re

from content.reading.ways import Way
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.schema.short import NONE
from effects.spelling import did_you_mean
from engine.cyberpunk.terms import TYPE_NAMES

WORDS = ("call", "done", "eddie", "keep", "mulligan", "no", NONE, "pass", "yes")
"""The answers that are a word alone."""
OF_CARDS = ("attack", "block", "card", "go-solo", "play", "play-legend", "replace", "sell", "target", "use")
"""The words before a card."""
FIRST = "first"
"""Begins the answer that says which effect comes first; the engine names the effect."""
_NUMBER = re.compile(r"[1-9][0-9]?")


def check_key(key: str, names: CyberpunkNames, way: Way) -> None:
    """Note what is unknown in the key of an answer, such as `play minotaur`: its word, or the id behind it."""
    plain = key.partition(" #")[0]
    word, _, rest = plain.partition(" ")
    if plain in WORDS or (word == FIRST and rest) or plain == "target gigs":
        return
    match word, rest.split(" "):
        case "use", [card, number] if _NUMBER.fullmatch(number):
            names.owned(card, way)
        case _, [card] if word in OF_CARDS and card:
            names.owned(card, way)
        case "legend", [legend] if legend:
            if not _NUMBER.fullmatch(legend):
                names.owned(legend, way)
        case "gig" | "die", [die] if die:
            names.die(die, 0, way)
        case "value" | "roll" | "option", [number] if _NUMBER.fullmatch(number):
            pass
        case "starts", [seat] if seat:
            names.seat(seat, way)
        case "type", [kind] if kind in TYPE_NAMES:
            pass
        case _:
            known = [*WORDS, *OF_CARDS, "legend", "gig", "die", "value", "roll", "option", "starts", "type"]
            hint = did_you_mean(word, known) or "Answers are such as pass, play minotaur, target gigs or gig d6."
            names.notes.add("unknown-answer", way, f"No choice has an answer `{key}`.", hint)

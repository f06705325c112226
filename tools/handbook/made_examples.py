"""Examples that no card of the handbook gives: steps made round a word, said as on a card."""

from __future__ import annotations

from typing import Any

from effects.compiler.dialect import Dialect
from effects.syntax.grammar import COMPARISONS
from effects.syntax.language import KEYWORDS, Ability, Selector, Step
from effects.syntax.words import Kind, Word
from effects.wording import Speaker
from tools.reference import example_steps, read_example
from tools.reference_systems import SYSTEMS

OF_SPACES = ("empty", "occupied")
OF_FIGHTERS = ("hero", "sidekick", "defeated", "damaged", "undamaged")
"""Words of `is` by what they are said of; those that are said of cards are on every deck."""


def made_example(word: str, dialect: Dialect, voice: Speaker) -> str:
    """What a card with the word could say, in the words of a system; empty for one that says nothing by itself.

    >>> from effects.unmatched.words import DIALECT
    >>> from effects.wording import speaker
    >>> made_example("recover", DIALECT, speaker("en"))
    'Your hero recovers 2 health.'
    """
    keyword = next((each for each in KEYWORDS if each.key == word), None)
    if keyword is not None:
        steps = example_steps(keyword, dialect.system)
        return " ".join(voice.steps([Step.model_validate(read_example(step)) for step in steps]))
    quantifiers = SYSTEMS[dialect.system].quantifiers
    if word in quantifiers:
        return voice.things(Selector.model_validate(read_example(quantifiers[word])))
    if word in dialect.events:
        return voice.ability(Ability.model_validate({"when": word, "draw": 1}))
    step = _about(word, dialect)
    return voice.step(Step.model_validate(step)) if step else ""


def _about(word: str, dialect: Dialect) -> dict[str, Any]:
    """A step that has to do with a word; empty for one that goes with everything."""
    if word in dialect.conditions:
        return {"if": word, "draw": 1}
    if word in dialect.amounts:
        return {"draw": word}
    if word in COMPARISONS:
        return {"if": {"hand_size": "you", word: 4}, "draw": 1}
    if word in OF_SPACES:
        return {"pick": {"one": "spaces", "is": word}, "as": "chosen"}
    if word in OF_FIGHTERS:
        return {"damage": {"to": {"each": "opposing_fighters", "is": word}, "amount": 1}}
    return _with(dialect.words[word]) if word in dialect.words else {}


def _with(named: Word) -> dict[str, Any]:
    """A step that has to do with things of a word."""
    which = {"one": named.word} if named.several else named.word
    match named.kind:
        case Kind.SPACES:
            return {"place": {"who": "your_fighter", "in": which}}
        case Kind.CARDS if named.several:
            return {"discard": {"cards": which}}
        case Kind.CARDS:
            return {"draw": {"amount": {"value_of": named.word}}}
        case Kind.GIGS:
            return {"increase": {"gig": which, "up_to": 1}}
        case Kind.FIGHTERS:
            return {"damage": {"to": which, "amount": 1}}

"""From a step's verb to its phrase, where more is to be said than its arguments; and who does it."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from effects.compiler.dialect import Dialect
from effects.cyberpunk.numbers import NUMBERS
from effects.cyberpunk.verbs.equip import Equip
from effects.cyberpunk.verbs.from_now import FromNow
from effects.cyberpunk.verbs.grant import Rule
from effects.cyberpunk.verbs.guarding import Protect
from effects.cyberpunk.verbs.steal import Steal
from effects.shared.verbs.change import Change
from effects.shared.verbs.discard import Discard
from effects.shared.verbs.draw import Draw
from effects.shared.verbs.look import Look
from effects.syntax.keyword import Verb
from effects.syntax.language import Ability, Step
from effects.unmatched.verbs.gain_actions import GainActions
from effects.unmatched.verbs.switch import Switch
from effects.wording.parts import Noun, Number, Part, Phrase, Player
from effects.wording.reading import NEXT, condition, event, noun, number, slots

ONLY_YOURS = (Look, GainActions)
"""Verbs of what only `you` know or gain, whoever allows it."""


def phrase(step: Step) -> Phrase:
    """The phrase of a step's verb; what holds as long as an ability says is said without an end."""
    verb = step.verb
    filled = slots(verb)
    closer = ""
    match verb:
        case Change() if verb.stat == "value":
            filled.setdefault("of", Noun("your_card"))
        case Change():
            closer = f"{verb.key} {verb.stat}"
            if verb.stat in NUMBERS:
                filled = lasting(step, {"of": Noun("this"), **filled})
        case Rule():
            filled = lasting(step, {"of": Noun("this"), **filled})
            closer = f"{verb.key} {verb.word}"
        case Look():
            at = filled["at"]
            if isinstance(at, Noun) and not at.quantifier and at.head:
                filled["at"] = replace(at, quantifier="each")
        case Switch():
            filled["state"] = Noun(f"state {verb.state}")
            if verb.to is not None:
                filled["to"] = Noun(f"value {verb.state} {verb.to}")
        case Draw():
            full = full_hand(verb)
            if full is not None:
                filled, closer = {**filled, "who": Player(verb.who), "full": full}, "draw until"
        case FromNow():
            filled["when"] = event(verb.when, NEXT)
            closer = f"{verb.key} {verb.when.event}" if len(verb.do) == 1 else ""
            if verb.when.if_ is not None:
                filled["condition"] = condition(verb.when.if_)
        case Steal():
            filled.setdefault("by", Noun("this"))
        case Protect():
            filled = lasting(step, filled)
    return Phrase("verbs", verb.key, filled, closer=closer)


def lasting(step: Step, filled: dict[str, Part]) -> dict[str, Part]:
    """The slots with how long it lasts: this turn, where nothing else is said."""
    verb = step.verb
    is_timed = "until" in type(verb).model_fields and not (isinstance(step, Ability) and step.while_ is not None)
    turn = Phrase("arguments", "until end_of_turn", closer=f"{verb.key} until end_of_turn")
    return {"until": turn, **filled} if is_timed else filled


def dealt_with(verb: Verb) -> Noun | None:
    """The things that a name stands for that is given to a step with this verb."""
    filled = slots(verb)
    if isinstance(verb, Equip):
        return cast("Noun", filled["on"])
    return next((part for part in filled.values() if isinstance(part, Noun)), None)


def full_hand(draw: Draw) -> Number | None:
    """The hand up to which is drawn: that many cards less those the player has."""
    match number(draw.amount).measure:
        case Phrase(key="minus", slots={"of": (Number(literal=int(full)), Number(measure=Phrase() as held))}):
            if held.key == "hand_size" and held.slots["who"] == Player(draw.who):
                return Number(full)
    return None


def actor(step: Step, dialect: Dialect) -> Player:
    """Who does the deed: whom the verb names, who chooses, who may, whose hand it is discarded from, or you."""
    named = getattr(step.verb, "who", None)
    if isinstance(named, str):
        return Player(named)
    if isinstance(step.verb, ONLY_YOURS):
        return Player("you")
    chooser = step.by or step.may
    if chooser is None and isinstance(step.verb, Discard):
        hand = dialect.words.get(noun(step.verb.cards).head)
        chooser = hand.owner if hand is not None else None
    return Player(chooser or "you")

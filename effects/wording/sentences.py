"""The sentences of a card in their order: conditions before deeds, and what depends on a deed behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from effects.shared.verbs.do import Do
from effects.shared.verbs.for_each import ForEach
from effects.syntax.language import Step
from effects.wording import deeds, reading
from effects.wording.parts import Deed, Flow, Manner, Noun, Part, Phrase, Player
from effects.wording.things import is_several

if TYPE_CHECKING:
    from effects.wording.telling import Telling

OPENED = frozenset({"add move"})
"""Verbs whose phrase has an opening of its own, before which nothing can be said."""


def of_steps(steps: Sequence[Step], telling: Telling) -> list[str]:
    """The sentences of steps."""
    return [sentence for step in steps for sentence in of_step(step, telling)]


def of_step(step: Step, telling: Telling, opening: Phrase | None = None) -> list[str]:
    """The sentences of one step; an opening stands before the first."""
    part = guarded(step, telling)
    said = [telling.sentence(part if opening is None else opened(opening, part))]
    remark = telling.remark(step)
    if remark:
        said.append(telling.grammar.sentence(remark))
    telling.remember(step)
    return said + [telling.sentence(next_) for next_ in following(step, telling)]


def opened(opening: Phrase, rest: Part) -> Phrase:
    """An opening with what follows it."""
    return replace(opening, slots={**opening.slots, "rest": rest})


# Inside a sentence


def flow(flow: Flow, telling: Telling) -> str:
    """Steps one after the other; where a gate must not seem to guard what comes after its step, that is said."""
    steps = flow.steps
    gated = next((number for number, step in enumerate(steps[:-1], 1) if not is_plain(step)), len(steps))
    said = [inline(step, telling, is_gated=flow.is_gated) for step in steps[:gated]]
    first = telling.grammar.joined(said, "then")
    if gated == len(steps):
        return first
    return telling.say(Phrase("joints", "either way", {"deed": first, "more": Flow(steps[gated:])}))


def inline(step: Step, telling: Telling, *, is_gated: bool) -> str:
    """One step; `is_gated` if its condition has been said."""
    said = with_remark(telling.say(bare_deed(step) if is_gated else guarded(step, telling)), step, telling)
    telling.remember(step)
    for next_ in following(step, telling):
        said = telling.say(Phrase("joints", "else", {"deed": said, "more": telling.say(next_)}))
    return said


def with_remark(said: str, step: Step, telling: Telling) -> str:
    """A deed with what is added about it."""
    remark = telling.remark(step)
    return telling.say(Phrase("joints", "aside", {"deed": said, "remark": remark})) if remark else said


# Before a deed


def guarded(step: Step, telling: Telling) -> Part:
    """The deed of a step with its conditions before it."""
    opening = gate(step, telling)
    if opening is None:
        return bare_deed(step)
    return opened(opening, bare_deed(step))


def gate(step: Step, telling: Telling, *, is_open: bool = True) -> Phrase | None:
    """The opening of a step with a condition: that its gate is open, or that it is shut."""
    written = step.if_ or step.unless
    if written is None:
        return None
    condition = reading.condition(written, negative=(step.if_ is None) is is_open)
    if condition.form and is_composed(condition, telling):
        return Phrase("openings", "unless", {"condition": replace(condition, form=0)})
    return Phrase("openings", "if", {"condition": condition})


def is_composed(condition: Phrase, telling: Telling) -> bool:
    """Whether a condition has several parts, so that denying it is no matter of one verb."""
    if condition.key == "fits":
        what = condition.slots["what"]
        assert isinstance(what, Noun)
        return not is_several(what, telling) and len(what.demands) > 1
    return any(isinstance(part, tuple) for part in condition.slots.values())


# Behind a deed


def following(step: Step, telling: Telling) -> list[Phrase]:
    """What comes after a step, depending on it."""
    said = []
    if step.then:
        said.append(if_done(Player(step.may) if step.may else deeds.actor(step, telling.dialect), step.then, telling))
    if step.otherwise:
        rest = Flow(tuple(step.otherwise))
        if step.may:
            said.append(Phrase("openings", "if declined", {"who": Player(step.may), "rest": rest}))
        else:
            # After "if you do" a mere "otherwise" would be taken for "if you do not".
            shut = gate(step, telling, is_open=False) if step.then else None
            open_ = gate(step, telling)
            is_unless = open_ is not None and open_.key == "unless"
            shut = shut or Phrase("openings", "otherwise", closer="unless not" if is_unless else "")
            said.append(replace(shut, slots={**shut.slots, "rest": rest}))
    return said


def if_done(who: Player, steps: Sequence[Step], telling: Telling) -> Phrase:
    """What comes after a step that was done; a condition of all that comes is said in the same breath."""
    opening = gate(steps[0], telling) if len(steps) == 1 and not steps[0].otherwise else None
    if opening is None or opening.key != "if":
        return Phrase("openings", "if done", {"who": who, "rest": Flow(tuple(steps))})
    slots = {"who": who, **opening.slots, "rest": Flow(tuple(steps), is_gated=True)}
    return Phrase("openings", "if done and", slots)


# The deed


def deed(deed: Deed, telling: Telling) -> str:
    """A clause: who does or may do what."""
    step, manner = deed.step, deed.manner
    telling.clause = len(telling.mentioned)
    if isinstance(step.verb, Do) and (manner is Manner.DOES or is_one_clause(step.verb.steps, telling)):
        return done_together(step.verb.steps, deed, telling)
    if isinstance(step.verb, ForEach) and manner is Manner.DOES:
        factor, things = reading.multiple(reading.number(step.verb.times))
        if things is not None and factor == 1:
            return telling.say(Phrase("openings", "for each", {"what": things, "rest": Flow(tuple(step.verb.do))}))
    actor = deeds.actor(step, telling.dialect)
    mood, manner = mood_of(deed, actor)
    verb = replace(telling.verb(step), form=telling.grammar.verb_form(manner, actor))
    if telling.grammar.says_each_first and manner is Manner.DOES and verb.closer not in OPENED:
        verb, each = reading.single(verb)
        if each is not None and not deed.is_single:
            return telling.say(Phrase("openings", "for each", {"what": each, "rest": replace(deed, is_single=True)}))
    if mood in ("you do", "also") and telling.grammar.says_actor(verb, actor, telling):
        mood = "other does"
    outer, telling.actor = telling.actor, actor
    said = telling.say(Phrase("moods", mood, {"actor": actor, "asked": deed.asked or actor, "deed": verb}))
    telling.actor, telling.subject = outer, actor
    return said


def is_one_clause(steps: Sequence[Step], telling: Telling) -> bool:
    """Whether one "may" can stand before all of these steps."""
    return (telling.grammar.shares_may or len(steps) == 1) and all(map(is_plain, steps))


def done_together(steps: Sequence[Step], deed: Deed, telling: Telling) -> str:
    """Several steps under one gate."""
    if deed.manner is Manner.DOES:
        return telling.say(Flow(tuple(steps)))
    said: list[str] = []
    for step in steps:
        part = Deed(step, Manner.ALSO if said else Manner.MAY, deed.asked)
        said.append(with_remark(telling.say(part), step, telling))
        telling.remember(step)
    return telling.grammar.joined(said, "then")


def bare_deed(step: Step) -> Deed:
    """The deed of a step without its conditions."""
    asked = Player(step.may) if step.may else None
    return Deed(step, Manner.MAY if asked else Manner.DOES, asked)


def is_plain(step: Step) -> bool:
    """Whether a step is a deed and nothing else."""
    return not (step.if_ or step.unless or step.may or step.then or step.otherwise)


def mood_of(deed: Deed, actor: Player) -> tuple[str, Manner]:
    """How the subject stands before the verb, and how the verb follows it."""
    if deed.manner is Manner.MAY:
        return ("may", Manner.MAY) if actor == deed.asked else ("may let", Manner.LET)
    if deed.manner is Manner.ALSO and actor == deed.asked:
        return "also", Manner.ALSO
    is_plain_you = actor.word == "you" and deed.manner is Manner.DOES
    return ("you do" if is_plain_you else "other does"), Manner.DOES

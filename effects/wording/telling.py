"""Telling a card: sentences from steps, in the order of the card, with a memory of what has been said.

What is here holds for every language; phrases come from its catalogue, forms from its grammar.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from effects.shared.verbs.do import Do
from effects.shared.verbs.for_each import ForEach
from effects.syntax.language import Ability, Step
from effects.wording import reading
from effects.wording.catalogue import Catalogue
from effects.wording.grammar import Grammar
from effects.wording.parts import Called, Deed, Flow, Manner, Noun, Number, Part, Phrase, Player, Qualities
from effects.wording.template import pieces, slot_names
from effects.wording.things import are_theirs, is_several
from effects.wording.vocabulary import AFTERWARDS


@dataclass(frozen=True, slots=True)
class Named:
    """What a step left behind under a name."""

    verb: str
    what: Noun
    """The things the step dealt with."""
    is_alone: bool
    """Whether the step spoke of nothing else, so that a pronoun cannot be taken for another thing."""


class Telling:
    """One card or ability being told."""

    def __init__(self, catalogue: Catalogue, grammar: Grammar, names: Mapping[str, Called]) -> None:
        self.catalogue = catalogue
        self.grammar = grammar
        self.names = names
        self.named: dict[str, Named] = {}
        """The names of steps told so far."""
        self.recent = ""
        """The name the step right before was given: a pronoun will do for it."""
        self.mentioned: list[Noun] = []
        """What the sentence has spoken of so far, in the order of the language."""
        self.clause = 0
        """How many of these things were spoken of before the deed that is being said."""
        self.subject = Player("you")
        """Whom a clause without a subject would be taken to speak of, in a language that has such clauses."""
        self.unknowns: list[Number] = []
        """The amounts that the sentence has put a letter for, in a language that does."""
        self.actor = Player("you")
        """Who does what the clause says."""
        self.is_ability = False
        """Whether an ability is told: it is no card itself."""
        self.is_over = False
        """Whether the combat that is spoken of is past."""
        self.verbs: dict[int, tuple[Step, Phrase]] = {}
        """What has been read so far, by identity; the step is kept, so that its identity is not given away."""

    def tell(self, steps: Sequence[Step]) -> list[str]:
        """The sentences of steps."""
        return [sentence for step in steps for sentence in self.sentences(step)]

    def sentences(self, step: Step, event: str = "") -> list[str]:
        """The sentences of one step; an event opens the first."""
        part = self.guarded(step)
        if event:
            self.is_ability, self.is_over = True, event in AFTERWARDS
            part = Phrase("openings", "when", {"event": Phrase("events", event), "rest": part})
        said = [self.sentence(part)]
        remark = self.remark(step)
        if remark:
            said.append(self.grammar.sentence(remark))
        self.remember(step)
        return said + [self.sentence(following) for following in self.following(step)]

    def ability(self, ability: Ability) -> list[str]:
        """The sentences of an ability: its event opens the first, or what has to hold."""
        if ability.while_ is None:
            return self.sentences(ability, ability.when or "")
        self.is_ability = True
        condition = reading.condition(ability.while_)
        if condition.key == "always":
            return [self.sentence(bare_deed(ability))]
        return [self.sentence(Phrase("openings", "while", {"condition": condition, "rest": bare_deed(ability)}))]

    def sentence(self, part: Part) -> str:
        """One sentence."""
        self.mentioned, self.unknowns = [], []
        return self.grammar.sentence(self.say(part))

    def inline(self, step: Step, is_gated: bool = False) -> str:
        """One step inside a sentence; `is_gated` if its condition has been said."""
        said = self.with_remark(self.say(bare_deed(step) if is_gated else self.guarded(step)), step)
        self.remember(step)
        for following in self.following(step):
            said = self.say(Phrase("joints", "else", {"deed": said, "more": self.say(following)}))
        return said

    def flow(self, flow: Flow) -> str:
        """Steps inside a sentence; where a gate must not seem to guard what comes after its step, that is said."""
        steps = flow.steps
        gated = next((number for number, step in enumerate(steps[:-1], 1) if not is_plain(step)), len(steps))
        said = [self.inline(step, flow.is_gated) for step in steps[:gated]]
        first = self.grammar.joined(said, "then")
        if gated == len(steps):
            return first
        return self.say(Phrase("joints", "either way", {"deed": first, "more": self.flow(Flow(steps[gated:]))}))

    def verb(self, step: Step) -> Phrase:
        """The phrase of a step's verb: always the same one, so that a thing spoken of twice is known again."""
        return self.verbs.setdefault(id(step), (step, self.in_order(self.at_home(reading.phrase(step.verb)))))[1]

    def at_home(self, verb: Phrase) -> Phrase:
        """A verb that moves cards of the opponent moves them to his piles, not to yours."""
        match verb.slots:
            case {"cards": Noun() as cards, "to": Phrase() as to} if are_theirs(cards, self):
                theirs = replace(to, key=to.key.replace("your_", "their_"), slots={"who": Player("opponent")})
                return replace(verb, slots={**verb.slots, "to": theirs})
        return verb

    def in_order(self, verb: Phrase) -> Phrase:
        """A verb that moves several cards to a deck leaves their order to whoever moves them."""
        match verb.slots:
            case {"cards": Noun() as cards, "to": Phrase() as to} if to.key.endswith("_deck") and is_several(
                cards, self
            ):
                return replace(verb, slots={**verb.slots, "to": Phrase("joints", "in any order", {"to": to})})
        return verb

    def with_remark(self, said: str, step: Step) -> str:
        """A deed inside a sentence, with what is added about it."""
        remark = self.remark(step)
        return self.say(Phrase("joints", "aside", {"deed": said, "remark": remark})) if remark else said

    def guarded(self, step: Step) -> Part:
        """The deed of a step with its conditions before it."""
        gate = self.gate(step)
        if gate is None:
            return bare_deed(step)
        return replace(gate, slots={**gate.slots, "rest": bare_deed(step)})

    def gate(self, step: Step, *, is_open: bool = True) -> Phrase | None:
        """The opening of a step with a condition: that its gate is open, or that it is shut."""
        gate = step.if_ or step.unless
        if gate is None:
            return None
        condition = reading.condition(gate, negative=(step.if_ is None) is is_open)
        if condition.form and self.is_composed(condition):
            return Phrase("openings", "unless", {"condition": replace(condition, form=0)})
        return Phrase("openings", "if", {"condition": condition})

    def is_composed(self, condition: Phrase) -> bool:
        """Whether a condition has several parts, so that denying it is no matter of one verb."""
        if condition.key == "fits":
            what = condition.slots["what"]
            assert isinstance(what, Noun)
            return not is_several(what, self) and len(what.demands) > 1
        return any(isinstance(part, tuple) for part in condition.slots.values())

    def following(self, step: Step) -> list[Phrase]:
        """What comes after a step, depending on it."""
        said = []
        if step.then:
            said.append(self.if_done(Player(step.may) if step.may else reading.actor(step), step.then))
        if step.otherwise:
            rest = Flow(tuple(step.otherwise))
            if step.may:
                said.append(Phrase("openings", "if declined", {"who": Player(step.may), "rest": rest}))
            else:
                # After "if you do" a mere "otherwise" would be taken for "if you do not".
                gate = self.gate(step, is_open=False) if step.then else None
                opened = self.gate(step)
                is_unless = opened is not None and opened.key == "unless"
                gate = gate or Phrase("openings", "otherwise", closer="unless not" if is_unless else "")
                said.append(replace(gate, slots={**gate.slots, "rest": rest}))
        return said

    def if_done(self, who: Player, steps: Sequence[Step]) -> Phrase:
        """What comes after a step that was done; a condition of all that comes is said in the same breath."""
        gate = self.gate(steps[0]) if len(steps) == 1 and not steps[0].otherwise else None
        if gate is None or gate.key != "if":
            return Phrase("openings", "if done", {"who": who, "rest": Flow(tuple(steps))})
        return Phrase("openings", "if done and", {"who": who, **gate.slots, "rest": Flow(tuple(steps), is_gated=True)})

    def remark(self, step: Step) -> str:
        """What is added about the deed, if anything."""
        verb = self.verb(step)
        text = self.fitting("remarks", (verb.key,), verb.slots)
        return "" if text is None else self.fill(text, verb.slots, 0)

    def remember(self, step: Step) -> None:
        """Keep the name a step gives to what it dealt with."""
        self.recent = step.as_ or ""
        if step.as_:
            slots = reading.slots(step.verb)
            nouns = [part for part in slots.values() if isinstance(part, Noun)]
            amounts = [part for part in slots.values() if isinstance(part, Number) and part.measure is not None]
            what = nouns[0] if nouns else self.drawn(slots.get("amount"))
            self.named[step.as_] = Named(step.verb.key, what, is_alone=len(nouns) + len(amounts) <= 1)

    @staticmethod
    def drawn(amount: Part | None) -> Noun:
        """The cards that a number of drawn cards are."""
        one = isinstance(amount, Number) and amount.literal == 1
        return Noun("your_deck", "top", 1 if one else 2)

    def say(self, part: Part, form: str = "", detail: str = "") -> str:
        """A part of speech in the form that a slot asks for."""
        match part:
            case str():
                return part
            case Player():
                return self.grammar.player(part, form, detail, self)
            case Noun():
                return self.grammar.noun(part, form, detail, self)
            case Number():
                return self.grammar.number(part, form, detail, self)
            case Qualities():
                return self.grammar.qualities(part, form, detail, self)
            case Flow():
                return self.flow(part)
            case Deed():
                return self.deed(part)
            case Phrase():
                return self.phrase(denied(part) if form == "denied" else part)
            case tuple():
                inner = form if form == "denied" else "noun"
                return self.grammar.joined([self.say(item, inner) for item in part], detail)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase with its slots filled."""
        if phrase.key == "fits":
            return self.group(phrase)
        text = self.fitting(phrase.family, (phrase.closer, phrase.key), phrase.slots)
        is_past = self.is_over and phrase.family == "conditions"
        if text is None:
            raise LookupError(
                f"the catalogue has no phrase for {phrase.family} {phrase.key!r} with {set(phrase.slots)}"
            )
        return self.fill(text, phrase.slots, phrase.form + 2 * is_past)

    def group(self, phrase: Phrase) -> str:
        """That something of a kind is there, or that a certain thing is as demanded."""
        what = phrase.slots["what"]
        assert isinstance(what, Noun)
        if is_several(what, self) or (what.head in self.named and not what.demands):
            return self.say(replace(phrase, key="some"))
        if not what.demands:
            return self.say(replace(phrase, key="there", closer=what.head))
        who = replace(what, demands=())
        said = [Phrase("predicates", demand.key, {**demand.slots, "who": who}, demand.form) for demand in what.demands]
        joint = "both" if phrase.closer == "inside" and len(said) == 2 else "all_of"
        whole = said[0] if len(said) == 1 else Phrase("joints", joint, {"conditions": tuple(said)})
        return self.say(denied(whole) if phrase.form else whole)

    def deed(self, deed: Deed) -> str:
        """A clause: who does or may do what."""
        step, manner = deed.step, deed.manner
        self.clause = len(self.mentioned)
        if isinstance(step.verb, Do) and (manner is Manner.DOES or self.is_one_clause(step.verb.steps)):
            return self.done_together(step.verb.steps, deed)
        if isinstance(step.verb, ForEach) and manner is Manner.DOES:
            factor, things = reading.multiple(reading.number(step.verb.times))
            if things is not None and factor == 1:
                return self.say(Phrase("openings", "for each", {"what": things, "rest": Flow(tuple(step.verb.do))}))
        actor = reading.actor(step)
        mood, manner = mood_of(deed, actor)
        verb = replace(self.verb(step), form=self.grammar.verb_form(manner, actor))
        if self.grammar.says_each_first and manner is Manner.DOES:
            verb, each = reading.single(verb)
            if each is not None and not deed.is_single:
                return self.say(Phrase("openings", "for each", {"what": each, "rest": replace(deed, is_single=True)}))
        if mood in ("you do", "also") and self.grammar.says_actor(verb, actor, self):
            mood = "other does"
        outer, self.actor = self.actor, actor
        said = self.say(Phrase("moods", mood, {"actor": actor, "asked": deed.asked or actor, "deed": verb}))
        self.actor, self.subject = outer, actor
        return said

    def is_one_clause(self, steps: Sequence[Step]) -> bool:
        """Whether one "may" can stand before all of these steps."""
        return (self.grammar.shares_may or len(steps) == 1) and all(map(is_plain, steps))

    def done_together(self, steps: Sequence[Step], deed: Deed) -> str:
        """Several steps under one gate."""
        if deed.manner is Manner.DOES:
            return self.say(Flow(tuple(steps)))
        said: list[str] = []
        for step in steps:
            part = Deed(step, Manner.ALSO if said else Manner.MAY, deed.asked)
            said.append(self.with_remark(self.say(part), step))
            self.remember(step)
        return self.grammar.joined(said, "then")

    def fitting(self, family: str, keys: tuple[str, ...], slots: Mapping[str, Part]) -> str | None:
        """The first phrase under one of the keys whose slots are all filled."""
        phrases = getattr(self.catalogue, family)
        for key in keys:
            offered = phrases.get(key, ())
            for text in (offered,) if isinstance(offered, str) else offered:
                if slot_names(text) <= set(slots):
                    return str(text)
        return None

    def fill(self, text: str, slots: Mapping[str, Part], form: int) -> str:
        """A phrase said, its slots filled from left to right."""
        return "".join(
            piece if isinstance(piece, str) else self.say(slots[piece.name], piece.form, piece.detail)
            for piece in pieces(text, form)
        )


def bare_deed(step: Step) -> Deed:
    """The deed of a step without its conditions."""
    asked = Player(step.may) if step.may else None
    return Deed(step, Manner.MAY if asked else Manner.DOES, asked)


def denied(condition: Phrase) -> Phrase:
    """A condition that does not hold instead of one that does, or the other way round."""
    return replace(condition, form=condition.form ^ 1)


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

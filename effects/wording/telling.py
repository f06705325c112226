"""What has been said of a card so far, and how a part of speech is said next: the filling of phrases.

What is here holds for every language; phrases come from its catalogue, forms from its grammar. Which sentence follows
which is in `sentences`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from effects.compiler.dialect import Dialect
from effects.syntax.language import Step
from effects.wording import deeds, reading, sentences
from effects.wording.alike import one_of
from effects.wording.catalogue import Catalogue
from effects.wording.grammar import Grammar
from effects.wording.parts import Called, Deed, Flow, Noun, Number, Part, Phrase, Player, Qualities
from effects.wording.piles import to_pile
from effects.wording.template import pieces, wanted
from effects.wording.things import is_several, thing, titles
from engine.kernel.players import OPPONENT


@dataclass(frozen=True, slots=True)
class Named:
    """What a step left behind under a name."""

    verb: str
    what: Noun
    """The things the step dealt with."""
    is_alone: bool
    """Whether the step spoke of nothing else, so that a pronoun cannot be taken for another thing."""


MEANT = {
    "events": {"that": "of", "that_gig": "of", "that_unit": "by"},
    "add": {"that": "of"},
    "protect": {"that_unit": "from"},
}
"""By what is said: the words that mean something after it, and the slot of its phrase that says what."""
FOES = {"fights": "that", "fight_won": "that", "fight_lost": "that_unit"}
"""By event: the word for the other of the two who fight, where nobody was said to be it."""


class Telling:
    """One card or ability being told."""

    def __init__(
        self, catalogue: Catalogue, grammar: Grammar, names: Mapping[str, Called], dialect: Dialect, sort: str
    ) -> None:
        self.catalogue = catalogue
        self.grammar = grammar
        self.names = names
        self.dialect = dialect
        self.opponent = Player(next(word.word for word in dialect.players.values() if word.number == OPPONENT))
        """The other player, or one of them."""
        self.sort = sort
        """What `this` is called: an entry among the things."""
        self.named: dict[str, Named] = {}
        """The names of steps told so far."""
        self.recent = ""
        """The name the step right before was given: a pronoun will do for it."""
        self.optional: set[str] = set()
        """The names that options have given."""
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
        self.happened: Mapping[str, Part] = {}
        """By word: what is meant by it, of what was told before."""
        self.is_over = False
        """Whether the combat that is spoken of is past."""
        self.verbs: dict[int, tuple[Step, Phrase]] = {}
        """What has been read so far, by identity; the step is kept, so that its identity is not given away."""

    def word(self, head: str) -> str:
        """How a word for things is written: in an ability, which is no card itself, it may be another."""
        meant = self.happened.get(head)
        if meant == Noun("opposing_unit"):
            head = "opposing_unit"
        written = str(self.catalogue.words[head])
        if isinstance(meant, Noun) and "{card}" in written:
            written = written.replace("card", thing(meant, self))
        if self.is_ability:
            written = str(self.catalogue.of_abilities.get(head, written))
        return written.replace("{sort}", f"{{{self.sort}}}")

    def sentence(self, part: Part) -> str:
        """One sentence."""
        self.mentioned, self.unknowns = [], []
        return self.grammar.sentence(self.say(part))

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
                return sentences.flow(part, self)
            case Deed():
                return sentences.deed(part, self)
            case Phrase():
                return self.phrase(denied(part) if form == "denied" else part)
            case tuple():
                inner = form if form == "denied" else "noun"
                return self.grammar.joined([self.apart(item, inner) for item in part], detail)

    def apart(self, part: Part, form: str) -> str:
        """One of several parts; an option does not know what another of them has named."""
        if not isinstance(part, Flow):
            return self.say(part, form)
        self.named = {name: named for name, named in self.named.items() if name not in self.optional}
        self.clause = len(self.mentioned)
        known, subject = set(self.named), self.subject
        said = self.say(part, form)
        self.optional |= set(self.named) - known
        self.subject = subject
        return said

    def phrase(self, phrase: Phrase) -> str:
        """A phrase with its slots filled."""
        if phrase.key == "any_of":
            phrase = one_of(phrase, self)
        if phrase.key == "fits":
            return self.group(phrase)
        meant = MEANT.get("events" if phrase.family == "events" else phrase.key)
        if meant is not None and phrase.family in ("events", "verbs"):
            told = {word: phrase.slots[slot] for word, slot in meant.items() if slot in phrase.slots}
            self.happened = {word: part for word, part in told.items() if part != Noun(word)}
            foe = FOES.get(phrase.key)
            if foe is not None and foe not in self.happened:
                self.happened = {**self.happened, foe: Noun("opposing_unit")}
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
        if is_several(what, self) or titles(what, self) or (what.head in self.named and not what.demands):
            return self.say(replace(phrase, key="some"))
        if not what.demands:
            return self.say(replace(phrase, key="there", closer=what.head))
        who = replace(what, demands=())
        said = [Phrase("predicates", demand.key, {**demand.slots, "who": who}, demand.form) for demand in what.demands]
        joint = "both" if phrase.closer == "inside" and len(said) == 2 else "all_of"
        whole = said[0] if len(said) == 1 else Phrase("joints", joint, {"conditions": tuple(said)})
        return self.say(denied(whole) if phrase.form else whole)

    def fitting(self, family: str, keys: tuple[str, ...], slots: Mapping[str, Part]) -> str | None:
        """The first phrase under one of the keys whose slots are all filled."""
        phrases = getattr(self.catalogue, family)
        for key in keys:
            offered = phrases.get(key, ())
            for text in (offered,) if isinstance(offered, str) else offered:
                said = wanted(text, slots)
                if said is not None:
                    return said
        return None

    def fill(self, text: str, slots: Mapping[str, Part], form: int) -> str:
        """A phrase said, its slots filled from left to right."""
        return "".join(
            piece if isinstance(piece, str) else self.say(slots[piece.name], piece.form, piece.detail)
            for piece in pieces(text, form)
        )

    def verb(self, step: Step) -> Phrase:
        """The phrase of a step's verb: always the same one, so that a thing spoken of twice is known again."""
        return self.verbs.setdefault(id(step), (step, to_pile(deeds.phrase(step), self)))[1]

    def remark(self, step: Step) -> str:
        """What is added about the deed, if anything."""
        verb = self.verb(step)
        text = self.fitting("remarks", (verb.key,), verb.slots)
        return "" if text is None else self.fill(text, verb.slots, 0)

    def mention_again(self, noun: Noun) -> None:
        """Keep that what a step dealt with was spoken of, though only by a pronoun."""
        if noun.head in self.named:
            self.mentioned.append(noun)

    def remember(self, step: Step) -> None:
        """Keep the name a step gives to what it dealt with; as long as nothing else is spoken of, it is clear."""
        is_still_clear = bool(self.mentioned) and all(self.recent in noun.heads for noun in self.mentioned)
        self.recent = step.as_ or (self.recent if is_still_clear else "")
        if step.as_:
            slots = reading.slots(step.verb)
            nouns = [part for part in slots.values() if isinstance(part, Noun)]
            amounts = [part for part in slots.values() if isinstance(part, Number) and part.measure is not None]
            what = deeds.dealt_with(step.verb) or drawn(slots.get("amount"))
            self.named[step.as_] = Named(step.verb.key, what, is_alone=len(nouns) + len(amounts) <= 1)


def drawn(amount: Part | None) -> Noun:
    """The cards that a number of drawn cards are."""
    one = isinstance(amount, Number) and amount.literal == 1
    return Noun("your_deck", "top", 1 if one else 2)


def denied(condition: Phrase) -> Phrase:
    """A condition that does not hold instead of one that does, or the other way round."""
    return replace(condition, form=condition.form ^ 1)

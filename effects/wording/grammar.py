"""What a language's grammar has to do: give parts of speech the form a phrase asks for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from effects.wording.parts import Manner, Noun, Number, Phrase, Player, Qualities

if TYPE_CHECKING:
    from effects.wording.telling import Telling


WITH_SUBJECT = frozenset(
    {"add", "subtract", "recover", "set", "steal", "increase", "decrease", "adjust", "grant", "can", "cannot", "must"}
    | {"protect", "discount", "from_now"}
)
"""Verbs whose clause has a subject of its own where it is you who does it: the value, the fighter, the unit."""


class Grammar(ABC):
    """The inflection of one language. The forms its phrases may ask for are its own affair."""

    joints: ClassVar[Mapping[str, tuple[str, str]]]
    """What stands between parts, and before the last, by the word of the phrase that asks for it."""
    shares_may = True
    """Whether "may" goes before several deeds at once: you may draw 1 card, then gain 1 action."""
    says_each_first = False
    """Whether "for each of them" comes before all else: what is counted there is out of the clause then."""

    @abstractmethod
    def noun(self, noun: Noun, form: str, detail: str, telling: Telling) -> str:
        """A noun phrase in a form."""

    @abstractmethod
    def number(self, number: Number, form: str, detail: str, telling: Telling) -> str:
        """An amount in a form; `detail` is mostly what is counted."""

    @abstractmethod
    def player(self, player: Player, form: str, detail: str, telling: Telling) -> str:
        """A player in a form."""

    @abstractmethod
    def qualities(self, qualities: Qualities, form: str, detail: str, telling: Telling) -> str:
        """What sort of thing something is, said of it."""

    @abstractmethod
    def verb_form(self, manner: Manner, actor: Player) -> int:
        """Which form of `[...|...]` a verb takes."""

    def joined(self, parts: list[str], joint: str) -> str:
        """Parts of a kind with what stands between them."""
        between, last = self.joints[joint]
        return last.join([between.join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    def value(self, number: Number, telling: Telling) -> str:
        """How much, as a noun."""
        if number.measure is not None:
            return telling.say(number.measure)
        if number.literal is not None:
            return str(number.literal)
        if number.word in telling.named:
            return str(telling.catalogue.totals[telling.named[number.word].verb])
        return str(telling.catalogue.amounts.get(number.word, number.word))

    def says_actor(self, verb: Phrase, actor: Player, telling: Telling) -> bool:
        """Whether it has to be said who does what a verb says, though it is you or who may do it."""
        return False

    def capitalized(self, text: str) -> str:
        """A text as it stands at the head of a line."""
        return text

    @abstractmethod
    def sentence(self, clause: str) -> str:
        """A clause with its capital and its full stop, as far as the language has them."""

    def text(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, with what the language puts between them: mostly a space."""
        return " ".join(sentences)

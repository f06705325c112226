"""What a language's grammar has to do: give parts of speech the form a phrase asks for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from effects.wording.parts import Manner, Noun, Number, Phrase, Player, Qualities

if TYPE_CHECKING:
    from effects.wording.telling import Telling


class Grammar(ABC):
    """The inflection of one language. The forms its phrases may ask for are its own affair."""

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
    def joined(self, parts: list[str], joint: str) -> str:
        """Clauses or amounts one after the other; `joint` is the word of the phrase that asks for it."""

    @abstractmethod
    def verb_form(self, manner: Manner, actor: Player) -> int:
        """Which form of `[...|...]` a verb takes."""

    def says_actor(self, verb: Phrase, actor: Player, telling: Telling) -> bool:
        """Whether it has to be said who does what a verb says, though it is you or who may do it."""
        return False

    @abstractmethod
    def sentence(self, clause: str) -> str:
        """A clause with its capital and its full stop, as far as the language has them."""

    def text(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, with what the language puts between them: mostly a space."""
        return " ".join(sentences)

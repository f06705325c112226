"""What a language has to bring for the log and the terminal: phrases for each system, and how names fill them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from effects.wording.letters import capitalized
from effects.wording.parts import Called
from effects.wording.template import Slot, pieces
from tools.sentences import chinese, english, turkish
from tools.sentences.grammar import Grammar
from tools.words import words

Value: TypeAlias = "Called | Sequence[Called] | str | int"
"""What fills a slot: a name or several, which the language bends; a text as it is; a number."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The phrases of a system in a language by key.

    A slot `{fighter:dative}` asks the grammar for a form of the name, `{targets:dative or}` for one of each name with
    an `or` between them. Of `[an action|{number} actions]` the form is taken that the slot `number` asks for.
    """

    language: str
    phrases: Mapping[str, str]
    reasons: Mapping[str, str]
    """The engine's reasons by the phrase the engine has for them, which is the English one."""
    grammar: Grammar

    def say(self, key: str, /, **slots: Value) -> str:
        """A phrase as it stands inside a sentence.

        >>> CATALOGUES["unmatched"]["en"].say("draws", player=Called("The Jackalope"), number=2)
        'the Jackalope draws 2 cards.'
        """
        return "".join(self._filled(self.phrases[key], slots))

    def sentence(self, key: str, /, **slots: Value) -> str:
        """A phrase that stands by itself; a text that fills its beginning stays as it is.

        >>> slots = {"fighter": Called("The Jackalope"), "amount": 2, "before": 6, "after": 4}
        >>> CATALOGUES["unmatched"]["en"].sentence("takes damage", **slots)
        'The Jackalope takes 2 damage: health 6 → 4.'
        """
        return self._sentence(self.phrases[key], slots)

    def reason(self, phrase: str, slots: Mapping[str, Value]) -> str:
        """A reason of the engine as it stands inside a sentence."""
        return "".join(self._filled(self.reasons.get(phrase, phrase), slots))

    def begins(self, reason: str, slots: Mapping[str, Value]) -> str:
        """A reason of the engine at the beginning of a sentence."""
        return self._sentence(self.reasons.get(reason, reason), slots)

    def listed(self, names: Sequence[str], joint: str = "") -> str:
        """Texts one after the other: with commas, with `and`, `or`, `against`, or as statements that go on (`also`)."""
        return self.grammar.joints[joint].join(names)

    def _sentence(self, phrase: str, slots: Mapping[str, Value]) -> str:
        said = "".join(self._filled(phrase, slots))
        first = next(iter(pieces(phrase, 0)), "")
        as_it_is = isinstance(first, Slot) and isinstance(slots[first.name], str)
        return said if as_it_is else capitalized(said, self.language)

    def _filled(self, phrase: str, slots: Mapping[str, Value]) -> Iterator[str]:
        number = slots.get("number")
        form = self.grammar.number_form(number) if isinstance(number, int) else 0
        for piece in pieces(phrase, form):
            yield piece if isinstance(piece, str) else self._formed(slots[piece.name], piece)

    def _formed(self, value: Value, slot: Slot) -> str:
        if isinstance(value, str | int):
            return str(value)
        if isinstance(value, Called):
            return self.grammar.bent(value, slot.form)
        return self.listed([self.grammar.bent(name, slot.form) for name in value], slot.detail)


CATALOGUES: Mapping[str, Mapping[str, Catalogue]] = {
    system: {
        language: Catalogue(language, each.PHRASES[system], each.REASONS.get(system, {}), each.GRAMMAR)
        for language, each in (("en", english), ("tr", turkish), ("zh", chinese))
    }
    for system in english.PHRASES
}
"""By system, then by language: with what its matches are told and played."""


def catalogue(language: str, system: str = "shared") -> Catalogue:
    """The phrases of a system in a language, or those that all systems share.

    Raises `Misuse` for a language that there is not.
    """
    return CATALOGUES[system][words(language).language]

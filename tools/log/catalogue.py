"""What a language has to bring for the log: a phrase for everything that can happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tools.log import english


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The phrases of a language by key; `{slots}` are filled with names and numbers."""

    phrases: Mapping[str, str]
    """Where a number matters there is one phrase for each form of it, such as `draws 1` and `draws many`."""
    form: Callable[[int], str]
    """The form of a phrase that a number asks for."""
    inside: Callable[[str], str]
    """A name as it stands inside a sentence."""
    listed: Callable[[list[str]], str]
    """Several names, one after the other."""

    def say(self, key: str, slots: Mapping[str, str | int], number: int | None = None) -> str:
        """A phrase with its slots filled, as it stands inside a sentence; `number` chooses its form.

        >>> CATALOGUES["en"].say("draws", {"player": "The Jackalope"}, 2)
        'the Jackalope draws 2 cards.'
        """
        phrase = self.phrases[key if number is None else f"{key} {self.form(number)}"]
        filled = {name: self.inside(value) if isinstance(value, str) else value for name, value in slots.items()}
        return phrase.format(number=number, **filled)

    def sentence(self, key: str, slots: Mapping[str, str | int], number: int | None = None) -> str:
        """A phrase that stands by itself.

        >>> slots = {"fighter": "The Jackalope", "amount": 2, "before": 6, "after": 4}
        >>> CATALOGUES["en"].sentence("takes damage", slots)
        'The Jackalope takes 2 damage: health 6 → 4.'
        """
        said = self.say(key, slots, number)
        return said[:1].upper() + said[1:]


CATALOGUES: Mapping[str, Catalogue] = {
    "en": Catalogue(english.PHRASES, english.form, english.inside, english.listed),
}
"""The languages in which a match can be told."""

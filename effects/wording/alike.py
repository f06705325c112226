"""Conditions of one thing that differ in its sort alone: it is a unit or a gear card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from effects.wording.parts import Noun, Phrase, Qualities
from effects.wording.things import is_several

if TYPE_CHECKING:
    from effects.wording.telling import Telling


def one_of(phrase: Phrase, telling: Telling) -> Phrase:
    """That a thing is of one sort or another, where only the sort makes the conditions differ."""
    parts = [part for part in _conditions(phrase) if part.key == "fits" and not part.form]
    whats = [part.slots["what"] for part in parts]
    nouns = [what for what in whats if isinstance(what, Noun)]
    words = [_sort(noun) for noun in nouns]
    is_one = len({replace(noun, demands=()) for noun in nouns}) == 1 and not is_several(nouns[0], telling)
    if len(parts) != len(_conditions(phrase)) or "" in words or not is_one:
        return phrase
    sort = Phrase("filters", "is", {"words": Qualities(tuple(words), any=True)})
    return Phrase("groups", "fits", {"what": replace(nouns[0], demands=(sort,))}, phrase.form)


def _conditions(phrase: Phrase) -> list[Phrase]:
    conditions = phrase.slots["conditions"]
    assert isinstance(conditions, tuple)
    return [part for part in conditions if isinstance(part, Phrase)]


def _sort(noun: Noun) -> str:
    """The only quality that is demanded; empty if there is another demand, or none."""
    match noun.demands:
        case (Phrase(key="is", slots={"words": Qualities((str(word),))}),):
            return word
    return ""

"""Turkish sentences about what there is: where, and what before "var" and "yok"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.wording.parts import Noun
from effects.wording.things import tails
from effects.wording.turkish.entries import entry
from effects.wording.turkish.nouns import attributes, declined, described, is_part, other, place
from effects.wording.turkish.suffixes import CASES

if TYPE_CHECKING:
    from effects.wording.telling import Telling


def being(noun: Noun, form: str, telling: Telling) -> str:
    """What stands before "varsa" (`exists`), "yoksa" (`lacks`), a number (`place`), behind it (`counted`), before
    "sayısı" (`number`), or before the deed that is done for each (`per`).
    """
    is_composed = bool(noun.either or noun.of)
    match form:
        case "per":
            return per(noun, telling)
        case "place" if is_composed:
            return ""
        case "place":
            return situation(noun, telling)
        case "number":
            return number(noun, telling)
        case "counted" if is_composed:
            return declined(noun, "nominative", (), telling)
        case "counted":
            return counted(noun, telling)
        case "exists" if is_composed:
            return declined(noun, "nominative", ("any",), telling)
        case "exists":
            return situation(noun, telling) + counted(noun, telling, behind="bir ")
        case _ if is_composed:
            return declined(noun, "nominative", ("none",), telling)
        case _:
            return situation(noun, telling) + counted(noun, telling, before="hiç ")


def per(noun: Noun, telling: Telling) -> str:
    """For each of them."""
    each = Noun(either=noun.either) if noun.either else noun
    if noun.of is None:
        each = Noun(noun.head, "each", either=noun.either, demands=noun.demands)
    return f"{declined(each, 'nominative', ('per',), telling)} için"


def number(noun: Noun, telling: Telling) -> str:
    """What "sayısı" belongs to."""
    if noun.either or noun.of or is_part(noun, telling) or entry(noun.head, telling).owner:
        return declined(noun, "genitive", (), telling)
    here = place(noun, entry(noun.head, telling), (), telling)
    return f"{attributes(noun, telling)}{here}{counted(noun, telling)}"


def situation(noun: Noun, telling: Telling) -> str:
    """Where there is something, as an adverb: "Bigfoot'un bölgesinde"."""
    said = [telling.say(demand) for demand in tails(noun, telling)]
    places = [text.removesuffix("ki") for text in said if text.endswith("bölgesindeki")]
    others = " ve ".join(text for text in said if not text.endswith("bölgesindeki"))
    found = entry(noun.head, telling)
    if found.place is not None:
        places.append(str(found.place + CASES["locative"]))
    return "".join(f"{text} " for text in (*places, others) if text)


def counted(noun: Noun, telling: Telling, before: str = "", behind: str = "") -> str:
    """The noun for what is counted there, in the singular; what stands before and behind its adjectives."""
    adjectives, found = described(noun, entry(noun.head, telling), telling)
    others = other(noun, telling, is_counted=True)
    return f"{before}{others}{adjectives}{behind}{found.before}{found.one}"

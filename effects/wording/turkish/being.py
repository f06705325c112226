"""Turkish sentences about what there is: where, and what before "var" and "yok"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from effects.wording.parts import Noun
from effects.wording.things import is_the_only_one, sorts, thing
from effects.wording.turkish.entries import entry
from effects.wording.turkish.nouns import attributes, declined, demands, described, is_part, place
from effects.wording.turkish.suffixes import CASES, Stem

if TYPE_CHECKING:
    from effects.wording.telling import Telling


def being(noun: Noun, form: str, telling: Telling) -> str:
    """What stands before "varsa" (`exists`), "yoksa" (`lacks`), a number (`place`), behind it (`counted`), before
    "sayısı" (`number`), or before the deed that is done for each (`per`).
    """
    match form:
        case "per":
            return per(noun, telling)
        case "number":
            return number(noun, telling)
        case "place":
            return situation(noun, telling)
        case "counted":
            return counted(noun, telling)
        case "exists" | "lacks" if noun.head in telling.named and not noun.demands:
            return done(noun.head, telling, "bir " if form == "exists" else "")
        case "exists":
            return situation(noun, telling) + counted(noun, telling, behind="bir ")
        case _:
            return situation(noun, telling) + counted(noun, telling, before="hiç ")


def per(noun: Noun, telling: Telling) -> str:
    """For each of them."""
    each = noun.either or (noun,)
    parts = [part if part.of else Noun(part.head, "each", demands=part.demands) for part in each]
    return f"{' ve '.join(declined(part, 'nominative', ('per',), telling) for part in parts)} için"


def number(noun: Noun, telling: Telling) -> str:
    """What "sayısı" belongs to."""
    if noun.either or noun.of or is_part(noun, telling) or entry(noun.head, telling).owner:
        return declined(noun, "genitive", (), telling)
    here = place(noun, entry(noun.head, telling), (), telling)
    return f"{attributes(noun, telling)}{here}{counted(noun, telling)}"


def done(name: str, telling: Telling, how_many: str) -> str:
    """That a step had something to deal with: "ıskarta edilen bir kart"."""
    return f"{telling.catalogue.results[telling.named[name].verb]} {how_many}{entry(name, telling).stem}"


def situation(noun: Noun, telling: Telling) -> str:
    """Where or among which there is something, as an adverb: "Bigfoot'un bölgesinde", "aralarında"."""
    said = demands(noun, telling)
    places = [text.removesuffix("ki") for text in said if text.endswith("bölgesindeki")]
    others = " ve ".join(text for text in said if not text.endswith("bölgesindeki"))
    found = entry(noun.heads[0], telling)
    whole = noun.of or (Noun(noun.head) if found.is_set and not found.place else None)
    if whole is not None and noun.of is None and found.before == "o ":
        places.insert(0, "aralarında")
    elif whole is not None:
        places.insert(0, f"{declined(whole, 'nominative', (), telling)} arasında")
    elif found.place is not None and not noun.either:
        places.append(str(found.place + CASES["locative"]))
    return "".join(f"{text} " for text in (*places, others) if text)


def counted(noun: Noun, telling: Telling, before: str = "", behind: str = "") -> str:
    """The noun for what is counted there, in the singular; what stands before and behind its adjectives."""
    if noun.either:
        return " veya ".join(counted(part, telling, before, behind) for part in noun.either)
    found = entry(noun.heads[0], telling)
    if noun.of is not None and len({thing(part, telling) for part in noun.of.either}) > 1:
        found = replace(found, stem=Stem(str(telling.catalogue.things["card"])), owner="")
    adjectives, found = described(noun, replace(found, before="") if noun.of or found.is_set else found, telling)
    others = "başka " if "other" in sorts(noun, telling) else ""
    if is_the_only_one(noun, telling):
        before = behind = ""
    return f"{others}{before}{adjectives}{behind}{found.before}{found.one}"

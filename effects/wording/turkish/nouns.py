"""Turkish noun phrases: what stands before the noun, the noun, and the ending of its case."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from effects.wording.parts import Noun
from effects.wording.sharing import merged
from effects.wording.things import (
    TELLS_PLACE,
    hand_owner,
    is_rest,
    is_the_only_one,
    kind,
    results_of,
    sorts,
    tails,
    thing,
    titles,
)
from effects.wording.turkish.entries import Entry, entry, written_noun
from effects.wording.turkish.suffixes import CASES, PLURAL, THEIRS, Stem, numeral

if TYPE_CHECKING:
    from effects.wording.telling import Telling

CERTAIN = ("", "each", "top", "bottom")
"""The quantifiers that leave no choice: their things are certain."""
ENDS = {"top": ("en üstündeki ", "en üstteki "), "bottom": ("en altındaki ", "en alttaki ")}
"""Of a pile, or simply."""
CERTAINLY = ("object", "moved")
"""The forms that are the accusative of certain things; `moved` of all that lie in no pile."""
ADJECTIVES = frozenset({"colour", "die"})
"""The demands that are said like qualities."""
Marks = Collection[str]


def declined(noun: Noun, case: str, marks: Marks, telling: Telling) -> str:
    """A whole noun phrase in a case; `object` is the accusative of certain things only."""
    if "any" in marks and noun.quantifier == "each":
        noun = replace(noun, quantifier="")
    if is_rest(noun, telling):
        return str(
            Stem(f"kalan {telling.catalogue.things['card']}")
            + PLURAL
            + CASES["accusative" if case in CERTAINLY else case]
        )
    if verb := results_of(noun, telling):
        stem, owner = written_noun(str(telling.catalogue.things[thing(noun, telling)]))
        results = prefixed(f"{telling.catalogue.results[verb]} ", stem) + PLURAL + owner
        return _of_whole(results, "accusative" if case in CERTAINLY else case, marks)
    if noun.either:
        is_enough = "any" in marks or "none" in marks
        marks = [mark if mark != "none" else "whichever" for mark in marks]
        parts = [declined(part, case, marks, telling) for part in noun.either]
        return (" veya " if is_enough else " ve ").join(parts)
    if noun.of is not None and noun.of.either and (noun.count == 1 or noun.quantifier == "each"):
        return _shared_out(noun, noun.of.either, case, marks, telling)
    if noun.of is not None or is_part(noun, telling, marks):
        whole = noun.of or Noun(noun.head)
        return str(part_of(noun, whole, marks, telling) + CASES["accusative" if case in CERTAINLY else case])
    found = entry(noun.head, telling)
    before = attributes(noun, telling)
    if case == "moved":
        case = "accusative" if found.place is None else "object"
    if case == "object":
        # "Bölgesindeki 1 figürü seçin", but "komşu 1 figür seçin".
        is_alone = not found.several or is_the_only_one(noun, telling)
        is_certain = noun.quantifier in CERTAIN or is_alone or found.owner or before.endswith("ki ")
        case, marks = ("accusative", marks) if is_certain else ("nominative", [*marks, "from"])
    return str(ordinary(noun, found, marks, telling, before) + CASES[case])


def _of_whole(whole: Stem, case: str, marks: Marks) -> str:
    """Certain things in a case: all of them, any one of them, or none."""
    if "any" in marks:
        return f"{whole + CASES['ablative']} {Stem('bir') + THEIRS + CASES[case]}"
    if "none" in marks:
        return f"{whole + CASES['genitive']} {Stem('hiçbir') + THEIRS + CASES[case]}"
    return str(whole + CASES[case])


def is_part(noun: Noun, telling: Telling, marks: Marks = ()) -> bool:
    """Whether it is some of certain things: "o kartlardan biri"."""
    found = entry(noun.head, telling)
    if not found.is_set or (found.place and noun.quantifier == "each"):
        return False
    return bool(noun.quantifier or noun.demands or {"any", "none", "whichever"} & set(marks))


def part_of(noun: Noun, whole: Noun, marks: Marks, telling: Telling) -> Stem:
    """Some of certain things: "o kartlardan 2'si", "o figürlerin her biri"."""
    kinds = [word for word in sorts(noun, telling) if "+" in str(telling.catalogue.qualities.get(word, word))]
    if kinds and noun.quantifier in ("one", "exactly", "up_to"):
        return of_sort(noun, whole, kinds[0], marks, telling)
    sort = sort_of(noun, marks, telling)
    all_of_them = "tümü" if kind(noun, telling) is Kind.CARDS else "her biri"
    is_other = "other" in sorts(noun, telling)
    if noun.quantifier == "each" and not sort:
        all_of_them = "diğerleri" if is_other else all_of_them
        return Stem(f"{declined(whole, 'genitive', (), telling)} {all_of_them}", is_owned=True)
    other = ("diğer " if noun.quantifier == "each" else "başka ") if is_other else ""
    among = f"{declined(whole, 'ablative', (), telling)} {other}{f'{sort} ' if sort else ''}"
    match noun.quantifier:
        case "each":
            return Stem(f"{Stem(among.rstrip()) + PLURAL + CASES['genitive']} {all_of_them}", is_owned=True)
        case "any_number":
            return Stem(f"{among}{wanted(telling)} kadar") + THEIRS
        case "top" | "bottom":
            return prefixed(among + ENDS[noun.quantifier][1], numeral(noun.count) + THEIRS)
        case "up_to":
            return prefixed(f"{among}en fazla ", numeral(noun.count) + THEIRS)
        case "random":
            return prefixed(f"{among}rastgele ", numeral(noun.count) + THEIRS)
        case "" if not {"any", "none", "whichever"} & set(marks):
            return Stem(among.rstrip()) + PLURAL
        case "" if "none" in marks:
            return Stem(f"{among}hiçbir") + THEIRS
        case _ if noun.count == 1:
            return Stem(f"{among}bir") + THEIRS
        case _:
            return prefixed(among, numeral(noun.count) + THEIRS)


def of_sort(noun: Noun, whole: Noun, word: str, marks: Marks, telling: Telling) -> Stem:
    """So many of a sort among certain things: "o kartlardan 1 Program"."""
    sort = sort_of(noun, marks, telling, word)
    most = "en fazla " if noun.quantifier == "up_to" else ""
    other = "başka " if "other" in sorts(noun, telling) else ""
    stem, owner = written_noun(str(telling.catalogue.qualities[word]))
    among = f"{declined(whole, 'ablative', (), telling)} {f'{sort} ' if sort else ''}"
    return prefixed(f"{among}{other}{most}{noun.count} ", stem) + owner


def sort_of(noun: Noun, marks: Marks, telling: Telling, without: str = "other") -> str:
    """The demands that some of certain things meet: "Bigfoot'a komşu olan"; `without` a sort that is said apart."""
    said = [text.removesuffix("ki") for text in demands(noun, telling)]
    words = sorts(noun, telling)
    for word in [*words, "empty"] if "empty" in marks and "empty" not in words else words:
        if word not in ("other", without):
            stem, owner = written_noun(str(telling.catalogue.qualities.get(word, word)))
            said.append(str(stem + owner))
    if names := titled(noun, telling):
        said.append(names)
    text = " ve ".join(said)
    return text if text.endswith((" olan", " olmayan")) or not text else f"{text} olan"


def prefixed(before: str, stem: Stem) -> Stem:
    """A noun with what stands before it."""
    return replace(stem, text=before + stem.text)


def _shared_out(noun: Noun, either: tuple[Noun, ...], case: str, marks: Marks, telling: Telling) -> str:
    """One or each of several kinds: your hero or 1 opposing fighter; the Jackalope and each Outlaw."""
    parts = [
        replace(part, quantifier=noun.quantifier, count=noun.count, demands=(*part.demands, *noun.demands))
        for part in either
    ]
    joint = " ve " if noun.quantifier == "each" else " veya "
    said = [declined(part, case, [mark for mark in marks if mark != "own"], telling) for part in parts]
    return merged(said, joint.join)


def ordinary(noun: Noun, found: Entry, marks: Marks, telling: Telling, before: str) -> Stem:
    """A noun with what stands before it, ready for an ending; cards are in a pile before anything else is said."""
    # A space that was chosen before is certain: "o alana", and never "boş o alana".
    is_told_empty = "empty" in marks and noun.head not in telling.named
    adjectives, found = described(noun, found, telling, "empty" if is_told_empty else "")
    if "sort" in marks and found.several:
        found = replace(found, owner="")  # whose it is has been said: you play a Program
    first, last, is_many = quantified(noun, found, marks, telling)
    said = found.all if is_many else found.one
    if "other" in sorts(noun, telling):
        first, adjectives = others(first, last, adjectives)
    where = place(noun, found, marks, telling)
    if " olan " in adjectives:  # saldırmakta olan tüm dost Birimler
        before, adjectives = f"{before}{adjectives}", ""
    opening = f"{where}{before}" if kind(noun, telling) is Kind.CARDS else f"{before}{where}"
    text = f"{opening}{first}{adjectives}{last}{found.before}"
    return prefixed(text, said)


def described(noun: Noun, found: Entry, telling: Telling, quality: str = "") -> tuple[str, Entry]:
    """Its adjectives, and the entry with the noun that a quality puts in the thing's place."""
    words = [word for word in sorts(noun, telling) if word != "other"]
    if quality and quality not in words:
        words.insert(0, quality)
    colours = "".join(f"{telling.say(demand)} " for demand in tails(noun, telling) if demand.key in ADJECTIVES)
    if found.kind == "gig":
        found, colours = replace(found, before=found.before + colours), ""
    if names := titled(noun, telling):
        found = replace(found, stem=Stem(f"{names} {found.stem}"), owner=found.owner or THEIRS)
    adjectives = colours
    for word in words:
        written = str(telling.catalogue.qualities.get(word, word))
        if "+" in written and found.kind:
            stem, owner = written_noun(written)
            found = replace(found, stem=stem, owner=found.owner or owner)
        else:
            adjectives += f"{written.partition('+')[0]} "
    return adjectives, found


def titled(noun: Noun, telling: Telling) -> str:
    """The names of the cards that it is to be one of."""
    return " veya ".join(title.name for title in titles(noun, telling))


def quantified(noun: Noun, found: Entry, marks: Marks, telling: Telling) -> tuple[str, str, bool]:
    """What says how many: before the adjectives, behind them; and whether the noun is in the plural."""
    if not found.several or is_the_only_one(noun, telling):
        return "", "", False
    match noun.quantifier:
        case "one" if found.kind == "space":
            is_any = "empty" in marks and not noun.demands
            return ("herhangi bir ", "", False) if is_any else ("", "bir ", False)
        case "one" | "exactly":
            return f"{noun.count} ", "", False
        case "each" if kind(noun, telling) is Kind.CARDS and "per" not in marks:
            return "tüm ", "", True
        case "each":
            return "her ", "", False
        case "any_number":
            return f"{wanted(telling)} sayıda ", "", False
        case "up_to":
            return f"en fazla {noun.count} ", "", False
        case "random":
            return f"rastgele {noun.count} ", "", False
        case "top" | "bottom":
            return "" if noun.count == 1 else f"{noun.count} ", "", False
        case _ if "any" in marks:
            return "", "bir ", False
        case _ if "none" in marks:
            return "hiçbir ", "", False
        case _ if "whichever" in marks:
            return "herhangi bir ", "", False
        case _:
            return "", "", True


def wanted(telling: Telling) -> str:
    """As many as whoever chooses wants."""
    return "istediğiniz" if telling.actor.word == "you" else "istediği"


def attributes(noun: Noun, telling: Telling) -> str:
    """The demands that are said before everything else."""
    said = " ve ".join(demands(noun, telling))
    return f"{said} " if said else ""


def demands(noun: Noun, telling: Telling) -> list[str]:
    """The demands that need a phrase of their own; none of them speaks of what another has just named."""
    said: list[str] = []
    mentioned: list[Noun] = []
    before = len(telling.mentioned)
    for demand in (each for each in tails(noun, telling) if each.key not in ADJECTIVES):
        said.append(telling.say(demand))
        mentioned += telling.mentioned[before:]
        del telling.mentioned[before:]
    telling.mentioned += mentioned
    return said


def place(noun: Noun, found: Entry, marks: Marks, telling: Telling) -> str:
    """Where the things are."""
    of_pile, simply = ENDS.get(noun.quantifier, ("", ""))
    if found.place is None or not found.several or TELLS_PLACE & set(sorts(noun, telling)):
        return simply
    if of_pile:
        return f"{found.place + CASES['genitive']} {of_pile}"
    if "own" in marks and hand_owner(noun, telling) == telling.actor and noun.quantifier != "each":
        return ""  # who discards a card discards it from his own hand
    return f"{found.place + CASES['ablative' if 'from' in marks else 'place']} "


def others(first: str, last: str, adjectives: str) -> tuple[str, str]:
    """What stands before other things: "diğer her", "başka 2", "en fazla 2 başka"."""
    if first.startswith(("her ", "tüm ")) or not (first or last):
        return f"diğer {first}", adjectives
    return (f"başka {first}", adjectives) if first[:1].isdigit() else (first, f"başka {adjectives}")

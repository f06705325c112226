"""English noun phrases: articles, numbers, plurals, and what stands before and after the noun."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from effects.wording.parts import Noun, Number, Phrase
from effects.wording.sharing import merged
from effects.wording.things import (
    TELLS_PLACE,
    THING,
    hand_owner,
    is_rest,
    is_several,
    is_the_only_one,
    kind,
    rank,
    results_of,
    sorts,
    tails,
    thing,
    titles,
)

if TYPE_CHECKING:
    from effects.wording.telling import Telling

CLOSE = frozenset({"tagged", "power", "cost", "keyword", "of_type", "worn_by", "named"})
"""The demands that stand right behind the noun: cards tagged VOYAGE in your discard pile."""
BEFORE = frozenset({"colour", "die"})
"""The demands that stand before the noun: a blue unit, a d6 Gig."""
ORDINALS = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a head: `determiner before thing after`."""

    determiner: str
    before: str
    singular: str
    plural: str
    after: str
    kind: str
    """`fighter`, `card` or `space`; empty where no other noun can take the thing's place."""
    several: bool
    """Whether the head alone can name more than one."""


@dataclass(frozen=True, slots=True)
class Bare:
    """A noun with its demands, but without its quantifier."""

    singular: str
    plural: str
    definite: str
    """All of it: your fighters, the opposing hero; for a mere class its plural."""
    is_class: bool
    """Whether it has no determiner of its own, so that "a", "each" or a number stands right before it."""
    kind: str
    several: bool
    is_card: bool
    has_tail: bool
    """Whether something follows the noun, so that no 's can be put to it."""


def numbered(forms: str) -> tuple[str, str]:
    """Singular and plural of `singular/plural`."""
    singular, _, plural = forms.partition("/")
    return singular, plural or singular


def indefinite(noun: str) -> str:
    """A noun with its article.

    >>> indefinite("opposing fighter"), indefinite("space"), indefinite("unit")
    ('an opposing fighter', 'a space', 'a unit')
    """
    if noun.startswith("other "):
        return f"an{noun}"
    is_vowel = noun[:1].lower() in "aeiou" and not noun.lower().startswith(("uni", "eu"))
    return f"{'an' if is_vowel else 'a'} {noun}"


def entry(head: str, at: str, telling: Telling) -> Entry:
    """The entry of a word, of what an earlier step left, or of a fighter."""
    if head in telling.named:
        return _left(head, telling)
    if head not in telling.catalogue.words:
        return _fighter(head, telling)
    theirs = telling.grammar.player(telling.opponent, "possessive", "", telling)
    determiner, _, rest = (text.strip() for text in telling.word(head).replace("{theirs}", theirs).partition("/"))
    if rest.startswith("rival ") and telling.actor == telling.opponent:
        determiner, rest = "their", rest.removeprefix("rival ")
    found = THING.search(rest)
    if found is None:
        return Entry(determiner, "", *numbered(rest), "", "", several=False)
    before, after = rest[: found.start()], rest[found.end() :]
    if at == "own" and hand_owner(Noun(head), telling) == telling.actor:
        after = ""  # who discards a card discards it from his own hand
    after = after.replace("{at}", "from" if at == "own" else at)
    said = numbered(str(telling.catalogue.things[found[1]]))
    return Entry(determiner, before, *said, after, found[1], several=bool(found[2]))


def _fighter(id_: str, telling: Telling) -> Entry:
    """A fighter by its name, whose article is small inside a sentence."""
    called = telling.names.get(id_)
    name = called.name if called else id_.rpartition(" ")[2]
    determiner, name = ("the", name[4:]) if name.startswith("The ") else ("", name)
    several = called is not None and called.several
    return Entry("" if several else determiner, "", name, f"{name}s" if several else name, "", "", several)


def _left(name: str, telling: Telling) -> Entry:
    """What an earlier step left: "that card" right after it, later "the discarded card"."""
    named = telling.named[name]
    if named.what.head in telling.names and not is_several(named.what, telling) and not named.what.quantifier:
        return _fighter(named.what.head, telling)
    found = entry(named.what.heads[0], "in", telling)
    said = numbered(str(telling.catalogue.things[found.kind])) if found.kind else (found.singular, found.plural)
    for word in sorts(named.what, telling):
        one, more = numbered(str(telling.catalogue.qualities.get(word, word)))
        said = (one, more) if one != more else said
    several = is_several(named.what, telling)
    place, of = rank(name, telling)
    if telling.recent == name and of == 1:
        return Entry("those" if several else "that", "", *said, "", found.kind, several)
    which = f"{ORDINALS[place % len(ORDINALS)]} " if of > 1 else ""
    return Entry("the", f"{which}{telling.catalogue.results[named.verb]} ", *said, "", found.kind, several)


def bare(noun: Noun, telling: Telling, at: str, quality: str = "") -> Bare:
    """A noun with its demands: qualities before it, the rest behind it."""
    if noun.of is not None:
        whole = phrase(noun.of, telling, "all")
        found = Entry("", "", whole, whole, "", "", several=True)
    else:
        found = titled(noun, entry(noun.head, at, telling), telling)
    words = sorts(noun, telling)
    if quality and quality not in words:
        words.insert(0, quality)
    words.sort(key=lambda word: len(set(numbered(str(telling.catalogue.qualities.get(word, word))))))
    before = ""
    for word in words:
        singular, plural = numbered(str(telling.catalogue.qualities.get(word, word)))
        if singular != plural and found.kind:
            found = replace(found, singular=singular, plural=plural)
        else:
            before += f"{singular} "
    said = sorted(tails(noun, telling), key=lambda demand: demand.key != "tagged")
    before += "".join(f"{telling.say(demand)} " for demand in said if demand.key in BEFORE)
    said = [demand for demand in said if demand.key not in BEFORE]
    close, far = (
        "".join(f" {telling.say(demand)}" for demand in said if is_short(demand) is is_close)
        for is_close in (True, False)
    )
    if found.kind == "gig":  # a friendly max Gig, but an equipped friendly unit
        before, found = found.before, replace(found, before=before)
    if TELLS_PLACE & set(words):
        found = replace(found, after="")
    start = before + found.before
    end = f"{close}{found.after}{far}"
    singular, plural = f"{start}{found.singular}{end}", f"{start}{found.plural}{end}"
    definite = f"{found.determiner} {plural if found.several else singular}".strip()
    is_class = not found.determiner and noun.of is None
    is_card = kind(noun, telling) is Kind.CARDS
    return Bare(singular, plural, definite, is_class, found.kind, found.several, is_card, bool(end))


def is_short(demand: Phrase) -> bool:
    """Whether a demand stands right behind the noun: one that speaks of other things would draw the pile to them."""
    amounts = [slot for slot in demand.slots.values() if isinstance(slot, Number)]
    gigs = {"same_as", "unlike"} & set(demand.slots)
    return demand.key in CLOSE and not gigs and all(amount.literal is not None for amount in amounts)


def titled(noun: Noun, found: Entry, telling: Telling) -> Entry:
    """The entry with the names of cards in the thing's place: `Excalibur`, if there is only one, or `copy of Feint`."""
    names = " or ".join(title.name for title in titles(noun, telling))
    if not names:
        return found
    if is_the_only_one(noun, telling):
        return replace(found, determiner="", singular=names, plural=names, several=False)
    return replace(found, singular=f"copy of {names}", plural=f"copies of {names}")


def quantified(noun: Noun, bare: Bare, form: str) -> str:
    """A noun with its quantifier."""
    if not bare.several:
        return bare.definite
    among = "" if bare.is_class else f"of {bare.definite}"
    number = f"{noun.count} {among or (bare.singular if noun.count == 1 else bare.plural)}"
    match noun.quantifier:
        case "one" if bare.kind == "space" and not among:
            return indefinite(bare.singular)
        case "one" | "exactly":
            return number
        case "each" if form == "together" and not bare.is_class:
            return f"all {bare.definite}"
        case "each" if bare.is_card or form == "together":
            return f"all {among or bare.plural}"
        case "each":
            return f"each {among or bare.singular}"
        case "any_number":
            return f"any number of {bare.definite}"
        case "up_to":
            return f"up to {number}"
        case "random":
            return f"{number} at random" if among else f"{noun.count} random {number.partition(' ')[2]}"
        case "top" | "bottom":
            return f"the {noun.quantifier} {bare.singular if noun.count == 1 else f'{noun.count} {bare.plural}'}"
        case _ if form == "none":
            return f"any {among or bare.singular}"
        case _:
            return f"one {among}" if among else indefinite(bare.singular)


def phrase(noun: Noun, telling: Telling, form: str) -> str:
    """A whole noun phrase."""
    if is_rest(noun, telling):
        return f"the other {numbered(str(telling.catalogue.things['card']))[1]}"
    if verb := results_of(noun, telling):
        several = numbered(str(telling.catalogue.things[thing(noun, telling)]))[1]
        number = {"any": "one of ", "none": "any of "}.get(form, "")
        return f"{number}the {telling.catalogue.results[verb]} {several}"
    if noun.either:
        joint = "or" if form in ("any", "none", "all") else "and"
        return telling.grammar.joined([phrase(part, telling, form) for part in noun.either], joint)
    if noun.of is not None and noun.of.either and (noun.count == 1 or noun.quantifier == "each"):
        return _shared_out(noun, noun.of.either, telling, form)
    is_left = noun.head in telling.named and form not in ("any", "none")
    if not noun.quantifier and (is_left or form in ("all", "sum", "together", "possessive")):
        return bare(noun, telling, "in").definite
    at = "in"
    if noun.quantifier in ("top", "bottom"):
        at = "of"
    elif form == "from" or (form == "own" and noun.quantifier != "each"):
        at = form
    found = bare(noun, telling, at, "empty" if form == "empty" else "")
    if form == "empty" and noun == Noun("spaces", "one"):
        return f"any {found.singular}"
    return quantified(noun, found, form)


def _shared_out(noun: Noun, either: tuple[Noun, ...], telling: Telling, form: str) -> str:
    """One or each of several kinds: your hero or 1 opposing fighter; the Jackalope and each Outlaw."""
    joint = " and " if noun.quantifier == "each" or form == "sum" else " or "
    parts = [
        replace(part, quantifier=noun.quantifier, count=noun.count, demands=(*part.demands, *noun.demands))
        for part in either
    ]
    said = [phrase(part, telling, "from" if form == "own" else form) for part in parts]
    return merged(said, joint.join)

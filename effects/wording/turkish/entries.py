"""What is known of the things that Turkish noun phrases are built on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from effects.wording.things import THING, is_several, rank, sorts
from effects.wording.turkish.suffixes import PLURAL, THEIRS, Stem, owned

if TYPE_CHECKING:
    from effects.wording.telling import Telling

ORDINALS = ("ilk", "ikinci", "üçüncü", "dördüncü", "beşinci")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a head: `place before stem-owner`."""

    stem: Stem
    owner: str = ""
    """The ending that says whose it is."""
    before: str = ""
    place: Stem | None = None
    """Where it is, without the ending of a place."""
    kind: str = ""
    """`fighter`, `card` or `space`; empty where no other noun can take the thing's place."""
    several: bool = False
    """Whether the head alone can name more than one."""
    is_set: bool = False
    """Whether these are certain things, of which one is "one of them"."""

    @property
    def one(self) -> Stem:
        """The noun for one of them."""
        return self.stem + self.owner

    @property
    def all(self) -> Stem:
        """The noun for all of them."""
        return self.stem + PLURAL + self.owner if self.several else self.one


def written_noun(written: str) -> tuple[Stem, str]:
    """A noun of the catalogue and the ending that says whose it is.

    >>> written_noun("savunma kart+(s)I")[1], str(written_noun("kahraman+")[0])
    ('(s)I', 'kahraman')
    """
    text, _, owner = written.partition("+")
    return Stem(text), owner


def entry(head: str, telling: Telling) -> Entry:
    """The entry of a word, of what an earlier step left, or of a fighter."""
    if head in telling.named:
        return _left(head, telling)
    if head not in telling.catalogue.words:
        return _by_name(head, telling)
    place, _, rest = telling.word(head).rpartition(": ")
    whose = telling.grammar.player(telling.opponent, "whose", "", telling)
    found = THING.search(rest)
    before = (rest[: found.start()] if found else "").replace("{theirs} ", whose or "kendi ")
    stem, owner = written_noun(str(telling.catalogue.things[found[1]]) if found else rest)
    owner = rest[found.end() :].removeprefix("+") or owner if found else owner
    at, at_owner = written_noun(place.replace("{theirs} ", whose))
    kind, several = (found[1], bool(found[2])) if found else ("", False)
    if telling.actor == telling.opponent and before == "rakip " and several:
        before, owner = "", THEIRS  # rakibiniz 1 Birimini yener
    is_set = kind == "fighter" and bool(place)
    return Entry(stem, owner, before, at + at_owner if place else None, kind, several, is_set)


def _by_name(id_: str, telling: Telling) -> Entry:
    """A fighter by its name, of which an English article is no part; a state is a common noun, and the hero's."""
    called = telling.names.get(id_)
    if called is None:
        return Entry(Stem(id_, is_name=True))
    if id_.startswith("state "):
        return Entry(owned(called.name, called.reading))
    return Entry(Stem(called.name.removeprefix("The "), called.reading, is_name=True), several=called.several)


def _left(name: str, telling: Telling) -> Entry:
    """What an earlier step left: "o kart" right after it, later "ıskarta edilen kart"."""
    named = telling.named[name]
    several = is_several(named.what, telling)
    if named.what.head in telling.names and not several and not named.what.quantifier:
        return _by_name(named.what.head, telling)
    found = entry(named.what.heads[0], telling)
    stem, owner = written_noun(str(telling.catalogue.things[found.kind])) if found.kind else (found.stem, "")
    for word in sorts(named.what, telling):
        if "+" in str(telling.catalogue.qualities.get(word, word)) and found.kind:
            stem, owner = written_noun(str(telling.catalogue.qualities[word]))
    place, of = rank(name, telling)
    if telling.recent == name and of == 1:
        which = "o "
    else:
        ordinal = f"{ORDINALS[place % len(ORDINALS)]} " if of > 1 else ""
        which = f"{telling.catalogue.results[named.verb]} {ordinal}"
    return Entry(stem, owner, before=which, kind=found.kind, several=several, is_set=several)

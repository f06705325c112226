"""Effects in words: the names of what they speak of, handed to the effects floor's speaker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from content.schema.unmatched.hero import Hero

if TYPE_CHECKING:
    from content.library.library import Library
    from content.schema.name import Name
    from content.schema.unmatched.card import Card
    from effects.wording import Called, Speaker


def hero_speaker(hero_id: str, hero: Hero, language: str = "en") -> Speaker:
    """The speaker that says a hero's cards and abilities in a language.

    >>> from content.library import load
    >>> file = load().hero("bigfoot")
    >>> hero_speaker("bigfoot", file.demand()).names["jackalope"].name
    'The Jackalope'
    """
    from effects.wording import speaker

    return speaker(language, called_things(hero, language) | called_fighters(hero_id, hero, language))


def called_things(hero: Hero, language: str) -> dict[str, Called]:
    """What a hero's cards, tags and states are called, by the words that card texts ask for."""
    things = {f"card {card.id}": called_card(card, language) for card in hero.cards}
    things |= {f"tag {tag}": called(name, language) for tag, name in hero.tags.items()}
    for id_, state in hero.states.items():
        things[f"state {id_}"] = called(state.name, language)
        things |= {f"value {id_} {value}": called(name, language) for value, name in state.values.items()}
    return things


def card_speaker(library: Library, language: str = "en") -> Speaker:
    """The speaker that says the cards of which decks are made, in a language.

    >>> from content.library import load
    >>> card_speaker(load(), "zh").names["tag arasaka"].name
    '荒坂'
    """
    from effects.wording import speaker

    names = {f"tag {tag}": called(name, language) for tag, name in library.tags.items()}
    names |= {str(shelved.card.name): called(shelved.card.name, language) for shelved in library.shelf.values()}
    return speaker(language, names, "cyberpunk")


def fighter_names(hero_id: str, hero: Hero, language: str = "en") -> dict[str, str]:
    """What each fighter and each kind of fighter of a hero is called: `outlaw` and `outlaw-2` both have a name."""
    return {fighter: called.name for fighter, called in called_fighters(hero_id, hero, language).items()}


def called_fighters(hero_id: str, hero: Hero, language: str) -> dict[str, Called]:
    """The same with all that a language has to know of a name to bend it.

    >>> from content.library import load
    >>> called_fighters("bigfoot", load().hero("bigfoot").demand(), "tr")["jackalope"].reading
    'cekılop'
    """
    fighters = {hero_id: called(hero.name, language)}
    for sidekick in hero.sidekicks:
        fighters[sidekick.id] = called(sidekick.name, language, several=sidekick.count > 1)
        if sidekick.count > 1:
            for number, fighter in enumerate(sidekick.fighters, start=1):
                fighters[fighter] = _numbered(fighters[sidekick.id], number)
    return fighters


def called_in_match(heroes: Sequence[Hero], language: str) -> list[Called]:
    """What the fighters of heroes that meet are called, each hero before its sidekicks; those that would be called
    alike are numbered, also over several heroes.

    >>> from content.library import load
    >>> bigfoot = load().hero("bigfoot").demand()
    >>> [called.name for called in called_in_match([bigfoot, bigfoot], "en")]
    ['Bigfoot 1', 'Jackalope 1', 'Bigfoot 2', 'Jackalope 2']
    """
    kinds = [
        kind
        for hero in heroes
        for kind in (
            called(hero.name, language),
            *(called(sidekick.name, language) for sidekick in hero.sidekicks for _ in range(sidekick.count)),
        )
    ]
    alike = Counter(_bare(kind.name) for kind in kinds)
    taken = {kind.name for kind in kinds if alike[_bare(kind.name)] == 1}
    fighters = []
    for kind in kinds:
        if alike[_bare(kind.name)] > 1:
            kind = next(one for one in (_numbered(kind, number) for number in count(1)) if one.name not in taken)
            taken.add(kind.name)
        fighters.append(kind)
    return fighters


def called_card(card: Card, language: str) -> Called:
    """What a card is called."""
    return replace(called(card.name, language, several=card.copies > 1), is_title=True)


def called(name: Name, language: str, *, several: bool = False) -> Called:
    """A name in a language, and how it is read there; `several` if each of some things bears it."""
    from effects.wording import Called

    return Called(name.spoken(language), several, name.read(language))


def _numbered(kind: Called, number: int) -> Called:
    """One of several of a kind: `Outlaw 2`, and 亡命徒2 in a script without spaces; the article of `The Gull` is
    dropped, for with its number it is a name.
    """
    from effects.wording import Called

    gap = "" if east_asian_width(kind.name[-1]) in "WF" else " "
    reading = f"{kind.reading} {number}" if kind.reading else ""
    return Called(f"{_bare(kind.name)}{gap}{number}", reading=reading)


def _bare(name: str) -> str:
    return name.removeprefix("The ")

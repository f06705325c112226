"""A hero's effects in words: the names of its fighters, handed to the effects floor's speaker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.schema.hero import Hero

if TYPE_CHECKING:
    from effects.wording import Called, Speaker


def hero_speaker(hero_id: str, hero: Hero, language: str = "en") -> Speaker:
    """The speaker that says a hero's cards and abilities in a language.

    >>> from content.library import load
    >>> file = load().hero("bigfoot")
    >>> hero_speaker("bigfoot", file.demand()).names["jackalope"].name
    'The Jackalope'
    """
    from effects.wording import speaker

    return speaker(language, _called(hero_id, hero, language))


def fighter_names(hero_id: str, hero: Hero, language: str = "en") -> dict[str, str]:
    """What each fighter and each kind of fighter of a hero is called: `outlaw` and `outlaw-2` both have a name."""
    return {fighter: called.name for fighter, called in _called(hero_id, hero, language).items()}


def _called(hero_id: str, hero: Hero, language: str) -> dict[str, Called]:
    from effects.wording import Called

    called = {hero_id: Called(hero.name.spoken(language))}
    for sidekick in hero.sidekicks:
        name = sidekick.name.spoken(language)
        called[sidekick.id] = Called(name, several=sidekick.count > 1)
        if sidekick.count > 1:
            numbered = enumerate(sidekick.fighters, start=1)
            called |= {fighter: Called(f"{name} {number}") for number, fighter in numbered}
    return called

"""From what an author wrote about a hero to what the effects floor compiles."""

from __future__ import annotations

from content.schema.unmatched.card import Card
from content.schema.unmatched.hero import Attack, Hero
from effects.unmatched.source import CardSource, FighterSource, HeroSource


def hero_source(hero_id: str, hero: Hero) -> HeroSource:
    """A hero as the compiler takes it; `hero_id` is the hero's own, the name of its file.

    Users that the hero does not have are left out: the deck's checks complain of them.
    """
    fighters = _fighters(hero_id, hero)
    known = {fighter.id for fighter in fighters}
    return HeroSource(
        id=hero_id,
        name=str(hero.name),
        move=hero.move,
        fighters=fighters,
        cards=tuple(_card(card, known) for card in hero.cards),
        abilities=hero.abilities,
        states=tuple((state, tuple(each.values)) for state, each in hero.states.items()),
        tags=tuple(hero.tags),
        place=hero.written_at,
    )


def _fighters(hero_id: str, hero: Hero) -> tuple[FighterSource, ...]:
    own = FighterSource(hero_id, str(hero.name), 1, hero.health, hero.attack is Attack.RANGED, is_hero=True)
    return own, *(
        FighterSource(one.id, str(one.name), one.count, one.health, one.attack is Attack.RANGED, is_hero=False)
        for one in hero.sidekicks
    )


def _card(card: Card, known: set[str]) -> CardSource:
    return CardSource(
        id=card.id,
        name=str(card.name),
        type=card.type.value,
        users=tuple(user for user in card.users if user in known),
        value=card.value,
        boost=card.boost,
        copies=card.copies,
        effects=card,
        place=card.written_at,
        tags=card.tags,
    )

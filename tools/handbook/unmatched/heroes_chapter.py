"""The chapter with the heroes: the character card, the deck as a list, and every card with its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from content.library.hero_file import HeroFile
from content.schema.unmatched.card import Card as WrittenCard
from content.schema.unmatched.hero import Hero
from content.speaking import hero_speaker
from effects.wording.letters import capitalized
from tools.handbook.chosen import About, CardsById, Chosen, Rulings
from tools.handbook.model import (
    Card,
    Cards,
    Chapter,
    Character,
    Deck,
    Fighter,
    Number,
    Paragraph,
    Row,
    Section,
)
from tools.paper.unmatched.look import hero_look
from tools.words import words
from tools.words.decks import deck_in_words, tags, users


def heroes_chapter(chosen: Chosen, files: Iterable[HeroFile], cards: CardsById, about: About, language: str) -> Chapter:
    """A section for each hero."""
    sections = tuple(_section(file, cards, about, chosen, language) for file in files)
    return Chapter("heroes", capitalized(words(language).heroes, language), sections)


def cards_of(files: Iterable[HeroFile], rulings: Rulings, about: About, language: str) -> CardsById:
    """The cards of the heroes, each with an anchor of its own.

    >>> from content.library import load
    >>> cards_of([load().hero("robin-hood")], {}, {}, "en")["robin-hood/ambush"].anchor
    'card-robin-hood-ambush'
    """
    cards: dict[str, Card] = {}
    taken: Counter[str] = Counter()
    for file in files:
        for card in file.demand().cards:
            reference = f"{file.id}/{card.id}"
            # A hyphen may belong to either id: fox-cub/bite and fox/cub-bite would share an anchor.
            anchor = f"card-{file.id}-{card.id}"
            taken[anchor] += 1
            anchor += f"--{taken[anchor]}" if taken[anchor] > 1 else ""
            face = _card(card, anchor, file, language)
            cards[reference] = replace(face, rulings=rulings.get(reference, ()), see=about.get(reference, ()))
    return cards


def _card(card: WrittenCard, anchor: str, file: HeroFile, language: str) -> Card:
    said = words(language)
    hero = file.demand()
    paragraphs = hero_speaker(file.id, hero, language).card(card)
    played_by = users(card, file.id, hero, language) or capitalized(said.anyone, language)
    return Card(
        anchor=anchor,
        name=card.name.spoken(language),
        type=card.type.value,
        tone=card.type.value,
        type_name=capitalized(said.of(card.type), language),
        value="" if card.value is None else str(card.value),
        beside=" · ".join(part for part in (played_by, tags(card, hero, language)) if part),
        numbers=() if card.boost is None else (Number(said.boost, str(card.boost)),),
        remark=said.counted("copies", card.copies),
        paragraphs=tuple(Paragraph(each.heading, each.text) for each in paragraphs),
    )


def _section(file: HeroFile, cards: CardsById, about: About, chosen: Chosen, language: str) -> Section:
    hero = file.demand()
    own = tuple(cards[f"{file.id}/{card.id}"] for card in hero.cards)
    blocks = (_character(file.id, hero, about, language), _deck(hero, own, language), Cards(own))
    remark = chosen.edition(file.set_id, language)
    return Section(hero_anchor(file.id), hero.name.spoken(language), blocks, remark, hero_look(file.id, hero))


def _deck(hero: Hero, own: Iterable[Card], language: str) -> Deck:
    said = words(language)
    rows = tuple(
        Row(written.copies, card, ("".join(number.value for number in card.numbers), card.beside))
        for written, card in zip(hero.cards, own, strict=True)
    )
    return Deck(deck_in_words(hero, language), (said.boost, capitalized(said.user, language)), rows)


def _character(hero_id: str, hero: Hero, about: About, language: str) -> Character:
    said = words(language)
    rows = [(hero.name, 1, hero.health, hero.attack)]
    rows += [(one.name, one.count, one.health, one.attack) for one in hero.sidekicks]
    fighters = tuple(
        Fighter(
            name.spoken(language) + (f" ×{count}" if count > 1 else ""),
            str(health),
            str(hero.move),
            capitalized(said.of(attack), language),
        )
        for name, count, health, attack in rows
    )
    speaker = hero_speaker(hero_id, hero, language)
    abilities = tuple(speaker.ability(ability) for ability in hero.abilities)
    return Character(fighters, abilities, about.get(hero_id, ()))


def hero_anchor(hero_id: str) -> str:
    """Where a hero stands."""
    return f"hero-{hero_id}"

"""The cards and heroes that show words of the game: the card with the shortest text first, then what heroes can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from content.library.hero_file import HeroFile
from content.schema.unmatched.card import Card as WrittenCard
from content.schema.unmatched.hero import Attack, Hero
from content.speaking import hero_speaker
from effects.wording.letters import capitalized
from tools.handbook.chosen import CardsById
from tools.handbook.examples import Shown, in_a_row, inside, words_of
from tools.handbook.model import Card, Example, Paragraph
from tools.handbook.unmatched.heroes_chapter import hero_anchor
from tools.words import words

PRINTED: Final[Mapping[str, Callable[[WrittenCard], bool]]] = {
    "any": lambda card: not card.users,
    "value": lambda card: card.value is not None,
    "boost": lambda card: card.boost is not None,
    "copies": lambda card: card.copies > 1,
    "effect": lambda card: any(getattr(card, window) for window in card.windows),
    # Nobody has to write that the space must be empty.
    "empty": lambda card: not {"place", "return"}.isdisjoint(words_of(card)),
}
"""Terms that a card shows by what is printed on it, and not by what it does."""
OF_HEROES: Final[Mapping[str, Callable[[Hero], bool]]] = {
    "health": lambda hero: True,
    "move-value": lambda hero: True,
    "melee": lambda hero: hero.attack is Attack.MELEE,
    "ranged": lambda hero: hero.attack is Attack.RANGED,
}
"""Terms that a character card shows."""


def shown(files: Iterable[HeroFile], cards: CardsById, language: str) -> list[Shown]:
    """The cards, those with short texts first, and then what heroes can do and are."""
    files = list(files)
    found = [(file, card) for file in files for card in file.demand().cards]
    found.sort(key=lambda both: _length(cards[f"{both[0].id}/{both[1].id}"]))
    return [
        *(_card(card, cards[f"{file.id}/{card.id}"]) for file, card in found),
        *(each for file in files for each in _hero(file, language)),
    ]


def _card(card: WrittenCard, face: Card) -> Shown:
    # What is printed beside the text, such as the number of its BOOST, is no word of it.
    texts = {window: steps for window in card.windows if (steps := card.steps(window))}
    used = {card.type.value, *texts, *(word for steps in texts.values() for word in inside(steps))}
    printed = frozenset(term for term, shows in PRINTED.items() if shows(card))
    facts = [f"{face.type_name} {face.value}".strip(), *(f"{each.label} {each.value}" for each in face.numbers)]
    return Shown(frozenset(used), printed, Example(face.name, face.anchor, in_a_row(facts), face.paragraphs))


def _hero(file: HeroFile, language: str) -> Iterator[Shown]:
    hero = file.demand()
    voice = hero_speaker(file.id, hero, language)
    name, anchor = hero.name.spoken(language), hero_anchor(file.id)
    for ability in hero.abilities:
        example = Example(name, anchor, "", (Paragraph("", voice.ability(ability)),))
        yield Shown(frozenset(words_of(ability)), frozenset({"ability"}), example)
    printed = frozenset(term for term, shows in OF_HEROES.items() if shows(hero))
    yield Shown(frozenset(), printed, Example(name, anchor, _numbers(hero, language), ()))


def _numbers(hero: Hero, language: str) -> str:
    """What stands on a character card."""
    said = words(language)
    parts = (f"{said.health} {hero.health}", f"{said.move} {hero.move}", said.of(hero.attack))
    return in_a_row(capitalized(part, language) for part in parts)


def _length(face: Card) -> int:
    """How long the text of a card is; a card without one shows little."""
    return sum(len(each.text) for each in face.paragraphs) or 10_000

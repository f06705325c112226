"""Examples of terms: the card with the shortest text that uses the word, an ability that does, or else a text
that a card could bear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from content.library.hero_file import HeroFile
from content.schema.unmatched.card import Card as WrittenCard
from content.schema.unmatched.hero import Attack, Hero
from content.speaking import hero_speaker
from content.terms import Term
from effects.syntax.keyword import Keyword
from effects.syntax.language import KEYWORDS
from effects.syntax.node import Node, spelling
from effects.wording import speaker
from effects.wording.letters import capitalized
from effects.wording.vocabulary import DIALECTS
from tools.handbook.heroes_chapter import hero_anchor
from tools.handbook.made_examples import made_example
from tools.handbook.model import Card, Example, Paragraph
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
KEYS: Final = frozenset(keyword.key for keyword in KEYWORDS)


class Examples:
    """Finds an example for each term among the cards and heroes of a handbook."""

    def __init__(self, system: str, files: Iterable[HeroFile], cards: Mapping[str, Card], language: str) -> None:
        self._dialect = DIALECTS[system]
        self._files = list(files)
        self._cards = cards
        self._language = language
        self._voice = speaker(language)
        self._written = sorted(
            ((file, card) for file in self._files for card in file.demand().cards),
            key=lambda both: self._length(*both),
        )

    def of(self, term: Term) -> Example | None:
        """The example of a term; None for a term that no card and no hero can show."""
        return self._card(term) or self._hero(term) or self._made(term)

    def _card(self, term: Term) -> Example | None:
        shows = PRINTED.get(term.id)
        for file, card in self._written:
            # What is printed beside the text, such as the number of its BOOST, is no word of it.
            texts = {window: steps for window in card.windows if (steps := card.steps(window))}
            used = {card.type.value, *texts, *(word for steps in texts.values() for word in _inside(steps))}
            if not used.isdisjoint(term.words) or (shows is not None and shows(card)):
                face = self._cards[f"{file.id}/{card.id}"]
                boost = f"{words(self._language).boost} {face.boost}" if face.boost else ""
                numbers = _in_a_row(part for part in (f"{face.type_name} {face.value}".strip(), boost) if part)
                return Example(face.name, face.anchor, numbers, face.paragraphs)
        return None

    def _hero(self, term: Term) -> Example | None:
        shows = OF_HEROES.get(term.id)
        for file in self._files:
            hero = file.demand()
            voice = hero_speaker(file.id, hero, self._language)
            name, anchor = hero.name.spoken(self._language), hero_anchor(file.id)
            for ability in hero.abilities:
                if term.id == "ability" or not set(term.words).isdisjoint(words_of(ability)):
                    return Example(name, anchor, "", (Paragraph("", voice.ability(ability)),))
            if shows is not None and shows(hero):
                return Example(name, anchor, self._numbers(hero), ())
        return None

    def _numbers(self, hero: Hero) -> str:
        """What stands on a character card."""
        said = words(self._language)
        parts = (f"{said.health} {hero.health}", f"{said.move} {hero.move}", said.of(hero.attack))
        return _in_a_row(capitalized(part, self._language) for part in parts)

    def _made(self, term: Term) -> Example | None:
        for word in term.words:
            if text := made_example(word, self._dialect, self._voice):
                return Example("", "", "", (Paragraph("", text),))
        return None

    def _length(self, file: HeroFile, card: WrittenCard) -> int:
        """How long the text of a card is; a card without one shows little."""
        return sum(len(each.text) for each in self._cards[f"{file.id}/{card.id}"].paragraphs) or 10_000


def _in_a_row(parts: Iterable[str]) -> str:
    """Words with their numbers; none of them is broken, nor parted from the sign behind it."""
    return "\u00a0· ".join(part.replace(" ", "\u00a0") for part in parts)


def words_of(node: Node) -> Iterator[str]:
    """The words of the language of effects that stand in a piece of it.

    >>> from content.library import load
    >>> card = load().card("robin-hood/ambush")[1]
    >>> {"discard", "random", "opponent_hand", "boost_of"} <= set(words_of(card))
    True
    """
    for name, field in type(node).model_fields.items():
        value = getattr(node, name)
        if value is None or value == field.default or name == "as_":
            continue
        # An argument may have the name of a keyword, such as `times`, and is none.
        if not isinstance(node, Keyword) or spelling(name) not in KEYS:
            yield spelling(name)
        yield from _inside(value)


def _inside(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list() | tuple():
            for item in value:
                yield from _inside(item)
        case Node():
            yield from words_of(value)

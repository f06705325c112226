"""What stands on the face of a card, as data for its template."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from content.reading.ways import mark_at
from content.schema.card import Card
from content.schema.hero import Attack, Hero
from content.schema.name import Name
from content.speaking import hero_speaker
from tools.paper.look import Look, hero_look
from tools.paper.patterns import picture
from tools.paper.texts import Item, Texts
from tools.words import Words

if TYPE_CHECKING:
    from content.library.files import SetFile
    from content.library.hero_file import HeroFile
    from effects.wording import Speaker

Face: TypeAlias = dict[str, Any]
"""What a template draws."""

FIELD = (58.6, 69.6)
"""How wide and how high the pattern of a face is, in millimetres; as much as the text leaves free is seen of it."""
BACK = (69.0, 94.0)
"""The same of a back, with its bleed."""


@dataclass(frozen=True)
class Deck:
    """A hero's deck, ready to be drawn in one language."""

    file: HeroFile
    set_file: SetFile
    words: Words
    texts: Texts
    """Where every text of the author's is noted that is printed."""

    @cached_property
    def hero(self) -> Hero:
        """The hero, without an error."""
        return self.file.demand()

    @cached_property
    def look(self) -> Look:
        """The look that all cards of the hero share."""
        return hero_look(self.file.id, self.hero)

    @cached_property
    def speaker(self) -> Speaker:
        """Who says what the cards do."""
        return hero_speaker(self.file.id, self.hero, self.words.language)

    def back(self) -> Face:
        """The back of all cards of the hero."""
        return {
            "kind": "back",
            **self._colours(),
            "picture": picture(self.look.pattern, self.file.id, self.look.ink, *BACK),
            "name": self._hero_name(),
        }

    def character(self) -> Face:
        """The character card: the numbers of the hero and the sidekicks, and what the hero can do."""
        hero = self.hero
        return {
            "kind": "character",
            **self._frame("character"),
            "name": self._hero_name(),
            "english": self._english(hero.name, f"the hero {self.file.id}"),
            "health": hero.health,
            "health-label": self.words.health,
            "move": hero.move,
            "move-label": self.words.move,
            "attack": hero.attack.value,
            "attack-label": self._reach(hero.attack),
            "abilities": [
                {
                    "heading": "",
                    **self._made(self.speaker.ability(ability), f"ability {number + 1}", "abilities", number),
                }
                for number, ability in enumerate(hero.abilities)
            ],
            "sidekicks": [
                {
                    "name": self._name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", number),
                    "count": sidekick.count,
                    "health": sidekick.health,
                    "attack": sidekick.attack.value,
                    "attack-label": self._reach(sidekick.attack),
                }
                for number, sidekick in enumerate(hero.sidekicks)
            ],
            "sidekicks-label": self.words.sidekicks,
        }

    def card(self, card: Card) -> Face:
        """The face of a card."""
        number = self.hero.cards.index(card)
        return {
            "kind": "card",
            **self._frame(card.id),
            "type": card.type.value,
            "type-label": self.words.of(card.type),
            "name": self._name(card.name, f"the card {self.file.id}/{card.id}", "cards", number),
            "english": self._english(card.name, f"the card {self.file.id}/{card.id}", "cards", number),
            "users": self._users(card),
            "value": card.value,
            "boost": card.boost,
            "boost-label": self.words.boost,
            "copies": card.copies,
            "paragraphs": [
                {
                    "heading": paragraph.heading,
                    **self._made(
                        paragraph.text,
                        f"the text of the card {self.file.id}/{card.id}",
                        "cards",
                        number,
                        paragraph.window,
                    ),
                }
                for paragraph in self.speaker.card(card)
            ],
        }

    def _frame(self, seed: str) -> Face:
        """What is the same on every face: colours, pattern and foot."""
        return {
            **self._colours(),
            "picture": picture(self.look.pattern, f"{self.file.id}/{seed}", self.look.ink, *FIELD),
            "deck": self._hero_name(),
            "edition": self._edition(),
        }

    def _colours(self) -> Face:
        return {"ink": self.look.ink, "tint": self.look.tint}

    def _edition(self) -> Item:
        published = self.set_file.demand()
        name = f"{published.name.spoken(self.words.language)} · {published.version}"
        mark = mark_at(self.set_file.document.root, ("name", self.words.language))
        return self.texts.add(name, f"the name of the set {self.set_file.id}", mark)

    def _hero_name(self) -> Item:
        return self._name(self.hero.name, f"the hero {self.file.id}")

    def _name(self, name: Name, of: str, *way: str | int) -> Item:
        language = self.words.language
        mark = mark_at(self.file.document.root, (*way, "name", language if getattr(name, language) else "en"))
        return self.texts.add(name.spoken(language), f"the name of {of}", mark)

    def _made(self, text: str, what: str, *way: str | int) -> Item:
        return self.texts.add(text, what, mark_at(self.file.document.root, way), is_made=True)

    def _users(self, card: Card) -> Item:
        """Who may play the card; the names are the author's."""
        names = self.hero.names(self.file.id)
        users = self.words.and_so_on.join(names[user].spoken(self.words.language) for user in card.users)
        number = self.hero.cards.index(card)
        return self._made(
            users or self.words.anyone, f"who may play the card {self.file.id}/{card.id}", "cards", number, "user"
        )

    def _english(self, name: Name, of: str, *way: str | int) -> Item | None:
        """The English name, where it helps to find a card that is called otherwise."""
        if name.spoken(self.words.language) == name.en:
            return None
        return self.texts.add(
            name.en, f"the English name of {of}", mark_at(self.file.document.root, (*way, "name", "en"))
        )

    def _reach(self, attack: Attack) -> str:
        return self.words.of(attack)

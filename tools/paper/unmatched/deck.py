"""A hero's deck on its way to paper, in one language: its look, its speaker, and its texts with their places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from content.reading.values import Mark
from content.reading.ways import mark_at
from content.schema.name import Name
from content.schema.unmatched.card import Card
from content.schema.unmatched.hero import Attack, Hero
from content.speaking import hero_speaker
from effects.wording.letters import upper
from tools.paper.look import Look
from tools.paper.texts import Item, Texts, mark_of_name
from tools.paper.unmatched.look import hero_look
from tools.words import Words
from tools.words.decks import tags, users

if TYPE_CHECKING:
    from content.library.files import SetFile
    from content.library.hero_file import HeroFile
    from effects.wording import Speaker

DO_LESS = "Let it do less, spread it over two cards, or write a shorter `wording` of your own."
"""How a text that was made from steps becomes shorter."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A fighter of a hero's."""

    id: str
    """`hero`, or `hero/sidekick` with its number if there are several of the kind."""
    name: Item
    number: int | None
    """Which of several of a kind it is."""
    health: int
    attack: Attack


@dataclass(frozen=True)
class Deck:
    """A hero's deck, ready to be drawn."""

    file: HeroFile
    set_file: SetFile
    words: Words
    texts: Texts
    """Where every text is noted that is printed."""

    @cached_property
    def hero(self) -> Hero:
        """The hero; raises `ContentError` for one with errors."""
        return self.file.demand()

    @cached_property
    def look(self) -> Look:
        """The look that all cards of the hero share."""
        return hero_look(self.file.id, self.hero)

    @cached_property
    def speaker(self) -> Speaker:
        """Who says what the cards do."""
        return hero_speaker(self.file.id, self.hero, self.words.language)

    @property
    def colours(self) -> dict[str, str]:
        """The ink and the tint, as templates take them."""
        return self.look.colours

    def picture(self, seed: str, width: float, height: float) -> str:
        """The pattern of the hero as SVG of this size in millimetres; each seed has a picture of its own."""
        return self.look.picture(seed, width, height)

    def fighters(self) -> Iterator[Fighter]:
        """The hero, and then every sidekick."""
        hero = self.hero
        yield Fighter(self.file.id, self.hero_name(), None, hero.health, hero.attack)
        for index, sidekick in enumerate(hero.sidekicks):
            name = self.name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", index)
            for number, fighter in enumerate(sidekick.fighters, start=1):
                shown = number if sidekick.count > 1 else None
                yield Fighter(f"{self.file.id}/{fighter}", name, shown, sidekick.health, sidekick.attack)

    def capitals(self, label: str) -> str:
        """A label of ours in capitals."""
        return upper(label, self.words.language)

    def name(self, name: Name, of: str, *way: str | int) -> Item:
        """A name; the way leads to what bears it."""
        language = self.words.language
        mark = mark_of_name(name, language, self.file.document.root, *way, "name")
        return self.texts.add(name.spoken(language), f"the name of {of}", mark)

    def english(self, name: Name, of: str, *way: str | int) -> Item | None:
        """The English name, where the card is called otherwise: it helps to find it."""
        if name.spoken(self.words.language) == str(name):
            return None
        return self.texts.add(str(name), f"the English name of {of}", self._mark(*way, "name", "en"))

    def hero_name(self) -> Item:
        """The name of the hero, which is the name of the deck."""
        return self.name(self.hero.name, f"the hero {self.file.id}")

    def states(self) -> Iterator[tuple[Item, list[Item]]]:
        """What the hero can be, in capitals as on a token: each state with its values."""
        for id_, state in self.hero.states.items():
            values = [
                self._state_name(name, f"the value {value} of the state {id_}", id_, "values", value)
                for value, name in state.values.items()
            ]
            yield self._state_name(state.name, f"the state {id_}", id_, "name"), values

    def _state_name(self, name: Name, of: str, *way: str) -> Item:
        mark = mark_of_name(name, self.words.language, self.file.document.root, "states", *way)
        return self.texts.add(self.capitals(name.spoken(self.words.language)), f"the name of {of}", mark)

    def edition(self) -> Item:
        """The name of the set and its version."""
        published = self.set_file.demand()
        name = f"{published.name.spoken(self.words.language)} · {published.version}"
        mark = mark_of_name(published.name, self.words.language, self.set_file.document.root, "name")
        return self.texts.add(name, f"the name of the set {self.set_file.id}", mark)

    def users(self, card: Card, number: int) -> Item:
        """Who may play the card that has this number in the deck."""
        named = users(card, self.file.id, self.hero, self.words.language)
        what = f"the list of who may play {self.file.id}/{card.id}"
        mark = self._mark("cards", number, "user")
        return self.texts.add(named or self.capitals(self.words.anyone), what, mark, made_shorter="Shorten the names.")

    def tags(self, card: Card, number: int) -> Item | None:
        """The tags of the card that has this number in the deck, if it bears any."""
        named = tags(card, self.hero, self.words.language)
        what = f"the tags of {self.file.id}/{card.id}"
        mark = self._mark("cards", number, "tags")
        return self.texts.add(named, what, mark, made_shorter="Shorten the names.") if named else None

    def windows(self, card: Card, number: int) -> list[dict[str, object]]:
        """What the card that has this number in the deck does, window by window."""
        what = f"the text of the card {self.file.id}/{card.id}"
        return [
            {
                "heading": paragraph.heading,
                **self._effect(
                    paragraph.text, what, ("cards", number), (paragraph.window,), bool(paragraph.instead_of)
                ),
            }
            for paragraph in self.speaker.card(card)
        ]

    def abilities(self) -> list[dict[str, object]]:
        """What the hero can do."""
        what = f"the text of an ability of {self.file.id}"
        return [
            {
                "heading": "",
                **self._effect(
                    self.speaker.ability(ability),
                    what,
                    ("abilities", number),
                    (),
                    self.words.language in ability.own_texts,
                ),
            }
            for number, ability in enumerate(self.hero.abilities)
        ]

    def character(self) -> Item:
        """All that is to be read on the character card, which has to fit there together."""
        shorter = "Shorten the abilities or the names of the sidekicks, or have fewer kinds of them."
        what = f"what is to be read on the character card of {self.file.id}"
        return self.texts.add(
            "", what, self._mark("abilities" if self.hero.abilities else "sidekicks"), made_shorter=shorter
        )

    def _effect(self, text: str, what: str, way: tuple[str | int, ...], part: tuple[str, ...], is_own: bool) -> Item:
        """What steps say, or what their author says instead, which stands at another place."""
        if is_own:
            return self.texts.add(text, what, self._mark(*way, "wording", *part, self.words.language, "text"))
        return self.texts.add(text, what, self._mark(*way, *part), made_shorter=DO_LESS)

    def _mark(self, *way: str | int) -> Mark:
        return mark_at(self.file.document.root, way)

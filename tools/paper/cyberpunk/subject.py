"""A card on its way to paper, in one language: its texts, each with the place where it was written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from content.reading.values import Mapping, Sequence
from content.reading.ways import mark_at
from tools.paper.texts import Item, Texts, mark_of_name
from tools.words.cyberpunk import tags

if TYPE_CHECKING:
    from content.library import Library
    from content.library.card_shelf import Shelved
    from content.reading.values import Mark
    from content.schema.cyberpunk.card import Card
    from content.schema.name import Name
    from effects.wording import Speaker
    from tools.words import Words

DO_LESS = "Let it do less, or write a shorter `wording` of your own."
"""How a text that was made from steps becomes shorter."""


@dataclass(frozen=True)
class Subject:
    """A card, ready to be drawn."""

    shelved: Shelved
    library: Library
    speaker: Speaker
    words: Words
    texts: Texts
    """Where every text is noted that is printed."""

    @property
    def card(self) -> Card:
        """The card."""
        return self.shelved.card

    @cached_property
    def _number(self) -> int:
        """Where in its file the card stands."""
        entries = self._root["cards"]
        assert isinstance(entries, Sequence)
        ids = [str(entry.get("id")) if isinstance(entry, Mapping) else "" for entry in entries]
        return ids.index(self.card.id)

    @property
    def _root(self) -> Mapping:
        root = self.shelved.file.document.root
        assert isinstance(root, Mapping)
        return root

    def name(self) -> Item:
        """The name at the head."""
        return self._name(self.card.name, "name")

    def subtitle(self) -> Item | None:
        """What stands under it."""
        return None if self.card.subtitle is None else self._name(self.card.subtitle, "subtitle")

    def english(self) -> Item | None:
        """The English name and subtitle, where the card is called otherwise: they help to find it."""
        english = self.card.title()
        if self.card.title(self.words.language) == english:
            return None
        return self.texts.add(english, f"the English name of {self.called}", self._mark("name", "en"))

    def tags(self) -> Item | None:
        """The tags in a row."""
        said = tags(self.card, self.library.tags, self.words.language)
        return self.texts.add(said, f"the tags of {self.called}", self._mark("tags")) if said else None

    def paragraphs(self) -> list[Item]:
        """What it does, window by window, then its abilities."""
        found = []
        for paragraph in self.speaker.card(self.card):
            window, _, number = paragraph.window.partition("[")
            own = bool(paragraph.instead_of)
            way: tuple[str | int, ...] = (window,)
            if number:
                way = (window, int(number.rstrip("]")), *(("wording", self.words.language, "text") if own else ()))
            elif own:
                way = ("wording", window, self.words.language, "text")
            shorter = "" if own else DO_LESS
            item = self.texts.add(paragraph.text, f"the text of {self.called}", self._mark(*way), made_shorter=shorter)
            found.append({"heading": paragraph.heading, **item})
        return found

    def edition(self) -> Item:
        """The name of the set, and below it its version."""
        set_file = self.library.sets[self.shelved.file.set_id]
        published = set_file.demand()
        said = f"{published.name.spoken(self.words.language)}\n{published.version}"
        mark = mark_of_name(published.name, self.words.language, set_file.document.root, "name")
        return self.texts.add(said, f"the name of the set {set_file.id}", mark)

    @property
    def called(self) -> str:
        """What messages call it."""
        return f"the card {self.card.id}"

    def _name(self, name: Name, key: str) -> Item:
        mark = mark_of_name(name, self.words.language, self._root, "cards", self._number, key)
        return self.texts.add(name.spoken(self.words.language), f"the {key} of {self.called}", mark)

    def _mark(self, *way: str | int) -> Mark:
        return mark_at(self._root, ("cards", self._number, *way))

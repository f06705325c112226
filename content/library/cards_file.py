"""A file of cards from which decks are made: the cards that can be read count, also when others cannot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import ValidationError

from content.library.files import ContentFile
from content.library.folders import Kind
from content.reading import Mapping, Sequence
from effects.problem import Place, Problem

if TYPE_CHECKING:
    from content.schema.cyberpunk.card import Card, CardList
    from effects.cyberpunk.source import Known

Readable = tuple["CardList", Mapping]


class CardsFile(ContentFile["CardList"]):
    """A file with cards of a set."""

    kind = Kind.CARDS

    def __init__(self, path: Path, known: Callable[[], Known], set_id: str = "") -> None:
        super().__init__(path, set_id)
        self._known = known
        """What cards may speak of and which tags they may bear, asked for when the file is checked."""

    def model(self) -> type[CardList]:
        from content.schema.cyberpunk.card import CardList

        return CardList

    @property
    def card_count(self) -> int:
        """How many cards the file has, whether they can be read or not."""
        return len(self._entries)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that can be read."""
        return self._readable[0].cards

    @property
    def unreadable(self) -> set[str]:
        """The ids of the cards that cannot be read."""
        ids = {str(entry["id"]) for entry in self._entries if isinstance(entry, Mapping) and "id" in entry}
        return ids - {card.id for card in self.cards}

    def place_of(self, card_id: str) -> Place:
        """Where the id of a card is written."""
        entries = [entry for entry in self._entries if isinstance(entry, Mapping) and entry.get("id") == card_id]
        return entries[-1].place_of("id") if entries else self.top

    @property
    def _entries(self) -> Sequence:
        root = self.document.root
        entries = root.get("cards") if isinstance(root, Mapping) else None
        return entries if isinstance(entries, Sequence) else Sequence()

    @cached_property
    def _readable(self) -> Readable:
        """The cards that can be read, and that part of the file."""
        from content.schema.cyberpunk.card import Card, CardList

        part, kept, cards = Mapping(), Sequence(), []
        for index, entry in enumerate(self._entries):
            try:
                cards.append(Card.model_validate(entry))
            except ValidationError:
                continue
            kept.enter(entry, self._entries.mark_of(index))
        part.enter("cards", self._entries.mark, kept, self._entries.mark)
        return CardList.model_construct(cards=tuple(cards)), part

    def _check(self, content: CardList) -> list[Problem]:
        return self._check_the_rest()

    def _check_the_rest(self) -> list[Problem]:
        from content.checks.cyberpunk.cards import check_cards
        from content.linking.cyberpunk import card_source
        from effects.cyberpunk.compile import compile_card

        cards, part = self._readable
        known = self._known()
        of_effects = [problem for card in cards.cards for problem in compile_card(card_source(card), known)[1]]
        return [*check_cards(cards, known.tags, part), *of_effects]

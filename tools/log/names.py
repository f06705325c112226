"""What the fighters, cards and spaces of a match are called, for those who read about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.speaking import fighter_names, hero_speaker
from tools.log.catalogue import CATALOGUES

if TYPE_CHECKING:
    from content.library import Library
    from content.schema.board import Board
    from content.schema.card import Card
    from content.schema.hero import Hero
    from effects.wording import Speaker
    from engine.unmatched.lineup import LineUp


class Names:
    """The names of everything in a line-up, in one language."""

    def __init__(self, lineup: LineUp, library: Library, language: str = "en") -> None:
        self.lineup = lineup
        self.language = language
        self.hero_ids: list[str] = [hero.id for hero in lineup.heroes]
        """By seat: the id of the hero."""
        self.heroes: list[Hero] = [library.hero(id_).demand() for id_ in self.hero_ids]
        """By seat: the hero as it was written."""
        self.speakers: list[Speaker] = [
            hero_speaker(id_, hero, language) for id_, hero in zip(self.hero_ids, self.heroes, strict=True)
        ]
        """By seat: who says what its cards do."""
        self.board: Board = library.board(lineup.board.id).demand()
        self._fighters: list[str] = []
        """By fighter."""
        for compiled, hero in zip(lineup.heroes, self.heroes, strict=True):
            names = fighter_names(compiled.id, hero, language)
            self._fighters += [names[id_] for id_ in compiled.fighter_ids()]

    def player(self, seat: int) -> str:
        """A player is called like the hero."""
        return self.fighter(self.lineup.first_fighter[seat])

    def fighter(self, fighter: int) -> str:
        """A fighter; several of one kind are numbered."""
        return self._fighters[fighter]

    def inside(self, name: str) -> str:
        """A name as it stands inside a sentence."""
        return CATALOGUES[self.language].inside(name)

    def space(self, space: int) -> str:
        """A space, as it is written on the board."""
        return self.lineup.board.space_ids[space]

    def written(self, card: int) -> tuple[int, Card]:
        """What is printed on a card, and the seat whose deck it is from."""
        hero_id, _, card_id = self.lineup.card_ids[self.lineup.card_types[card]].partition("/")
        seat = self.lineup.card_owners[card]
        assert self.hero_ids[seat] == hero_id
        written = self.heroes[seat].card(card_id)
        assert written is not None, "a compiled card was written by somebody"
        return seat, written

    def card(self, card: int) -> str:
        """A card."""
        return self.written(card)[1].name.spoken(self.language)

    def zones(self, space: int) -> list[str]:
        """The zones of a space."""
        called = {zone.id: zone.name.spoken(self.language) if zone.name else zone.id for zone in self.board.zones}
        wanted = self.space(space)
        return [called[zone] for one in self.board.spaces if one.id == wanted for zone in one.zones]

"""What the fighters, cards and spaces of a match are called, for those who read about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.speaking import called, called_card, called_in_match, hero_speaker
from effects.wording.parts import Called
from tools.sentences import Value, catalogue

if TYPE_CHECKING:
    from content.library import Library
    from content.schema.unmatched.board import Board
    from content.schema.unmatched.card import Card
    from content.schema.unmatched.hero import Hero
    from effects.wording import Speaker
    from engine.kernel.reason import Reason
    from engine.unmatched.lineup import LineUp


class Names:
    """The names of everything in a line-up, in one language."""

    def __init__(self, lineup: LineUp, library: Library, language: str = "en") -> None:
        self.lineup = lineup
        self.language = language
        self.hero_ids: list[str] = [hero.id for hero in lineup.heroes]
        """By seat: the id of the hero, whatever other seats have."""
        self.heroes: list[Hero] = [library.hero(id_).demand() for id_ in self.hero_ids]
        """By seat: the hero as it was written."""
        self.speakers: list[Speaker] = [
            hero_speaker(id_, hero, language) for id_, hero in zip(self.hero_ids, self.heroes, strict=True)
        ]
        """By seat: who says what its cards do."""
        self.board: Board = library.board(lineup.board.id).demand()
        self.catalogue = catalogue(language, "unmatched")
        self._fighters: list[Called] = called_in_match(self.heroes, language)
        """By fighter."""

    def player(self, seat: int) -> Called:
        """A player is called like the hero."""
        return self.fighter(self.lineup.first_fighter[seat])

    def fighter(self, fighter: int) -> Called:
        """A fighter; several that would be called alike are numbered."""
        return self._fighters[fighter]

    def state(self, seat: int, state: int, value: int) -> tuple[Called, Called]:
        """A state of a seat's hero and one of its values, by their numbers."""
        written = list(self.heroes[seat].states.values())[state]
        return called(written.name, self.language), called(list(written.values.values())[value], self.language)

    def space(self, space: int) -> str:
        """A space, as it is written on the board."""
        return self.lineup.board.space_ids[space]

    def written(self, card: int) -> tuple[int, Card]:
        """What is printed on a card, and the seat whose deck it is from."""
        hero_id, _, card_id = self.lineup.card_ids[self.lineup.card_types[card]].partition("/")
        seat = self.lineup.card_owners[card]
        assert self.lineup.seat_ids[seat] == hero_id
        written = self.heroes[seat].card(card_id)
        assert written is not None, "a compiled card was written by somebody"
        return seat, written

    def card(self, card: int) -> Called:
        """A card."""
        return called_card(self.written(card)[1], self.language)

    def ability(self, fighter: int) -> Called:
        """The ability of a hero."""
        return Called(self.catalogue.sentence("ability", hero=self.fighter(fighter)))

    def setting(self) -> dict[str, Value]:
        """The board."""
        return {"board": self.board.name.spoken(self.language)}

    def zones(self, space: int) -> list[str]:
        """The zones of a space."""
        names = {zone.id: zone.spoken(self.language) for zone in self.board.zones}
        wanted = self.space(space)
        return [names[zone] for one in self.board.spaces if one.id == wanted for zone in one.zones]

    def in_reason(self, reason: Reason) -> dict[str, Value]:
        """What fills the slots of a reason: names where the engine has ids."""
        lineup = self.lineup
        slots: dict[str, Value] = dict(reason.slots)
        for slot, id_ in reason.slots.items():
            if slot in ("fighter", "other"):
                slots[slot] = self.fighter(lineup.fighter_ids.index(id_))
            elif slot == "player":
                slots[slot] = self.player(lineup.seat_ids.index(id_))
            elif slot == "card":
                slots[slot] = self.card(list(lineup.card_types).index(lineup.card_ids.index(id_)))
        return slots

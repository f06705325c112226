"""The ids in a scenario of cyberpunk as numbers of its line-up."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.cyberpunk.casting import Cast
from content.scenarios.cyberpunk.laying import SEATS
from content.scenarios.names import UNKNOWN, Names
from effects.spelling import did_you_mean
from engine.cyberpunk import words
from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import DICE_OF_SEAT, FIELD, GEAR, LEGENDS, SIZES


class CyberpunkNames(Names):
    """Looking up cards and dice. A card alone is yours if you have one of this id, else the rival's."""

    def __init__(self, cast: Cast, lineup: LineUp) -> None:
        super().__init__(SEATS, cast.notes)
        self.cast = cast
        self.lineup = lineup
        self.copies: dict[tuple[int, str], list[int]] = {}
        """By seat and id: its cards."""
        for card, card_type in enumerate(lineup.card_types):
            seat = int(lineup.card_owners[card])
            self.copies.setdefault((seat, lineup.type_ids[card_type]), []).append(card)

    def owned(self, name: str, way: Way, seat: int | None = None, *, key: bool = False) -> tuple[int, str]:
        """Whose card a name means, and the card's id; `seat` is whose it is where nobody is named."""
        owner, slash, card = name.rpartition("/")
        card = card.partition(":")[0]
        if slash and owner not in SEATS:
            self.notes.add("unknown-player", way, f"Expected you or rival before the card, found {owner}.", key=key)
            return UNKNOWN, card
        seats = [SEATS.index(owner)] if slash else [0, 1] if seat is None else [seat]
        for one in seats:
            if (one, card) in self.copies:
                return one, card
        known = [id for one, id in self.copies if one in seats]
        whose = "" if len(seats) > 1 else f" of {'yours' if seats[0] == 0 else 'the rival'}"
        elsewhere = [f"{SEATS[one]}/{id}" for one, id in self.copies if id == card]
        hint = f"There is {elsewhere[0]}." if elsewhere else did_you_mean(card, known)
        hint = hint or "A card that comes into play must lie somewhere in the beginning."
        self.notes.add("unknown-card", way, f"There is no card {card}{whose} in this match.", hint, key=key)
        return UNKNOWN, card

    def card_type(self, name: str, way: Way, seat: int | None = None) -> int:
        """The type of a card."""
        owner, card = self.owned(name, way, seat)
        return UNKNOWN if owner == UNKNOWN else int(self.lineup.card_types[self.copies[owner, card][0]])

    def in_play(self, s: Rivalry, name: str) -> int | None:
        """The card on the field, worn or in the Legends area that a name means; None if it is in none of them."""
        owner, card = self.owned(name, ())
        whole = name.rpartition("/")[2]
        for number in self.copies.get((owner, card), ()):
            if s.area(number) in (FIELD, GEAR, LEGENDS) and words.card_id(s, number) == whole:
                return number
        return None

    def die(self, name: str, seat: int, way: Way, *, key: bool = False) -> int:
        """A die as the player of a seat calls it."""
        owner, slash, size = name.rpartition("/")
        sizes = [f"d{SIZES[die]}" for die in range(DICE_OF_SEAT)]
        if size not in sizes or (slash and owner not in SEATS):
            message = f"There is no die {name} in this match."
            hint = f"The dice are {', '.join(sizes)}, another player's are rival/d6 or you/d6."
            self.notes.add("unknown-die", way, message, hint, key=key)
            return UNKNOWN
        return (SEATS.index(owner) if slash else seat) * DICE_OF_SEAT + sizes.index(size)

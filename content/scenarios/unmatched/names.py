"""The ids in a scenario of unmatched as numbers of its line-up."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.names import UNKNOWN, Names, Notes
from content.schema.unmatched.ids import DEFEATED
from effects.spelling import did_you_mean
from engine.kernel.layout import NOTHING
from engine.unmatched.lineup import LineUp


class UnmatchedNames(Names):
    """Looking up heroes, fighters, spaces and cards."""

    seat_word = "hero"

    def __init__(self, lineup: LineUp, notes: Notes) -> None:
        super().__init__(lineup.seat_ids, notes)
        self.lineup = lineup
        self.copies: dict[int, list[int]] = {}
        """By card type: its cards, in canonical order."""
        for card, card_type in enumerate(lineup.card_types):
            self.copies.setdefault(int(card_type), []).append(card)

    def fighter(self, name: str, way: Way, *, key: bool = False) -> int:
        """A fighter."""
        return self.index("fighter", name, self.lineup.fighter_ids, way, key)

    def state_value(self, seat: int, state: str, value: str, way: Way) -> tuple[int, int]:
        """The number of a state of a hero among all states, and that of one of its values."""
        states = dict(self.lineup.heroes[seat].states)
        if not states:
            self.notes.add("unknown-state", way, f"{self.seats[seat]} has no states, found {state}.", key=True)
            return UNKNOWN, UNKNOWN
        number = self.index("state", state, list(states), way, True)
        if number == UNKNOWN:
            return UNKNOWN, UNKNOWN
        values = states[state]
        if value not in values:
            hint = did_you_mean(value, values) or f"It can be {', '.join(values)}."
            self.notes.add("unknown-state", way, f"The state {state} cannot be {value}.", hint)
            return int(self.lineup.first_state[seat]) + number, UNKNOWN
        return int(self.lineup.first_state[seat]) + number, values.index(value)

    def space(self, name: str, way: Way) -> int:
        """A space, or `NOTHING` for `defeated`."""
        return NOTHING if name == DEFEATED else self.index("space", name, self.lineup.board.space_ids, way, False)

    def card(self, name: str, seat: int, way: Way) -> int:
        """The type of a card, of the deck of a seat where no hero is named."""
        whole = name if "/" in name else f"{self.seats[seat]}/{name}"
        known = self.lineup.card_ids
        if whole in known:
            return known.index(whole)
        elsewhere = [card for card in known if card.partition("/")[2] == name]
        if elsewhere:
            message = f"Expected cards of {self.seats[seat]}'s deck, found {name}."
            self.notes.add("card-of-another-deck", way, message, f"There is {' and '.join(elsewhere)}.")
            return UNKNOWN
        own = [card for card in known if card.startswith(f"{whole.split('/')[0]}/")]
        self._unknown_card(whole, own or known, way)
        return UNKNOWN

    def cards(self, name: str, way: Way) -> list[int]:
        """The types of cards that bear a name, of both decks where no hero is named."""
        known = self.lineup.card_ids
        own = [card.partition("/")[2] for card in known]
        found = [card_type for card_type, names in enumerate(zip(known, own, strict=True)) if name in names]
        if not found:
            self._unknown_card(name, known if "/" in name else own, way)
        return found

    def _unknown_card(self, name: str, known: list[str], way: Way) -> None:
        self.notes.add("unknown-card", way, f"There is no card {name} in this match.", did_you_mean(name, known))

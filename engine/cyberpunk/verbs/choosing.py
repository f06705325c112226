"""Choices that only cyberpunk asks: a legend by its place, a type of card."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import CHOOSE_LEGEND, CHOOSE_TYPE, FIELD, LEGENDS, NAMED, SUBJECTS, TYPE_NAMES
from engine.kernel.layout import NAME_AMOUNT, NOTHING
from engine.kernel.picking import EXACTLY, Pick, bind, is_bound
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.state import State


class PickLegend(Pick):
    """Pick legends of yours into a name: those in the Legends area by their places, so that nobody has to know them
    (rule 6.5), those on the field as they are.

    Like `Pick`, but for legends of which some may be face down.
    """

    def __init__(
        self, slot: i64, items: Selector, quantity: i64, count: i64, player: i64, amount: Amount | None = None
    ) -> None:
        super().__init__(slot, items, quantity, count, player, CHOOSE_LEGEND, amount)

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = seat_of(s, self.player)
        if not self.wants_more(s):
            return
        base = s.scratch_top
        count: i64 = 0
        end = self.items.fill(s, base)
        for place in range(s.size(seat, LEGENDS)):
            card = s.card_at(seat, LEGENDS, place)
            for i in range(base, end):
                if s.scratch[i] == card and not is_bound(s, self.slot, card):
                    s.options[count] = place
                    count += 1
                    break
        for i in range(base, end):
            card = s.scratch[i]
            if s.area(card) == FIELD and not is_bound(s, self.slot, card):
                s.options[count] = SUBJECTS + card
                count += 1
        if count == 0:
            return
        if self.quantity != EXACTLY:
            s.options[count] = NOTHING
            s.open_choice(seat, CHOOSE_LEGEND, count + 1)
        elif count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, CHOOSE_LEGEND, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        if option != NOTHING:
            is_on_field = option >= SUBJECTS
            legend = option - SUBJECTS if is_on_field else s.card_at(seat_of(s, self.player), LEGENDS, option)
            bind(s, self.slot, legend)
            s.again()

    def describe(self) -> str:
        deed = player_does(self.player, "pick")
        return f"{deed} {self.count} of {self.items.describe()} by place; keep in [{self.slot}]"


class NameType(Instruction):
    """A player names a type of card: legend, unit, program or gear; it is kept as an amount, see `OfNamedType`."""

    def __init__(self, player: i64, slot: i64) -> None:
        self.player: i64 = player
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        count: i64 = len(TYPE_NAMES)
        for number in range(count):
            s.options[number] = number
        s.open_choice(seat_of(s, self.player), CHOOSE_TYPE, count)

    def take(self, s: State, option: i64) -> None:
        s.plays[s.play + self.slot + NAME_AMOUNT] = option
        s.record(NAMED, seat_of(s, self.player), NOTHING, NOTHING, option, 0)

    def describe(self) -> str:
        return f"{player_does(self.player, 'name')} a type of card; keep it in [{self.slot}]"

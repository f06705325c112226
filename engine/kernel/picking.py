"""Picking things into names: by choice, by chance, all of them, one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NAME_AMOUNT, NAME_COUNT, NAME_IS_CARDS, NAME_ITEMS, NOBODY, NOTHING
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.state import State


class Clear(Instruction):
    """Empty a name before something is picked into it."""

    def __init__(self, slot: i64, is_cards: bool) -> None:
        self.slot: i64 = slot
        self.is_cards = is_cards

    def run(self, s: State) -> None:
        at = s.play + self.slot
        s.plays[at + NAME_AMOUNT] = 0
        s.plays[at + NAME_COUNT] = 0
        s.plays[at + NAME_IS_CARDS] = i64(1) if self.is_cards else i64(0)

    def describe(self) -> str:
        return f"begin with nothing in [{self.slot}]"


def bind(s: State, slot: i64, item: i64) -> None:
    """Add a thing to a name."""
    at = s.play + slot
    count = s.plays[at + NAME_COUNT]
    s.plays[at + NAME_ITEMS + count] = item
    s.plays[at + NAME_COUNT] = count + 1
    s.plays[at + NAME_AMOUNT] = count + 1


def is_bound(s: State, slot: i64, item: i64) -> bool:
    """Whether a name holds a thing."""
    at = s.play + slot
    for i in range(s.plays[at + NAME_COUNT]):
        if s.plays[at + NAME_ITEMS + i] == item:
            return True
    return False


def is_offered(s: State, kind: i64, item: i64, count: i64) -> bool:
    """Whether a thing that makes no difference to this one is among the first `count` options."""
    for i in range(count):
        if s.are_equal_options(kind, s.options[i], item):
            return True
    return False


def offer(s: State, kind: i64, items: Selector, slot: i64) -> i64:
    """Write as options what a selector lists and a name does not hold yet, equal things once; how many there are."""
    room = s.scratch
    base = s.scratch_top
    count: i64 = 0
    for i in range(base, items.fill(s, base)):
        item = room[i]
        if not is_bound(s, slot, item) and not is_offered(s, kind, item, count):
            s.options[count] = item
            count += 1
    return count


EXACTLY: Final = 0
UP_TO: Final = 1
ANY_NUMBER: Final = 2
"""Up to as many as there can be."""


class Pick(Instruction):
    """Pick things into a name, one after the other: exactly so many (or as many as there are), up to so many, or any
    number.

    Who cannot see what he picks from picks by chance.
    """

    def __init__(
        self,
        slot: i64,
        items: Selector,
        quantity: i64,
        count: i64,
        player: i64,
        kind: i64,
        amount: Amount | None = None,
    ) -> None:
        self.slot: i64 = slot
        self.items = items
        self.quantity: i64 = quantity
        self.count: i64 = count
        """How many; with an amount, at most so many."""
        self.player: i64 = player
        self.kind: i64 = kind
        self.amount = amount
        """How many, where that is worked out."""

    def run(self, s: State) -> None:
        seat = seat_of(s, self.player)
        if seat == NOBODY or not self.wants_more(s):
            return
        count = offer(s, self.kind, self.items, self.slot)
        if count == 0:
            return
        for i in range(count):
            if s.is_hidden_from(self.kind, s.options[i], seat):
                pick_by_chance(s, self.slot, self.items, self.kind, self)
                return
        if self.quantity != EXACTLY:
            s.options[count] = NOTHING
            s.open_choice(seat, self.kind, count + 1)
        elif count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, self.kind, count)

    def wants_more(self, s: State) -> bool:
        """Whether fewer have been picked than there should be."""
        picked = s.plays[s.play + self.slot + NAME_COUNT]
        amount = self.amount
        return picked < self.count and (amount is None or picked < amount.value(s))

    def take(self, s: State, option: i64) -> None:
        if option != NOTHING:
            bind(s, self.slot, option)
            s.again()

    def describe(self) -> str:
        number = str(self.count) if self.amount is None else self.amount.describe()
        if self.quantity == UP_TO:
            number = f"up to {number}"
        elif self.quantity == ANY_NUMBER:
            number = "any number"
        them = "it" if self.count == 1 else "them"
        deed = player_does(self.player, "pick")
        return f"{deed} {number} of {self.items.describe()}; keep {them} in [{self.slot}]"


class PickByChance(Instruction):
    """Draw things into a name by chance."""

    def __init__(self, slot: i64, items: Selector, count: i64, kind: i64) -> None:
        self.slot: i64 = slot
        self.items = items
        self.count: i64 = count
        self.kind: i64 = kind

    def run(self, s: State) -> None:
        if s.plays[s.play + self.slot + NAME_COUNT] < self.count:
            pick_by_chance(s, self.slot, self.items, self.kind, self)

    def take(self, s: State, option: i64) -> None:
        bind(s, self.slot, option)
        s.again()

    def describe(self) -> str:
        them = "it" if self.count == 1 else "them"
        return f"draw {self.count} of {self.items.describe()} by chance; keep {them} in [{self.slot}]"


def pick_by_chance(s: State, slot: i64, items: Selector, kind: i64, instruction: Instruction) -> None:
    """Let chance give the instruction one thing that the name does not hold yet, if there is one."""
    room = s.scratch
    base = s.scratch_top
    count: i64 = 0
    for i in range(base, items.fill(s, base)):
        if not is_bound(s, slot, room[i]):
            s.options[count] = room[i]
            count += 1
    if count == 0:
        return
    if s.chance_is_asked:
        count = offer(s, kind, items, slot)
        if count > 1:
            s.open_choice(NOBODY, kind, count)
            return
    instruction.take(s, s.options[s.random(count)])


class Bind(Instruction):
    """Fix everything a selector lists now under a name."""

    def __init__(self, slot: i64, items: Selector) -> None:
        self.slot: i64 = slot
        self.items = items

    def run(self, s: State) -> None:
        base = s.scratch_top
        end = self.items.fill(s, base)
        at = s.play + self.slot
        s.plays[at + NAME_COUNT] = 0
        s.plays[at + NAME_AMOUNT] = 0
        for i in range(base, end):
            bind(s, self.slot, s.scratch[i])

    def describe(self) -> str:
        return f"keep {self.items.describe()} in [{self.slot}]"


class Shuffle(Instruction):
    """Put the things a name holds into an order by chance."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        at = s.play + self.slot
        first = at + NAME_ITEMS
        i = s.plays[at + NAME_COUNT] - 1
        while i > 0:
            j = s.random(i + 1)
            item = s.plays[first + j]
            s.plays[first + j] = s.plays[first + i]
            s.plays[first + i] = item
            i -= 1

    def describe(self) -> str:
        return f"put [{self.slot}] into an order by chance"


class TakeNext(Instruction):
    """Take one thing out of a name into another, in an order a player chooses, equal things once; without one left go
    on elsewhere.
    """

    def __init__(self, source: i64, target: i64, player: i64, kind: i64, end: i64) -> None:
        self.source: i64 = source
        self.target: i64 = target
        self.player: i64 = player
        self.kind: i64 = kind
        self.end: i64 = end

    def run(self, s: State) -> None:
        at = s.play + self.source
        count = s.plays[at + NAME_COUNT]
        if count == 0:
            s.jump(self.end)
            return
        offered: i64 = 0
        for i in range(count):
            item = s.plays[at + NAME_ITEMS + i]
            if not is_offered(s, self.kind, item, offered):
                s.options[offered] = item
                offered += 1
        if offered == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat_of(s, self.player), self.kind, offered)

    def take(self, s: State, option: i64) -> None:
        at = s.play + self.source
        count = s.plays[at + NAME_COUNT] - 1
        i: i64 = 0
        while s.plays[at + NAME_ITEMS + i] != option:
            i += 1
        while i < count:
            s.plays[at + NAME_ITEMS + i] = s.plays[at + NAME_ITEMS + i + 1]
            i += 1
        s.plays[at + NAME_COUNT] = count
        s.plays[s.play + self.target + NAME_IS_CARDS] = s.plays[at + NAME_IS_CARDS]
        s.plays[s.play + self.target + NAME_COUNT] = 0
        bind(s, self.target, option)

    def describe(self) -> str:
        return (
            f"{player_does(self.player, 'move')} the next one from [{self.source}] to [{self.target}]; "
            f"when none is left go on at {self.end}"
        )

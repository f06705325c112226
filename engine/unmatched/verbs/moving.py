"""Verbs of places: move, place, return. They ask where a fighter goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.amounts import so_many
from engine.kernel.layout import NAME_COUNT, NAME_ITEMS, NOBODY, NOTHING
from engine.kernel.players import player_does, seat_of
from engine.kernel.program import Amount, Condition, Instruction, Selector
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import bring_back, move, place
from engine.unmatched.movement import reachable, reachable_exactly
from engine.unmatched.terms import CHOOSE_SPACE

UP_TO: Final = 0
EXACTLY: Final = 1


class MoveFighter(Instruction):
    """A player says where the fighter held in a name ends its move (rules 64, 65)."""

    def __init__(self, slot: i64, distance: Amount, how: i64, through: bool, player: i64) -> None:
        self.slot: i64 = slot
        self.distance = distance
        self.how: i64 = how
        self.through = through
        self.player: i64 = player

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        fighter = the_one(s, self.slot)
        seat = seat_of(s, self.player)
        s.set_happened(False)
        if fighter == NOTHING or seat == NOBODY or s.space[fighter] == NOTHING:
            return
        if self.how == UP_TO:
            count = reachable(s, fighter, self.distance.value(s), self.through)
        else:
            count = reachable_exactly(s, fighter, self.distance.value(s), self.through)
        if count == 1:
            self.take(s, s.options[0])
        elif count > 1:
            s.open_choice(seat, CHOOSE_SPACE, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.set_happened(True)
        move(s, the_one(s, self.slot), option)

    def describe(self) -> str:
        how = "up to " if self.how == UP_TO else ""
        through = ", also through opposing fighters" if self.through else ""
        far = so_many(self.distance, "space", "spaces")
        return f"{player_does(self.player, 'move')} [{self.slot}] {how}{far}{through}"


class PutDown(Instruction):
    """A player says on which empty space a fighter held in a name is put (rule 67): placing and returning."""

    def __init__(self, slot: i64, spaces: Selector, player: i64) -> None:
        self.slot: i64 = slot
        self.spaces = spaces
        self.player: i64 = player

    def can_be_put(self, s: Battle, fighter: i64) -> bool:
        """Whether the fighter is one that this happens to."""
        raise NotImplementedError

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        fighter = the_one(s, self.slot)
        s.set_happened(False)
        if fighter != NOTHING and self.can_be_put(s, fighter):
            ask_empty_space(s, self.spaces, self.player, self)


class PlaceFighter(PutDown):
    """A fighter on the board is placed on an empty space (rule 66)."""

    def can_be_put(self, s: Battle, fighter: i64) -> bool:
        return s.space[fighter] != NOTHING

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.set_happened(True)
        place(s, the_one(s, self.slot), option)

    def describe(self) -> str:
        return f"{player_does(self.player, 'place')} [{self.slot}] on an empty one of {self.spaces.describe()}"


class ReturnFighter(PutDown):
    """A defeated sidekick returns to an empty space (rule 70); heroes and the fighters of a side that is out never do
    (rules 94, 96).
    """

    def can_be_put(self, s: Battle, fighter: i64) -> bool:
        lineup = s.lineup
        is_out = (s.out >> lineup.fighter_side[fighter]) & 1 != 0
        return s.space[fighter] == NOTHING and lineup.fighter_is_hero[fighter] == 0 and not is_out

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.set_happened(True)
        bring_back(s, the_one(s, self.slot), option)

    def describe(self) -> str:
        return f"{player_does(self.player, 'return')} [{self.slot}] to an empty one of {self.spaces.describe()}"


def the_one(s: State, slot: i64) -> i64:
    """The first thing held in a name, or `NOTHING`."""
    at = s.play + slot
    return s.plays[at + NAME_ITEMS] if s.plays[at + NAME_COUNT] > 0 else i64(NOTHING)


def ask_empty_space(s: Battle, spaces: Selector, player: i64, instruction: Instruction) -> None:
    """Let a player choose an empty space; with only one it is taken, with none the part is skipped (rule 67)."""
    room = s.scratch
    base = s.scratch_top
    count: i64 = 0
    for i in range(base, spaces.fill(s, base)):
        if s.fighter_at[room[i]] == NOTHING:
            s.options[count] = room[i]
            count += 1
    seat = seat_of(s, player)
    if count == 0 or seat == NOBODY:
        return
    if count == 1:
        instruction.take(s, s.options[0])
    else:
        s.open_choice(seat, CHOOSE_SPACE, count)


class SomewhereToGo(Condition):
    """There is an empty space among these."""

    def __init__(self, spaces: Selector) -> None:
        self.spaces = spaces

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        base = s.scratch_top
        for i in range(base, self.spaces.fill(s, base)):
            if s.fighter_at[s.scratch[i]] == NOTHING:
                return True
        return False

    def describe(self) -> str:
        return f"one of {self.spaces.describe()} is empty"

"""The verbs of unmatched as instructions: each changes the match at once and never asks, except those that ask where a
fighter goes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.amounts import Number, so_many
from engine.kernel.flow import cancel_windows, waiting_windows
from engine.kernel.layout import (
    HAPPENED,
    NAME_AMOUNT,
    NAME_COUNT,
    NAME_ITEMS,
    NOBODY,
    NOTHING,
    PLAY,
    PLAY_ACTOR,
    PLAY_CARD,
    UNDECIDED,
)
from engine.kernel.modifiers import ADD, IGNORE, SET, add_modifier
from engine.kernel.players import YOU, player_does, seat_of
from engine.kernel.program import Amount, Condition, Instruction, Selector
from engine.kernel.state import BIT, State
from engine.kernel.windows import happen
from engine.unmatched.battle import Battle
from engine.unmatched.changes import bring_back, discard, draw, hurt, move, place, recover, settle
from engine.unmatched.movement import reachable, reachable_exactly
from engine.unmatched.terms import (
    ACTIONS_GAINED,
    CHOOSE_SPACE,
    EFFECT_DAMAGE,
    EFFECTS_CANCELLED,
    SCHEME_WINDOW,
    UNTIL_END_OF_COMBAT,
    VALUE,
    VALUE_ADDED,
    VALUE_IGNORED,
    VALUE_SET,
    WINDOWS,
)


def note_result(s: State, frame: i64, slot: i64, amount: i64) -> None:
    """Note whether the verb carried out in a frame did anything, and under the name of its step, if it has one, how
    much.

    The frame need not be on top any more: what waits for the verb's changes comes before the next step.
    """
    s.frames[frame + HAPPENED] = 1 if amount > 0 else 0
    if slot != NOTHING:
        s.plays[s.frames[frame + PLAY] + slot + NAME_AMOUNT] = amount


class Draw(Instruction):
    """A player draws, one card at a time (rules 23 to 28)."""

    def __init__(self, player: i64, amount: Amount, slot: i64) -> None:
        self.player: i64 = player
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        missing = self.amount.value(s)
        seat = seat_of(s, self.player)
        drawn: i64 = 0
        if seat != NOBODY:
            while missing > 0 and s.winner == UNDECIDED:
                if draw(s, seat):
                    drawn += 1
                missing -= 1
        note_result(s, frame, self.slot, drawn)

    def describe(self) -> str:
        return f"{player_does(self.player, 'draw')} {so_many(self.amount, 'card', 'cards')}"


class Discard(Instruction):
    """Cards go to their owners' discard piles (rules 34, 82)."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.table.scratch
        base = s.scratch_top
        end = self.cards.fill(s, base)
        s.scratch_top = end
        for i in range(base, end):
            discard(s, room[i])
        s.scratch_top = base
        note_result(s, frame, NOTHING, end - base)

    def describe(self) -> str:
        return f"discard {self.cards.describe()}"


class Damage(Instruction):
    """Fighters take damage at the same moment; then whoever has no health left falls (rules 51, 75, 85, 88)."""

    def __init__(self, fighters: Selector, amount: Amount, slot: i64) -> None:
        self.fighters = fighters
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.table.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = self.fighters.fill(s, base)
        s.scratch_top = end
        dealt: i64 = 0
        for i in range(base, end):
            if s.space[room[i]] != NOTHING:
                dealt += amount
                hurt(s, room[i], amount, EFFECT_DAMAGE)
        s.scratch_top = base
        note_result(s, frame, self.slot, dealt)
        settle(s)

    def describe(self) -> str:
        return f"deal {so_many(self.amount, 'damage', 'damage')} to {self.fighters.describe()}"


class Recover(Instruction):
    """Fighters recover health (rule 69)."""

    def __init__(self, fighters: Selector, amount: Amount, slot: i64) -> None:
        self.fighters = fighters
        self.amount = amount
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.table.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = self.fighters.fill(s, base)
        s.scratch_top = end
        gained: i64 = 0
        for i in range(base, end):
            before = s.health[room[i]]
            recover(s, room[i], amount)
            gained += s.health[room[i]] - before
        s.scratch_top = base
        note_result(s, frame, self.slot, gained)

    def describe(self) -> str:
        return f"give back {so_many(self.amount, 'health', 'health')} to {self.fighters.describe()}"


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


class PlaceFighter(Instruction):
    """A player says on which empty space the fighter held in a name is placed (rules 66, 67)."""

    def __init__(self, slot: i64, spaces: Selector, player: i64) -> None:
        self.slot: i64 = slot
        self.spaces = spaces
        self.player: i64 = player

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        fighter = the_one(s, self.slot)
        s.set_happened(False)
        if fighter != NOTHING and s.space[fighter] != NOTHING:
            ask_empty_space(s, self.spaces, self.player, self)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.set_happened(True)
        place(s, the_one(s, self.slot), option)

    def describe(self) -> str:
        return f"{player_does(self.player, 'place')} [{self.slot}] on an empty one of {self.spaces.describe()}"


class ReturnFighter(Instruction):
    """A player says on which empty space the defeated fighter held in a name returns (rule 70)."""

    def __init__(self, slot: i64, spaces: Selector, player: i64) -> None:
        self.slot: i64 = slot
        self.spaces = spaces
        self.player: i64 = player

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        fighter = the_one(s, self.slot)
        s.set_happened(False)
        if fighter != NOTHING and s.space[fighter] == NOTHING:
            ask_empty_space(s, self.spaces, self.player, self)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        s.set_happened(True)
        bring_back(s, the_one(s, self.slot), option)

    def describe(self) -> str:
        return f"{player_does(self.player, 'return')} [{self.slot}] to an empty one of {self.spaces.describe()}"


def the_one(s: State, slot: i64) -> i64:
    """The first thing held in a name, or `NOTHING`."""
    at = s.play + slot
    return s.plays[at + NAME_ITEMS] if s.plays[at + NAME_COUNT] > 0 else NOTHING


def ask_empty_space(s: Battle, spaces: Selector, player: i64, instruction: Instruction) -> None:
    """Let a player choose an empty space; with only one it is taken, with none the part is skipped (rule 67)."""
    room = s.table.scratch
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


def play_of(s: Battle, card: i64) -> i64:
    """The play of a card in the combat, or `NOTHING`."""
    if s.attack_play != NOTHING and s.plays[s.attack_play + PLAY_CARD] == card:
        return s.attack_play
    if s.defense_play != NOTHING and s.plays[s.defense_play + PLAY_CARD] == card:
        return s.defense_play
    return NOTHING


class ChangeValue(Instruction):
    """The value of cards in the combat is set, added to or ignored until the combat ends (rule 50, N15)."""

    def __init__(self, cards: Selector, layer: i64, amount: Amount) -> None:
        self.cards = cards
        self.layer: i64 = layer
        self.amount = amount

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        source = s.plays[s.play + PLAY_CARD]
        room = s.table.scratch
        amount = self.amount.value(s)
        base = s.scratch_top
        end = self.cards.fill(s, base)
        changed: i64 = 0
        for i in range(base, end):
            play = play_of(s, room[i])
            if play != NOTHING:
                changed += 1
                add_modifier(s, VALUE, play, self.layer, amount, source, UNTIL_END_OF_COMBAT)
                event: i64 = VALUE_SET
                if self.layer == ADD:
                    event = VALUE_ADDED
                elif self.layer == IGNORE:
                    event = VALUE_IGNORED
                fighter = s.plays[play + PLAY_ACTOR]
                happen(s, event, s.lineup.fighter_seat[fighter], room[i], amount, s.value(play), fighter)
        note_result(s, frame, NOTHING, changed)

    def describe(self) -> str:
        if self.layer == SET:
            return f"the value of {self.cards.describe()} is {self.amount.describe()} instead"
        if self.layer == ADD:
            if isinstance(self.amount, Number) and self.amount.number < 0:
                return f"subtract {-self.amount.number} from the value of {self.cards.describe()}"
            return f"add {self.amount.describe()} to the value of {self.cards.describe()}"
        return f"the value of {self.cards.describe()} counts as 0"


COMBAT_WINDOWS: Final[i64] = BIT[SCHEME_WINDOW] - 1
"""The windows of a combat, one bit each: those before `SCHEME_WINDOW`."""


def has_effects(s: Battle, card: i64, windows: i64) -> bool:
    """Whether a card has an effect in one of these windows (one bit each)."""
    first = s.lineup.card_types[card] * WINDOWS
    for window in range(i64(SCHEME_WINDOW)):
        if (windows >> window) & 1 != 0 and s.lineup.type_programs[first + window] != NOTHING:
            return True
    return False


class CancelEffects(Instruction):
    """What a card in the combat has not resolved yet is cancelled; it happened if there was an effect to cancel (rules
    56 to 62).
    """

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        room = s.table.scratch
        base = s.scratch_top
        end = self.cards.fill(s, base)
        cancelled: i64 = 0
        for i in range(base, end):
            play = play_of(s, room[i])
            if play != NOTHING:
                if has_effects(s, room[i], cancel_windows(s, play, COMBAT_WINDOWS)):
                    cancelled += 1
                    fighter = s.plays[play + PLAY_ACTOR]
                    happen(s, EFFECTS_CANCELLED, s.lineup.fighter_seat[fighter], room[i], 0, 0, 0)
        note_result(s, frame, NOTHING, cancelled)

    def describe(self) -> str:
        return f"cancel the effects of {self.cards.describe()}"


class SomethingToCancel(Condition):
    """One of these cards has an effect in the combat that has not been resolved yet."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        base = s.scratch_top
        for i in range(base, self.cards.fill(s, base)):
            card = s.table.scratch[i]
            play = play_of(s, card)
            if play != NOTHING and has_effects(s, card, waiting_windows(s, play, COMBAT_WINDOWS)):
                return True
        return False

    def describe(self) -> str:
        return f"there is an effect to cancel of {self.cards.describe()}"


class GainActions(Instruction):
    """The player takes more actions this turn (rule 14)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        frame = s.frame
        seat = seat_of(s, YOU)
        amount: i64 = self.amount.value(s) if seat == s.active else 0
        if amount > 0:
            s.actions += amount
            happen(s, ACTIONS_GAINED, seat, s.lineup.first_fighter[seat], amount, s.actions, 0)
        note_result(s, frame, NOTHING, amount)

    def describe(self) -> str:
        return f"gain {so_many(self.amount, 'action', 'actions')}"


class SomewhereToGo(Condition):
    """There is an empty space among these."""

    def __init__(self, spaces: Selector) -> None:
        self.spaces = spaces

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        base = s.scratch_top
        for i in range(base, self.spaces.fill(s, base)):
            if s.fighter_at[s.table.scratch[i]] == NOTHING:
                return True
        return False

    def describe(self) -> str:
        return f"one of {self.spaces.describe()} is empty"

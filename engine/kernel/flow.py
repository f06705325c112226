"""The instructions every system shares: jumps, questions whether and which, loops, and whether steps happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.conditions import Not
from engine.kernel.layout import HAPPENED, NAME_AMOUNT, NOBODY, PLAY_CANCELLED, PLAY_DONE
from engine.kernel.numbers import BIT
from engine.kernel.players import player_words, seat_of
from engine.kernel.program import Amount, Condition, Instruction
from engine.kernel.state import State

YES_NO: Final = 2
"""The kind of choice that asks whether something happens: 1 is yes, 0 is no."""
MOST_BRANCHES: Final = 9
"""How many options of a card one choice is made from."""
BRANCH: Final = 3
"""The kind of choice between options of a card; the option is its number, from 0."""


class Jump(Instruction):
    """Go on elsewhere."""

    def __init__(self, target: i64) -> None:
        self.target: i64 = target

    def run(self, s: State) -> None:
        s.jump(self.target)

    def describe(self) -> str:
        return f"go on at {self.target}"


class JumpUnless(Instruction):
    """Go on elsewhere unless a condition holds."""

    def __init__(self, condition: Condition, target: i64) -> None:
        self.condition = condition
        self.target: i64 = target

    def run(self, s: State) -> None:
        if not self.condition.holds(s):
            s.jump(self.target)

    def describe(self) -> str:
        if isinstance(self.condition, Not):
            return f"if {self.condition.condition.describe()}, go on at {self.target}"
        return f"unless {self.condition.describe()}, go on at {self.target}"


class JumpUnlessHappened(Instruction):
    """Go on elsewhere unless the verb before did something ("if you do")."""

    def __init__(self, target: i64) -> None:
        self.target: i64 = target

    def run(self, s: State) -> None:
        if s.frames[s.frame + HAPPENED] == 0:
            s.jump(self.target)

    def describe(self) -> str:
        return f"unless that happened, go on at {self.target}"


class BeginWindow(Instruction):
    """Begin the effects of a card in one of its windows, unless they are cancelled."""

    def __init__(self, window: i64) -> None:
        self.window: i64 = window

    def run(self, s: State) -> None:
        if s.is_cancelled(s.play, self.window):
            s.pop()
        else:
            s.plays[s.play + PLAY_DONE] |= BIT[self.window]

    def describe(self) -> str:
        return "stop here if the effects of this card are cancelled"


def waiting_windows(s: State, play: i64, windows: i64) -> i64:
    """Those of these windows (one bit each) that a card has not begun and in which it is not cancelled."""
    return windows & ~s.plays[play + PLAY_DONE] & ~s.plays[play + PLAY_CANCELLED]


def cancel_windows(s: State, play: i64, windows: i64) -> i64:
    """Cancel what a card has not begun yet in these windows (one bit each); the windows that were open for it."""
    waiting = waiting_windows(s, play, windows)
    s.plays[play + PLAY_CANCELLED] |= waiting
    return waiting


class AskMay(Instruction):
    """Ask a player whether something happens; without a yes go on elsewhere. He is asked only if it can happen."""

    def __init__(self, player: i64, possible: Condition | None, otherwise: i64) -> None:
        self.player: i64 = player
        self.possible = possible
        self.otherwise: i64 = otherwise

    def run(self, s: State) -> None:
        possible = self.possible
        seat = seat_of(s, self.player)
        if seat == NOBODY or (possible is not None and not possible.holds(s)):
            s.jump(self.otherwise)
            return
        s.options[0] = 1
        s.options[1] = 0
        s.open_choice(seat, YES_NO, 2)

    def take(self, s: State, option: i64) -> None:
        if option == 0:
            seat = seat_of(s, self.player)
            s.record(s.table.declined_event, seat, seat, 0, 0, 0)
            s.jump(self.otherwise)

    def describe(self) -> str:
        possible = f", if {self.possible.describe()}" if self.possible is not None else ""
        return f"ask {player_words(self.player)} whether it happens{possible}; without a yes go on at {self.otherwise}"


class AskBranch(Instruction):
    """Choose one of several options that have not been chosen yet; go on at its steps."""

    def __init__(self, player: i64, chosen: i64, gates: list[Condition], targets: list[i64], end: i64) -> None:
        self.player: i64 = player
        self.chosen: i64 = chosen
        """The name slot whose amount holds the options chosen before, one bit each."""
        self.gates = gates
        self.targets = targets
        self.end: i64 = end

    def run(self, s: State) -> None:
        taken = s.plays[s.play + self.chosen + NAME_AMOUNT]
        count: i64 = 0
        for i in range(i64(len(self.gates))):
            if (taken >> i) & 1 == 0 and self.gates[i].holds(s):
                s.options[count] = i
                count += 1
        seat = seat_of(s, self.player)
        if count == 0 or seat == NOBODY:
            s.jump(self.end)
        elif count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, BRANCH, count)

    def take(self, s: State, option: i64) -> None:
        s.plays[s.play + self.chosen + NAME_AMOUNT] |= BIT[option]
        s.jump(self.targets[option])

    def describe(self) -> str:
        where = ", ".join(str(target) for target in self.targets)
        return (
            f"ask {player_words(self.player)} to choose an option that is not in [{self.chosen}]; go on at {where}; "
            f"when none is left go on at {self.end}"
        )


class SetAmount(Instruction):
    """Work out an amount and keep it under a name."""

    def __init__(self, slot: i64, amount: Amount) -> None:
        self.slot: i64 = slot
        self.amount = amount

    def run(self, s: State) -> None:
        s.plays[s.play + self.slot + NAME_AMOUNT] = self.amount.value(s)

    def describe(self) -> str:
        return f"keep {self.amount.describe()} in [{self.slot}]"


class CountDown(Instruction):
    """Take one off the amount of a name; when it was 0 go on elsewhere."""

    def __init__(self, slot: i64, end: i64) -> None:
        self.slot: i64 = slot
        self.end: i64 = end

    def run(self, s: State) -> None:
        at = s.play + self.slot + NAME_AMOUNT
        if s.plays[at] <= 0:
            s.jump(self.end)
        else:
            s.plays[at] -= 1

    def describe(self) -> str:
        return f"take 1 off [{self.slot}]; when nothing is left go on at {self.end}"


class NoteHappened(Instruction):
    """Keep under a name that a step of a group happened."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        if s.frames[s.frame + HAPPENED] != 0:
            s.plays[s.play + self.slot + NAME_AMOUNT] = 1

    def describe(self) -> str:
        return f"if that happened, note it in [{self.slot}]"


class RecallHappened(Instruction):
    """A group of steps happened if one of them did."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        s.set_happened(s.plays[s.play + self.slot + NAME_AMOUNT] != 0)

    def describe(self) -> str:
        return f"all of it happened if something is in [{self.slot}]"

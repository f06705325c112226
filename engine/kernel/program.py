"""Programs and what they are made of: instructions, and the amounts, conditions, selectors and filters they ask.

An instruction that needs a decision opens a choice and takes the answer later; every other instruction is atomic and
never asks. These are the base classes of a closed set: nothing outside `engine/` may add to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from engine.kernel.state import State


class Amount:
    """A number worked out when it is needed."""

    def value(self, s: State) -> i64:
        """The number now."""
        raise NotImplementedError

    def describe(self) -> str:
        """It in plain words."""
        raise NotImplementedError


class Condition:
    """Something that holds or does not, asked when it is needed."""

    def holds(self, s: State) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def describe(self) -> str:
        """It in plain words."""
        raise NotImplementedError


class Selector:
    """Things of one kind (fighters, cards, spaces), listed when they are needed, in canonical order."""

    def fill(self, s: State, n: i64) -> i64:
        """Write the things into the scratch room from position `n` on; the answer is the position after the last.

        Whoever asks another selector while he still needs them moves `State.scratch_top` behind them first.
        """
        raise NotImplementedError

    def describe(self) -> str:
        """It in plain words."""
        raise NotImplementedError


class Filter:
    """A demand on each of many things."""

    def others(self, s: State, n: i64) -> i64:
        """Write what the things are compared with into the scratch room from position `n` on, once for all of them;
        the answer is the position after the last.
        """
        return n

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        """Whether a thing fits; `first` to `last` of the scratch room hold the others."""
        raise NotImplementedError

    def describe(self) -> str:
        """It in plain words."""
        raise NotImplementedError


class Instruction:
    """One instruction of a program."""

    def run(self, s: State) -> None:
        """Carry it out; it may open a choice, push a frame or set the position of its own frame."""
        raise NotImplementedError

    def take(self, s: State, option: i64) -> None:
        """Take the answer to the choice that `run` opened; only instructions that ask have one."""
        raise NotImplementedError

    def describe(self) -> str:
        """It in plain words."""
        raise NotImplementedError


class Program:
    """A list of instructions with a name for people, and a label per instruction: the step it comes from.

    Its mark says in a word what it was made from: as long as that says the same, the mark is the same.
    """

    def __init__(self, name: str, code: list[Instruction], labels: list[str], mark: str = "") -> None:
        self.name = name
        self.code = code
        self.labels = labels
        self.mark = mark
        self.length: i64 = len(code)

    def label(self, position: i64) -> str:
        """The step an instruction comes from."""
        return self.labels[position] if position < len(self.labels) else ""

    def marks(self) -> list[str]:
        """What tells it from a program that does something else: its mark and its instructions, not how they are
        described to people.
        """
        return [self.mark, *[type(instruction).__name__ for instruction in self.code]]

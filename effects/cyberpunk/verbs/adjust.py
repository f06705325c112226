"""`increase`, `decrease`, `adjust`: Gigs turned to another value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import verbs
from engine.kernel import amounts

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Selector, Step
    from engine.kernel import program

NOTHING_MORE = amounts.Number(0)


class Turn(Verb):
    """What turns a Gig."""

    goes_down: ClassVar[bool]
    goes_up: ClassVar[bool]

    if TYPE_CHECKING:
        gig: Selector

    def far(self) -> tuple[Amount | None, bool]:
        """How far at most, and whether just so far."""
        raise NotImplementedError

    def compile(self, step: Step, to: Compiler) -> None:
        amount, exactly = self.far()
        if amount is None:
            message = f"`{self.key}` says how far with `up_to` or `by`, one of the two"
            to.problem(step.written_at, "how-far", message)
            return
        most = to.amount(amount)
        gig = to.target(self.gig, Kind.GIGS, to.decider(step), step)
        down = most if self.goes_down else NOTHING_MORE
        up = most if self.goes_up else NOTHING_MORE
        to.emit(verbs.Adjust(gig, down, up, exactly, to.decider(step), to.amount_slot(step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.gig, Kind.GIGS)


class Increase(Turn):
    """Turn a Gig to a higher value on its die, or leave it (rule 9.3)."""

    key: ClassVar[str] = "increase"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{increase: {gig: {one: gigs}, up_to: 2}}"
    goes_down: ClassVar[bool] = False
    goes_up: ClassVar[bool] = True

    gig: Selector
    """Which Gig."""
    up_to: Amount
    """By how much at most; the player who decides chooses, also 0."""

    def far(self) -> tuple[Amount | None, bool]:
        return self.up_to, False


class Decrease(Turn):
    """Turn a Gig to a lower value, or leave it (rule 9.3)."""

    key: ClassVar[str] = "decrease"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{decrease: {gig: {one: gigs}, up_to: 2}}"
    goes_down: ClassVar[bool] = True
    goes_up: ClassVar[bool] = False

    gig: Selector
    """Which Gig."""
    up_to: Amount
    """By how much at most; the player who decides chooses, also 0."""

    def far(self) -> tuple[Amount | None, bool]:
        return self.up_to, False


class Adjust(Turn):
    """Turn a Gig to a higher or a lower value on its die (rule 9.3)."""

    key: ClassVar[str] = "adjust"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{adjust: {gig: {one: gigs}, up_to: 1}}"
    goes_down: ClassVar[bool] = True
    goes_up: ClassVar[bool] = True

    gig: Selector
    """Which Gig."""
    up_to: Amount | None = None
    """By how much at most; the player who decides chooses, also 0."""
    by: Amount | None = None
    """By just so much, up or down as the player who decides chooses."""

    def far(self) -> tuple[Amount | None, bool]:
        if self.up_to is not None and self.by is not None:
            return None, False
        return self.up_to or self.by, self.by is not None

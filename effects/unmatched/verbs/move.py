"""`move`: fighters along the paths of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.shared.one_by_one import one_by_one
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Selector, Step
    from engine.kernel import program


class Move(Verb):
    """Move fighters along paths by the rules of movement: past friendly fighters, not past opposing ones, ending on an
    empty space, judged from the side of the fighter that moves (rules 17, 64, 65).
    """

    key: ClassVar[str] = "move"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{move: {who: your_fighter, up_to: 5, through: opposing}}"

    who: Selector
    """Who moves; several move one after the other, in an order the player who decides chooses."""
    up_to: Amount | None = None
    """The most spaces a fighter may move; staying is allowed."""
    exactly: Amount | None = None
    """How many spaces a fighter moves, no less."""
    through: Literal["opposing"] | None = None
    """`opposing`: may also pass opposing fighters; it still ends on an empty space."""

    def compile(self, step: Step, to: Compiler) -> None:
        far = self.up_to or self.exactly
        if far is None or (self.up_to is not None and self.exactly is not None):
            to.problem(step.written_at, "how-far", "`move` says how far with `up_to` or `exactly`, one of the two")
            return
        # To decline would be the same as to stay, if it is the same player and nothing follows from either.
        same = step.may is not None and step.by in (None, step.may)
        if same and self.up_to is not None and step.then is None and step.otherwise is None:
            to.problem(
                step.written_at,
                "superfluous-may",
                "`up_to` lets the fighter stay, so `may` asks twice",
                "leave `may` out",
                warning=True,
            )
        distance = to.amount(far)
        how = verbs.UP_TO if self.up_to is not None else verbs.EXACTLY
        player = to.decider(step)

        def move(slot: int) -> None:
            to.emit(verbs.MoveFighter(slot, distance, how, self.through is not None, player))

        one_by_one(self.who, Kind.FIGHTERS, step, to, move)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.who, Kind.FIGHTERS)

"""`place`: fighters anywhere, without a path."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.shared.one_by_one import one_by_one
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from effects.unmatched.landing import candidate_spaces, somewhere_to_go
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Place(Verb):
    """Put fighters that are on the board on empty spaces, regardless of paths and distance (rule 66)."""

    key: ClassVar[str] = "place"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}"

    who: Selector
    """Who is placed; several are placed one after the other."""
    in_: Selector
    """Where: `{one: spaces, ...filters}`; only empty spaces are offered."""

    def compile(self, step: Step, to: Compiler) -> None:
        spaces = candidate_spaces(self.in_, to)
        player = to.decider(step)
        one_by_one(self.who, Kind.FIGHTERS, step, to, lambda slot: to.emit(verbs.PlaceFighter(slot, spaces, player)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return somewhere_to_go(self.who, self.in_, to)

"""`steal`: Gigs taken by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import selectors as cyberpunk
from engine.cyberpunk import verbs
from engine.kernel import amounts, selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Steal(Verb):
    """A unit steals Gigs, beside what it steals by attacking; what prevents or changes steals holds for it too (rule
    8.13).
    """

    key: ClassVar[str] = "steal"
    main: ClassVar[str] = "gigs"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{steal: {gigs: {one: rival_gigs}}}"

    gigs: Selector
    """Which Gigs."""
    by: Selector | None = None
    """The unit that steals: this card unless said otherwise."""

    def compile(self, step: Step, to: Compiler) -> None:
        by: program.Selector = cyberpunk.Role(cyberpunk.THIS)
        if self.by is not None:
            by = to.target(self.by, Kind.CARDS, to.decider(step), None)
        slot = to.amount_slot(step)
        if self.gigs.quantifier in ("one", "exactly"):
            # The steal itself asks which, one by one (rule 8.11).
            gigs = to.things(self.gigs, Kind.GIGS)
            to.emit(verbs.Steal(amounts.Number(self.gigs.count), gigs, by, slot))
            return
        gigs = to.target(self.gigs, Kind.GIGS, to.decider(step), None)
        if not isinstance(gigs, selectors.NamedThings):
            named = to.names.slot(to.most(self.gigs, Kind.GIGS))
            to.pick_into(named, self.gigs, Kind.GIGS, to.decider(step))
            gigs = selectors.NamedThings(named, "")
        to.emit(verbs.Steal(amounts.CountOf(gigs), gigs, by, slot))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.gigs, Kind.GIGS)

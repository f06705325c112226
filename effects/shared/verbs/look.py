"""`look`: cards seen by one player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.grammar.selector import CHOOSING
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.kernel import picking, selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Look(Verb):
    """Look at cards that are hidden: they stay where they are, and only you know them from now on (rule 82)."""

    key: ClassVar[str] = "look"
    main: ClassVar[str] = "at"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{look: opponent_hand}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{look: {top: 3, of: your_deck}}"}

    at: Selector
    """Which cards; a pile alone means all of it."""

    def compile(self, step: Step, to: Compiler) -> None:
        if self.at.quantifier in CHOOSING:
            cards = to.target(self.at, Kind.CARDS, to.decider(step), step)
            to.emit(to.dialect.deeds.look(cards))
            return
        cards = to.things(self.at, Kind.CARDS)
        if step.as_ is not None:
            slot = to.names.slot(to.most(self.at, Kind.CARDS))
            to.declare(step, slot, Kind.CARDS)
            to.emit(picking.Clear(slot, True))
            to.emit(picking.Bind(slot, cards))
            cards = selectors.NamedThings(slot, "")
        to.emit(to.dialect.deeds.look(cards))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.at, Kind.CARDS)

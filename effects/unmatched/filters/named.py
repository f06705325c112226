"""`named`: certain fighters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.spelling import did_you_mean
from effects.syntax.keyword import Filter
from effects.syntax.words import Kind, Whereabouts
from engine.kernel import selectors
from engine.unmatched import filters as unmatched_filters

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class Named(Filter):
    """Only these: fighters by their ids, on the board or off it, or cards of the hero's deck by theirs."""

    key: ClassVar[str] = "named"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.CARDS)
    whereabouts: ClassVar[Whereabouts] = Whereabouts.ANYWHERE
    example: ClassVar[str] = "{who: attacker, named: your_hero}"

    of: Selector
    """An id, or a list of ids."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        if kind is Kind.CARDS:
            return unmatched_filters.CardNamed([self._card(one, to) for one in self.of.union or [self.of]])
        return selectors.Among(to.listed(self.of, kind), True)

    def _card(self, one: Selector, to: Meaning) -> str:
        """The id of a card of the hero's own deck."""
        id_ = one.word or ""
        if id_ not in to.own.cards:
            hint = did_you_mean(id_, sorted(to.own.cards)) or "A card is named by its id."
            to.problem(one.written_at, "unknown-card", f"the deck has no card {id_}", hint, length=max(len(id_), 1))
        return id_

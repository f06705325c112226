"""`in`: fighters by the spaces they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.unmatched import filters as unmatched_filters

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class In(Filter):
    """Only fighters that stand in one of these spaces."""

    key: ClassVar[str] = "in"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS,)
    example: ClassVar[str] = (
        "{damage: {to: {each: opposing_fighters, in: {each: spaces, adjacent_to: your_hero}}, amount: 1}}"
    )

    of: Selector
    """The spaces; a name, or several in a list."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return unmatched_filters.StandsIn(to.listed(self.of, Kind.SPACES))

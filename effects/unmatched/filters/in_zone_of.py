"""`in_zone_of`: in a zone of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.unmatched import expressions as places

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector
    from engine.kernel import expressions


PLACE_KINDS = {Kind.FIGHTERS: places.FIGHTER_KIND, Kind.SPACES: places.SPACE_KIND}


class InZoneOf(Filter):
    """Only what shares at least one zone with one of these (rules 37, 77)."""

    key: ClassVar[str] = "in_zone_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.SPACES)
    example: ClassVar[str] = "{one: opposing_fighters, in_zone_of: your_hero}"

    of: Selector
    """Fighters or spaces."""

    def compile(self, kind: Kind, to: Compiler) -> expressions.Filter:
        others = to.kind_of(self.of) or Kind.FIGHTERS
        if others is Kind.CARDS:
            to.problem(self.of.written_at, "wrong-kind", "cards stand on no space: here fighters or spaces are wanted")
            others = Kind.FIGHTERS
        return places.Near(PLACE_KINDS[kind], True, to.things(self.of, others), PLACE_KINDS[others])

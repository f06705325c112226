"""`in_zone_of`: in a zone of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from effects.unmatched.nearness import near

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


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

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return near(self.of, True, kind, to)

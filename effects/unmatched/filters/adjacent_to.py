"""`adjacent_to`: next to something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from effects.unmatched.nearness import near

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class AdjacentTo(Filter):
    """Only what is on a space joined by a path to the space of one of these; no space is adjacent to itself (rules 36,
    78).
    """

    key: ClassVar[str] = "adjacent_to"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.SPACES)
    example: ClassVar[str] = "{each: fighters, adjacent_to: your_fighter}"

    of: Selector
    """Fighters or spaces."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return near(self.of, False, kind, to)

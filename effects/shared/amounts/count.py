"""`count`: how many of something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure
from engine.kernel import amounts

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Group
    from engine.kernel import program


class Count(Measure):
    """How many there are."""

    key: ClassVar[str] = "count"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{draw: {amount: {count: {who: opposing_fighters, adjacent_to: your_fighter}}}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{draw: {amount: {count: {gigs: friendly_gigs, is: max}}}}"}

    of: Group
    """What is counted."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.CountOf(to.group(self.of))

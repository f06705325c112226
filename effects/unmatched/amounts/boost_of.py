"""`boost_of`: the BOOST value of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Group, Selector
    from engine.kernel import expressions


class BoostOf(Measure):
    """The BOOST value of cards, all together; a card without one counts as 0."""

    key: ClassVar[str] = "boost_of"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{add: {value: {boost_of: lost}}}"

    of: Selector
    """The cards."""

"""`pick`: decide now, act later."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Condition, Selector, Step
    from engine.kernel import expressions


class Pick(Verb):
    """Decide now on fighters, cards or spaces that later steps of this card use by the name in `as`."""

    key: ClassVar[str] = "pick"
    main: ClassVar[str] = "what"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{pick: {one: opposing_fighters}, as: mark}"

    what: Selector
    """What is picked."""

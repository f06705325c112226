"""`shuffle`: a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.syntax.keyword import Verb

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


class Shuffle(Verb):
    """Shuffle your deck; nobody knows the order of its cards any more."""

    key: ClassVar[str] = "shuffle"
    main: ClassVar[str] = "pile"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{shuffle: your_deck}"

    pile: Literal["your_deck"]
    """`your_deck`."""

    def compile(self, step: Step, to: Compiler) -> None:
        assert to.dialect.deeds.shuffle is not None
        to.emit(to.dialect.deeds.shuffle())

"""`is`: what sort of fighter, card or space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from engine.kernel import expressions


class Is(Filter):
    """Only what is all of this: a fighter is `hero`, `sidekick`, `defeated`, `damaged` or `undamaged`; a space is
    `empty` or `occupied`; a card is `attack`, `defense`, `versatile` or `scheme` (a versatile card is also an attack
    and a defense card, rule 42).
    """

    key: ClassVar[str] = "is"
    main: ClassVar[str] = "words"
    whole: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.CARDS, Kind.SPACES)
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{each: opposing_fighters, is: [sidekick, damaged]}"

    words: list[str] = Field(min_length=1)
    """One word, or a list of words that must all fit."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """One word may stand without a list."""
        return {cls.main: [data] if isinstance(data, str) else data}
